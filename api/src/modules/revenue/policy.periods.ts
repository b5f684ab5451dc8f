import { TIME_ZONE } from '@tessera/contract/constants';

const DAY_MS = 24 * 3_600_000;
const MONTHS = 12;
/** With more days than this, a chart has too many bars. */
const DAYS_SHOWN_MAX = 90;

const inShop = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** The date in the shop's time zone, as `2026-11-15`. */
const shopDay = (moment: Date): string => inShop.format(moment);

const back = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

export type Span = { unit: 'day' | 'month'; first: string; last: string; days: string[] };

/** The days up to today, or the twelve months up to this one. Each month is named by its first day. */
export function spanOf(days: number, now: Date): Span {
  const last = shopDay(now);
  if (days <= DAYS_SHOWN_MAX) {
    const all = Array.from({ length: days }, (_, index) => back(last, days - 1 - index));
    return { unit: 'day', first: all[0]!, last, days: all };
  }
  const [year = 0, month = 0] = last.split('-').map(Number);
  const all = Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 10),
  );
  return { unit: 'month', first: all[0]!, last, days: all };
}
