/** Spec 1: the number that the landing page claims, if it is true. */
const CLAIMED = 70;

/** The number of free components to show: the claim if it is true, otherwise the count. */
export const freeClaim = (freeTotal: number): string =>
  freeTotal >= CLAIMED ? `${CLAIMED}+` : freeTotal.toLocaleString('en-IN');
