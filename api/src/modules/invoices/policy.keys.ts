import { randomBytes } from 'node:crypto';

/** The storage key of a file. It cannot be guessed, and it is never reused for another document. */
export const newFileKey = (): string => `invoices/${randomBytes(24).toString('hex')}.pdf`;
