import { MONEY_LOCALE, TIME_ZONE } from './constants.ts';

const DAY_MS = 24 * 3_600_000;

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});
const long = new Intl.DateTimeFormat(MONEY_LOCALE, { timeZone: TIME_ZONE, dateStyle: 'long' });
const short = new Intl.DateTimeFormat(MONEY_LOCALE, { timeZone: TIME_ZONE, dateStyle: 'medium' });

/** The number of the calendar day in the shop's time zone. */
function dayNumber(moment: Date): number {
  const of = Object.fromEntries(
    parts.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return Date.UTC(Number(of['year']), Number(of['month']) - 1, Number(of['day'])) / DAY_MS;
}

/** Calendar days in the shop's time zone: today 0, tomorrow 1; never below 0. */
export const calendarDays = (until: Date, now: Date): number =>
  Math.max(0, dayNumber(until) - dayNumber(now));

/** Days of access that are left, rounded up; never below 0. */
export const daysLeft = (until: Date, now: Date): number =>
  Math.max(0, Math.ceil((until.getTime() - now.getTime()) / DAY_MS));

export const formatDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

/** 14 December 2026 */
export const formatDate = (moment: Date): string => long.format(moment);

/** 14 Dec 2026 */
export const formatShortDate = (moment: Date): string => short.format(moment);
