import { describe, expect, test } from 'vitest';
import { creditsFor, isInTime, type PaidPeriod } from './policy.upgrade.ts';

const DAY_MS = 24 * 3_600_000;
const now = new Date('2026-11-20T06:00:00Z');
const inDays = (days: number): Date => new Date(now.getTime() + days * DAY_MS);
const period = (grantId: string, from: number, to: number, more: Partial<PaidPeriod> = {}) => ({
  grantId,
  planName: 'Pro',
  startsAt: inDays(from),
  endsAt: inDays(to),
  ofDays: 30,
  paidPaise: 49_900,
  ...more,
});
const credited = (periods: PaidPeriod[], pricePaise = 99_900) =>
  creditsFor(periods, { pricePaise, now }).map(({ grantId, days, creditPaise }) => [
    grantId,
    days,
    creditPaise,
  ]);

describe('the credit for unused days', () => {
  test('is whole days times what was paid for each, rounded down to the paisa', () => {
    // 49,900 × 19 / 30 = 31,603.33
    expect(credited([period('a', -10.4, 19.6)])).toEqual([['a', 19, 31_603]]);
    expect(credited([period('a', -10.4, 19.6, { paidPaise: 100 })])).toEqual([['a', 19, 63]]);
  });

  test('counts a period that has not begun whole, and never more days than it has', () => {
    expect(credited([period('a', -29.5, 0.5), period('b', 0.5, 30.5)])).toEqual([
      ['b', 30, 49_900],
    ]);
    // An admin has made the period longer than what was bought.
    expect(credited([period('a', -1, 59)])).toEqual([['a', 30, 49_900]]);
  });

  test('is nothing without a whole day or without a payment', () => {
    expect(credited([period('a', -29.5, 0.5)])).toEqual([]);
    expect(credited([period('a', -1, 29, { paidPaise: 0 })])).toEqual([]);
  });

  test('leaves at least a rupee to pay, and leaves a period alone that is worth more', () => {
    const stack = [period('a', 0, 30), period('b', 30, 60), period('c', 60, 90)];
    expect(credited(stack, 99_900).map(([id]) => id)).toEqual(['a', 'b']);
    expect(credited(stack, 99_899).map(([id]) => id)).toEqual(['a']);
    // A cheaper period behind it does not overtake it.
    expect(
      credited([period('year', 0, 365, { ofDays: 365, paidPaise: 499_900 }), stack[0]!]),
    ).toEqual([]);
  });
});

test('the credit of an order can be paid with for two days', () => {
  const order = { createdAt: now };
  expect(isInTime(order, inDays(2))).toBe(true);
  expect(isInTime(order, new Date(inDays(2).getTime() + 1))).toBe(false);
});
