/** Spec 1: the claim of the front page, which it makes only while it is true. */
const CLAIMED = 70;

/** How many free components the shop may say it has: the claim, or else the number. */
export const freeClaim = (freeTotal: number): string =>
  freeTotal >= CLAIMED ? `${CLAIMED}+` : freeTotal.toLocaleString('en-IN');
