import { TIME_ZONE } from '@tessera/contract/constants';

export type ReminderKind = 'week' | 'day' | 'ended';

/** Which ends are written about now, and for how short a period it would be silly. */
export type Due = { kind: ReminderKind; from: Date; before: Date; longerThanDays: number };

const DAY_MS = 24 * 3_600_000;
const WEEK_DAYS = 7;
/** Longer ago it is no news: a shop that was away must not write to everybody who ever left. */
const ENDED_DAYS = 3;

/** Every half hour of the day in the shop's zone: nobody's telephone rings at night. */
export const REMINDER_TIMES = { cron: '0,30 9-20 * * *', timeZone: TIME_ZONE };

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** The midnight with which the shop's day began. Its zone has no summer time, so every day has 24 hours. */
function startOfDay(now: Date): number {
  const of = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, value]));
  const seconds = Number(of['hour']) * 3_600 + Number(of['minute']) * 60 + Number(of['second']);
  return Math.floor(now.getTime() / 1000) * 1000 - seconds * 1000;
}

/**
 * Days are the calendar's, in the shop's zone. A letter that could not be written on its day is written on a later one,
 * until the next kind takes its place; so no end is ever due for two kinds at once.
 */
export function remindersDue(now: Date): Due[] {
  const midnight = startOfDay(now);
  const inDays = (days: number) => new Date(midnight + days * DAY_MS);
  return [
    { kind: 'week', from: inDays(2), before: inDays(WEEK_DAYS + 1), longerThanDays: WEEK_DAYS },
    { kind: 'day', from: new Date(now.getTime() + 1), before: inDays(2), longerThanDays: 1 },
    {
      kind: 'ended',
      from: new Date(now.getTime() - ENDED_DAYS * DAY_MS),
      before: new Date(now.getTime() + 1),
      longerThanDays: 0,
    },
  ];
}
