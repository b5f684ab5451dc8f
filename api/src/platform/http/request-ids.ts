import { randomUUID } from 'node:crypto';

const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;

/** Letters, digits and dashes: nothing that could end a line of a log or of a head. */
export const isRequestId = (value: unknown): value is string =>
  typeof value === 'string' && REQUEST_ID.test(value);

// '0', '9', 'a' and 'f' as bytes.
const [ZERO, NINE, A, F] = [0x30, 0x39, 0x61, 0x66] as const;

/**
 * Names for requests that come without one: a start of this process's own, and a number. It is counted in the bytes
 * themselves: a text made from two is put together only when it is written, and that takes twice as long.
 */
export function createIds(): () => string {
  const name = Buffer.from(`${randomUUID().slice(0, -12)}${'0'.repeat(12)}`, 'latin1');
  return () => {
    let at = name.length - 1;
    while (name[at] === F) name[at--] = ZERO;
    name[at] = name[at] === NINE ? A : name[at]! + 1;
    return name.toString('latin1');
  };
}
