import { expect, test } from 'vitest';
import { formatRupees, rupeesFromPaise } from './money.ts';

test('money is written in the en-IN style by one formatter [S1-30] [CON-30]', () => {
  expect(formatRupees(0)).toBe('₹0');
  expect(formatRupees(499)).toBe('₹499');
  expect(formatRupees(123_456)).toBe('₹1,23,456');
  expect(formatRupees(1_00_00_000)).toBe('₹1,00,00,000');
});

test('paise are shown only where there are some', () => {
  expect(formatRupees(rupeesFromPaise(49_950))).toBe('₹499.50');
  expect(formatRupees(rupeesFromPaise(49_900))).toBe('₹499');
});
