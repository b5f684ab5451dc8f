import { expect, test } from 'vitest';
import { pricePerMonth } from './price-per-month.ts';

test.each([
  [499, 30, 499],
  [2_499, 180, 417],
  [4_999, 365, 411],
  [49, 7, 210],
  [0, 30, 0],
])('₹%i for %i days is ₹%i a month', (price, duration, perMonth) => {
  expect(pricePerMonth({ price, duration })).toBe(perMonth);
});
