import { randomBytes } from 'node:crypto';

/** Where a file lies: nobody can guess it, and it never holds another paper than the one it was made for. */
export const newFileKey = (): string => `invoices/${randomBytes(24).toString('hex')}.pdf`;
