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

  test('not a plan that opens something else as well', () => {
    const more = new Map([
      ['plus', ['pro']],
      ['pro', ['basic']],
    ]);
    expect(isCovering(grant('a', 'plus', 1, 31), 'pro', more)).toBe(false);
    expect(isCovering(grant('a', 'plus', 1, 31, ['basic']), 'pro', more)).toBe(true);
    const kept = [grant('h', 'plus', 1, 31), grant('a', 'pro', 10, 40, ['old'])];
    expect(placeWaiting(kept, LINKS, day(5))).toEqual([
      { id: 'a', startsAt: day(5), endsAt: day(35) },
    ]);
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
    const all = ['a', 'b', 'c'];
    const grants = [
      grant('1', 'a', 1, 31, all),
      grant('2', 'b', 5, 35, all),
      grant('3', 'c', 5, 35, all),
    ];
    expect(placeWaiting(grants, ring, day(5))).toEqual([]);
  });
});

describe('a stack from which a period was taken', () => {
  test('moves the later ones forward by what was left of it', () => {
    const later = [grant('b', 'pro', 31, 61), grant('c', 'pro', 61, 91)];
    expect(placeWaiting(later, LINKS, day(11))).toEqual([
      { id: 'b', startsAt: day(11), endsAt: day(41) },
      { id: 'c', startsAt: day(41), endsAt: day(71) },
    ]);
  });

  test('moves them by all of it when it had not begun', () => {
    const left = [grant('a', 'pro', 1, 31), grant('c', 'pro', 61, 91)];
    expect(placeWaiting(left, LINKS, day(11))).toEqual([
      { id: 'c', startsAt: day(31), endsAt: day(61) },
    ]);
  });

  test('moves nothing when it was over', () => {
    const later = [grant('b', 'pro', 31, 61), grant('c', 'pro', 61, 91)];
    expect(placeWaiting(later, LINKS, day(31))).toEqual([]);
  });

  test('keeps them behind a plan that covers them, however long that is', () => {
    const left = [grant('h', 'plus', 11, 41), grant('b', 'pro', 51, 416)];
    expect(placeWaiting(left, LINKS, day(11))).toEqual([
      { id: 'b', startsAt: day(41), endsAt: day(406) },
    ]);
  });
});
