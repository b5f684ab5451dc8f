import { MONEY_LOCALE, TIME_ZONE } from '@tessera/contract/constants';

const MONTHS = 24;
const inShop = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });
const named = new Intl.DateTimeFormat(MONEY_LOCALE, {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The current month and those before it, as `2026-11`. */
export function recentMonths(now: Date): { value: string; label: string }[] {
  const [year = 0, month = 0] = inShop.format(now).split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) => {
    const first = new Date(Date.UTC(year, month - 1 - back, 1));
    return { value: first.toISOString().slice(0, 7), label: named.format(first) };
  });
}
