import { describe, expect, test } from 'vitest';
import { isCovering, placeWaiting } from './policy.waiting.ts';
import type { PlanGrant } from './repository.ts';

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));
const grant = (id: string, planId: string, from: number, to: number, opens: string[] = []) =>
  ({
    id,
    planId,
    startsAt: day(from),
    endsAt: day(to),
    snapshot: { name: planId, pricePaise: 49_900, accessiblePlans: opens },
  }) satisfies PlanGrant;
const LINKS = new Map([['plus', ['pro']]]);

describe('whether a period covers another plan', () => {
  test('it opens it, by the links of today or by those of its purchase', () => {
    expect(isCovering(grant('a', 'plus', 1, 31), 'pro', LINKS)).toBe(true);
    expect(isCovering(grant('a', 'plus', 1, 31, ['pro']), 'pro', new Map())).toBe(true);
    expect(isCovering(grant('a', 'plus', 1, 31), 'other', LINKS)).toBe(false);
  });

  test('not itself, and not a plan that opens it in return', () => {
    expect(isCovering(grant('a', 'plus', 1, 31), 'plus', LINKS)).toBe(false);
    const both = new Map([
      ['plus', ['pro']],
      ['pro', ['plus']],
    ]);
    expect(isCovering(grant('a', 'plus', 1, 31), 'pro', both)).toBe(false);
  });
});

describe('where waiting periods belong', () => {
  test('behind the plan that covers them, and behind each other', () => {
    const grants = [
      grant('h', 'plus', 1, 31),
      grant('a', 'pro', 10, 40),
      grant('b', 'pro', 40, 70),
    ];
    expect(placeWaiting(grants, LINKS, day(5))).toEqual([
      { id: 'a', startsAt: day(31), endsAt: day(61) },
      { id: 'b', startsAt: day(61), endsAt: day(91) },
    ]);
  });

  test('at once when nothing covers them any more', () => {
    expect(placeWaiting([grant('a', 'pro', 31, 61)], LINKS, day(5))).toEqual([
      { id: 'a', startsAt: day(5), endsAt: day(35) },
    ]);
  });

  test('a period that runs stays where it is', () => {
    const grants = [grant('h', 'plus', 1, 31), grant('a', 'pro', 2, 32)];
    expect(placeWaiting(grants, LINKS, day(5))).toEqual([]);
  });

  test('plans whose links form a ring are placed all the same', () => {
    const ring = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a']],
    ]);
    const grants = [grant('1', 'a', 1, 31), grant('2', 'b', 31, 61), grant('3', 'c', 61, 91)];
    expect(placeWaiting(grants, ring, day(5))).toEqual([]);
  });
});
