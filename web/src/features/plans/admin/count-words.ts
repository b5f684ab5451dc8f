/** The contract's bound, which is not worth its whole schema in the browser. */
const ADMIN_COUNT_MAX = 10_000;
const number = new Intl.NumberFormat('en-IN');

/** A count, which the server stops at some height. */
export const counted = (count: number): string =>
  count >= ADMIN_COUNT_MAX ? `${number.format(ADMIN_COUNT_MAX)}+` : number.format(count);

export const countWords = (count: number, noun: string): string =>
  `${counted(count)} ${noun}${count === 1 ? '' : 's'}`;
