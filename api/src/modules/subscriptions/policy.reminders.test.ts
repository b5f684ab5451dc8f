import { expect, test } from 'vitest';
import { remindersDue } from './policy.reminders.ts';

/** Kolkata is five and a half hours ahead. */
const at = (text: string) => new Date(`${text}+05:30`);
const NOW = at('2026-12-07T10:20:30.500');

const kindsFor = (endsAt: Date) =>
  remindersDue(NOW)
    .filter(({ from, before }) => endsAt >= from && endsAt < before)
    .map(({ kind }) => kind);

test.each([
  ['2026-12-15T00:00', []],
  ['2026-12-14T23:59', ['week']],
  ['2026-12-14T00:00', ['week']],
  ['2026-12-09T00:00', ['week']],
  ['2026-12-08T23:59', ['day']],
  ['2026-12-07T10:21', ['day']],
  ['2026-12-07T10:20', ['ended']],
  ['2026-12-04T10:21', ['ended']],
  ['2026-12-04T10:20', []],
])('on the seventh at twenty past ten, an end at %s is due for %j', (endsAt, kinds) => {
  expect(kindsFor(at(endsAt))).toEqual(kinds);
});

test('a day begins at midnight in the shop’s zone, whatever day it is in UTC', () => {
  const [week] = remindersDue(at('2026-12-08T00:10'));
  expect(week?.before).toEqual(at('2026-12-16T00:00'));
});
