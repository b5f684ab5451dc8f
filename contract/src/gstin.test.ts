import { expect, test } from 'vitest';
import { gstinCheckDigit, isGstin } from './gstin.ts';

test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'])('%s, a number in use, is right', (gstin) =>
  expect(isGstin(gstin)).toBe(true),
);

test('every single wrong character is noticed', () => {
  const right = '27AAPFU0939F1ZV';
  const missed: string[] = [];
  for (let at = 0; at < right.length; at++)
    for (const char of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
      const wrong = right.slice(0, at) + char + right.slice(at + 1);
      if (wrong !== right && isGstin(wrong)) missed.push(wrong);
    }
  expect(missed).toEqual([]);
});

test.each(['', '27AAPFU0939F1Z', '27AAPFU0939F1ZVV', '27aapfu0939f1zv', '27AAPFU0939F0ZV', 'é'])(
  '%j is no GSTIN',
  (text) => expect(isGstin(text)).toBe(false),
);

test('the check digit of what is not complete is still one character', () => {
  expect(gstinCheckDigit('29ABCDE1234F1Z')).toMatch(/^[0-9A-Z]$/);
});
