import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A random token of 256 bits that can be used in a header and in an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The digest that is stored instead of a token. Tokens are long and random, so a plain hash is enough. */
export const tokenDigest = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A one-time code has only six digits, so its digest needs a secret that is not in the database. */
export const codeDigest = (secret: string, ...parts: string[]): Buffer =>
  createHmac('sha256', secret).update(parts.join('\n')).digest();

/**
 * Digits that are derived from a secret and other parts. The other parts may be stored, because without the secret they
 * do not reveal the digits.
 */
export const secretDigits = (length: number, secret: string, ...parts: string[]): string => {
  const number = codeDigest(secret, 'digits', ...parts).readUIntBE(0, 6);
  return String(number % 10 ** length).padStart(length, '0');
};

export const sameDigest = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && timingSafeEqual(a, b);

/** Signs a value that a browser stores, so that the client cannot change it. */
export const seal = (secret: string, value: object): string => {
  const body = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${body}.${codeDigest(secret, 'seal', body).toString('base64url')}`;
};

export function unseal(secret: string, sealed: string | null): unknown {
  const [body = '', signature = ''] = (sealed ?? '').split('.');
  const right = codeDigest(secret, 'seal', body);
  if (!sameDigest(right, Buffer.from(signature, 'base64url'))) return null;
  return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
}
