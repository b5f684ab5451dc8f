import { z } from 'zod';
import { TIME_ZONE } from '@tessera/contract/constants';

/** The mail names no more items. Further ones are on their pages. */
export const ITEMS_MAX = 20;
const NOTES_MAX = 6;
const NOTE_MAX_LENGTH = 200;

/** Every half hour of the first day of a month in the shop's time zone, so that an outage is made up for. */
export const DIGEST_TIMES = { cron: '0,30 9-20 1 * *', timeZone: TIME_ZONE };

const parts = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, dateStyle: 'short' });

/** The first day of the month in the shop's time zone, such as 2026-12-01. */
export const monthOf = (now: Date): string => `${parts.format(now).slice(0, 7)}-01`;

export const isFirstDay = (now: Date): boolean => parts.format(now) === monthOf(now);

const changeNote = z.object({
  breaks: z.boolean().catch(false),
  notes: z.array(z.object({ kind: z.string(), text: z.string() })).catch([]),
});

const KINDS: Record<string, string> = { mended: 'Mended', added: 'Added', changed: 'Changed' };

const short = (text: string): string =>
  text.length > NOTE_MAX_LENGTH ? `${text.slice(0, NOTE_MAX_LENGTH - 1)}…` : text;

/** The changes of some versions as lines, the newest version first. A version may have none. */
export function changeLines(stored: readonly unknown[]): string[] {
  const read = stored.flatMap((note) => changeNote.safeParse(note).data ?? []);
  const lines = read.flatMap(({ notes }) =>
    notes.map(({ kind, text }) => `${KINDS[kind] ?? 'Changed'}: ${short(text)}`),
  );
  return [
    ...(read.some(({ breaks }) => breaks)
      ? ['Needs a change in your code. Look at its versions before you copy it.']
      : []),
    ...lines.slice(0, NOTES_MAX),
    ...(lines.length > NOTES_MAX ? [`And ${lines.length - NOTES_MAX} more.`] : []),
  ];
}
