import { expect, test } from 'vitest';
import { endOf, priceTerms, timeLeft } from './plan-terms.ts';

const NOW = new Date('2026-11-21T08:00+05:30');

test.each([
  [499, 30, '₹499 per month'],
  [2_499, 180, '₹417 per month (₹2,499 for 180 days)'],
  [49, 1, '₹1,470 per month (₹49 for 1 day)'],
])('₹%i for %i days is %s [SB-03]', (price, duration, terms) => {
  expect(priceTerms({ price, duration })).toBe(terms);
});

test.each([
  ['2026-12-14T10:00+05:30', '24 days left'],
  ['2026-11-22T00:05+05:30', '1 day left'],
  ['2026-11-21T23:59+05:30', '1 day left'],
  ['2026-11-01T10:00+05:30', '0 days left'],
])('a plan until %s has %s [ST-15]', (expiresAt, left) => {
  expect(timeLeft({ expiresAt }, NOW)).toBe(left);
});

test('an end is a day of the shop', () => {
  expect(endOf({ expiresAt: '2026-12-13T20:00:00.000Z' })).toBe('14 December 2026');
});
