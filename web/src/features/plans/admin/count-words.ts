/** The same limit as in the contract. Importing it would add the whole schema to the bundle. */
const ADMIN_COUNT_MAX = 10_000;
const number = new Intl.NumberFormat('en-IN');

/** A count. The server stops counting at the limit. */
export const counted = (count: number): string =>
  count >= ADMIN_COUNT_MAX ? `${number.format(ADMIN_COUNT_MAX)}+` : number.format(count);

export const countWords = (count: number, noun: string): string =>
  `${counted(count)} ${noun}${count === 1 ? '' : 's'}`;
