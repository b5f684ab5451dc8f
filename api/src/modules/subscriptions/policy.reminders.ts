import { TIME_ZONE } from '@tessera/contract/constants';

export type ReminderKind = 'week' | 'day' | 'ended';

/** The ends that an e-mail of this kind is due for. Periods that are not longer than `longerThanDays` get none. */
export type Due = { kind: ReminderKind; from: Date; before: Date; longerThanDays: number };

const DAY_MS = 24 * 3_600_000;
const WEEK_DAYS = 7;
/** An end longer ago gets no e-mail. After an outage, the shop must not write to all former subscribers. */
const ENDED_DAYS = 3;

/** Every half hour during the day in the shop's time zone, so that no e-mail arrives at night. */
export const REMINDER_TIMES = { cron: '0,30 9-20 * * *', timeZone: TIME_ZONE };

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** The last midnight in the shop's time zone. The zone has no daylight saving time, so every day has 24 hours. */
function startOfDay(now: Date): number {
  const of = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, value]));
  const seconds = Number(of['hour']) * 3_600 + Number(of['minute']) * 60 + Number(of['second']);
  return Math.floor(now.getTime() / 1000) * 1000 - seconds * 1000;
}

/**
 * Days are calendar days in the shop's time zone. An e-mail that could not be sent on its day is sent later, until the
 * next kind is due. An end is therefore never due for two kinds at once.
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
