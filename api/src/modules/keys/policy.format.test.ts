import { expect, test } from 'vitest';
import { newToken } from '../../platform/tokens.ts';
import { isKey, lastFourOf, newKey } from './policy.format.ts';

test('a key has its prefix, 32 characters and a checksum, and no two are alike', () => {
  const keys = Array.from({ length: 500 }, newKey);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) {
    expect(key).toMatch(/^tsr_[0-9A-Za-z]{38}$/);
    expect(isKey(key)).toBe(true);
    expect(key.endsWith(lastFourOf(key))).toBe(true);
  }
});

test('every changed character breaks the checksum', () => {
  const key = newKey();
  for (let at = 4; at < key.length; at++) {
    const other = key[at] === 'a' ? 'b' : 'a';
    expect(isKey(key.slice(0, at) + other + key.slice(at + 1))).toBe(false);
  }
});

test.each(['', 'tsr_', newToken(), `${newKey()}a`, ` ${newKey()}`, newKey().slice(0, -1)])(
  '"%s" is no key',
  (text) => {
    expect(isKey(text)).toBe(false);
  },
);
