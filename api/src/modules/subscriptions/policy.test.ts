import { describe, expect, test } from 'vitest';
import { heldPlans, nextPeriod } from './policy.ts';
import type { PlanGrant } from './repository.ts';

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));
const grant = (
  id: string,
  planId: string,
  from: number,
  to: number,
  more: Partial<PlanGrant['snapshot']> = {},
): PlanGrant => ({
  id,
  planId,
  startsAt: day(from),
  endsAt: day(to),
  snapshot: { name: planId, pricePaise: 49_900, accessiblePlans: [], ...more },
});

describe('what is held', () => {
  test('a plan counts while one of its periods runs, and ends with the last of them', () => {
    const grants = [grant('a', 'pro', 1, 31), grant('b', 'pro', 31, 61)];
    expect(heldPlans(grants, new Map(), day(10))).toMatchObject([
      { planId: 'pro', expiresAt: day(61) },
    ]);
  });

  test('a plan whose first period is still to come is not held yet', () => {
    expect(heldPlans([grant('a', 'pro', 5, 31)], new Map(), day(4))).toEqual([]);
  });

  test('it reaches what it reached when bought and what it reaches today', () => {
    const grants = [
      grant('a', 'plus', 1, 31, { accessiblePlans: ['pro', 'old'] }),
      grant('b', 'plus', 31, 61, { accessiblePlans: ['pro'] }),
    ];
    const [held] = heldPlans(grants, new Map([['plus', ['pro', 'new']]]), day(2));
    expect(held?.accessiblePlans.toSorted()).toEqual(['new', 'old', 'pro']);
  });

  test('the dearest comes first, at the price that was paid', () => {
    const grants = [
      grant('a', 'pro', 1, 90, { pricePaise: 49_900 }),
      grant('b', 'plus', 1, 31, { pricePaise: 99_900 }),
    ];
    expect(heldPlans(grants, new Map(), day(2)).map(({ planId }) => planId)).toEqual([
      'plus',
      'pro',
    ]);
  });
});

describe('a next period', () => {
  test('begins at once without one before it', () => {
    expect(nextPeriod([grant('a', 'plus', 1, 31)], 'pro', 30, day(3))).toEqual({
      startsAt: day(3),
      endsAt: day(33),
    });
  });

  test('begins where the last one of the same plan ends', () => {
    const grants = [grant('a', 'pro', 1, 31), grant('b', 'pro', 31, 61)];
    expect(nextPeriod(grants, 'pro', 7, day(3))).toEqual({ startsAt: day(61), endsAt: day(68) });
  });
});
