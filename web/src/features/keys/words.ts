import { MONEY_LOCALE, TIME_ZONE } from '@tessera/contract/constants';
import { formatShortDate } from '@tessera/contract/days';
import type { KeyScope } from '@tessera/contract/key-rules';
import type { ApiKey } from '@tessera/contract/keys';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const ago = new Intl.RelativeTimeFormat(MONEY_LOCALE, { numeric: 'auto' });
const day = new Intl.DateTimeFormat(MONEY_LOCALE, { timeZone: TIME_ZONE, dateStyle: 'medium' });

export const SCOPE_WORDS: Record<KeyScope, string> = { catalogue: 'search', code: 'code' };

/** 'just now', '4 minutes ago', '3 hours ago', and a date after a day. */
export function formatAgo(moment: Date, now: Date): string {
  const passed = now.getTime() - moment.getTime();
  if (passed < MINUTE_MS) return 'just now';
  if (passed < HOUR_MS) return ago.format(-Math.floor(passed / MINUTE_MS), 'minute');
  if (passed < DAY_MS) return ago.format(-Math.floor(passed / HOUR_MS), 'hour');
  return day.format(moment);
}

export const lastUse = ({ lastUsedAt }: ApiKey, now: Date): string =>
  lastUsedAt === null ? 'Not yet' : formatAgo(new Date(lastUsedAt), now);

/** The end of a key, and whether it is over. */
export function endOf({ expiresAt }: ApiKey, now: Date): { words: string; isOver: boolean } {
  if (expiresAt === null) return { words: 'never', isOver: false };
  const end = new Date(expiresAt);
  const isOver = end <= now;
  return { words: isOver ? `ended ${formatShortDate(end)}` : formatShortDate(end), isOver };
}
