import { expect, test } from 'vitest';
import { calendarDays, daysLeft, formatDate, formatDays, formatShortDate } from './days.ts';

const at = (text: string) => new Date(`${text}+05:30`);

test.each([
  ['2026-12-14T10:00', '2026-11-21T08:00', 24],
  ['2026-12-14T10:00', '2026-11-21T10:00', 23],
  ['2026-12-14T10:00', '2026-11-21T20:00', 23],
  ['2026-12-14T23:59', '2026-12-14T23:58', 1],
  ['2026-12-14T10:00', '2026-12-14T10:00', 0],
  ['2026-12-14T10:00', '2026-12-16T10:00', 0],
])('until %s there are, on %s, %i whole days left, never below 0 [ST-15]', (until, now, days) => {
  expect(daysLeft(at(until), at(now))).toBe(days);
});

test.each([
  ['2026-12-14T00:01', '2026-12-13T23:59', 1],
  ['2026-12-14T23:59', '2026-12-14T00:00', 0],
  ['2027-01-01T00:00', '2026-12-31T12:00', 1],
  ['2026-12-14T10:00', '2026-12-16T10:00', 0],
])('%s is, on %s, %i days ahead in the calendar', (until, now, days) => {
  expect(calendarDays(at(until), at(now))).toBe(days);
});

test('a day is written as the shop counts it, whatever UTC says', () => {
  const late = new Date('2026-12-13T20:00:00Z');
  expect(formatDate(late)).toBe('14 December 2026');
  expect(formatShortDate(late)).toBe('14 Dec 2026');
});

test('one day is singular', () => {
  expect([0, 1, 2].map(formatDays)).toEqual(['0 days', '1 day', '2 days']);
});
