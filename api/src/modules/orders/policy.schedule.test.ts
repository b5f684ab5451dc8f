import { expect, test } from 'vitest';
import { nextCheck } from './policy.schedule.ts';

test('an unpaid order is looked at after 1, 2, 5, 15, 60 minutes, 6, 24, 72 hours and 6 days, and then no more', () => {
  const createdAt = new Date('2026-11-15T00:00:00Z');
  const minutes: number[] = [];
  for (let at: Date | null = nextCheck(createdAt, createdAt); at; at = nextCheck(createdAt, at))
    minutes.push((at.getTime() - createdAt.getTime()) / 60_000);
  expect(minutes).toEqual([1, 2, 5, 15, 60, 360, 1_440, 4_320, 8_640]);
});
