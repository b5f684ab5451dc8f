import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits, unguessable, fit for a header and an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored instead of a token. Tokens are long and random, so a plain hash is enough. */
export const tokenDigest = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Six digits are few, so their digest needs a secret that is not in the database. */
export const codeDigest = (secret: string, ...parts: string[]): Buffer =>
  createHmac('sha256', secret).update(parts.join('\n')).digest();

/** Digits that only the holder of the secret can work out, so that what they are made from may be written down. */
export const secretDigits = (length: number, secret: string, ...parts: string[]): string => {
  const number = codeDigest(secret, 'digits', ...parts).readUIntBE(0, 6);
  return String(number % 10 ** length).padStart(length, '0');
};

export const sameDigest = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && timingSafeEqual(a, b);

/** Something a browser keeps for us and cannot change. */
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
