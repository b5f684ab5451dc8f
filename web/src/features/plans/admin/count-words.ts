import { ADMIN_COUNT_MAX } from '@tessera/contract/admin-list';

const number = new Intl.NumberFormat('en-IN');

/** A count, which the server stops at some height. */
export const counted = (count: number): string =>
  count >= ADMIN_COUNT_MAX ? `${number.format(ADMIN_COUNT_MAX)}+` : number.format(count);

export const countWords = (count: number, noun: string): string =>
  `${counted(count)} ${noun}${count === 1 ? '' : 's'}`;
