import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/**
 * `tsr_`, 32 random characters and a checksum of 6. Scanners for secrets recognise the form, and the checksum separates
 * a real key from a string that looks like one without asking anybody.
 */
const PREFIX = 'tsr_';
const RANDOM_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const FORM = new RegExp(`^${PREFIX}[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`);

function checksumOf(text: string): string {
  let rest = crc32(text);
  let checksum = '';
  while (checksum.length < CHECKSUM_LENGTH) {
    checksum = ALPHABET[rest % ALPHABET.length]! + checksum;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return checksum;
}

/** 190 random bits. */
export function newKey(): string {
  let random = '';
  while (random.length < RANDOM_LENGTH) random += ALPHABET[randomInt(ALPHABET.length)]!;
  return PREFIX + random + checksumOf(random);
}

/** Whether this could be a key. A token of a session never can. */
export function isKey(text: string): boolean {
  if (!FORM.test(text)) return false;
  const random = text.slice(PREFIX.length, -CHECKSUM_LENGTH);
  return text.endsWith(checksumOf(random));
}

export const lastFourOf = (key: string): string => key.slice(-4);
