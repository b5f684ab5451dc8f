import { randomUUID } from 'node:crypto';

const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;

/** Letters, digits and dashes: nothing that could end a line of a log or of a head. */
export const isRequestId = (value: unknown): value is string =>
  typeof value === 'string' && REQUEST_ID.test(value);

/** Names for requests that come without one: a start of this process's own, and a number. */
export function createIds(): () => string {
  const start = randomUUID().slice(0, -12);
  let count = 0;
  return () => start + (++count).toString(16).padStart(12, '0');
}
