import type { ChangeNote } from '@tessera/contract/change-note';
import { MONEY_LOCALE, TIME_ZONE } from '@tessera/contract/constants';
import { formatShortDate } from '@tessera/contract/days';
import type { OutdatedCopy } from '@tessera/contract/saved';
import type { ComponentVersion } from '@tessera/contract/versions';

type Kind = ChangeNote['notes'][number]['kind'];

export const KIND_TITLES: Record<Kind, string> = {
  mended: 'Mended.',
  added: 'Added.',
  changed: 'Changed.',
};

const NUMBERS = `no one two three four five six seven eight nine ten eleven twelve`.split(' ');
const inWords = (count: number): string => NUMBERS[count] ?? String(count);

const day = new Intl.DateTimeFormat(MONEY_LOCALE, {
  timeZone: TIME_ZONE,
  day: 'numeric',
  month: 'short',
});
const kilobytes = new Intl.NumberFormat(MONEY_LOCALE, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** The year is left out while it is the present one. */
export function formatDay(moment: Date, now = new Date()): string {
  const [full, present] = [formatShortDate(moment), formatShortDate(now)];
  return full.slice(-4) === present.slice(-4) ? day.format(moment) : full;
}

/** '4.2 kB' */
export const formatWeight = (bytes: number): string => `${kilobytes.format(bytes / 1_000)} kB`;

/** '+0.2 kB' compared with the version before. Empty when one of both was not measured. */
export function formatGrowth(version: ComponentVersion, before?: ComponentVersion): string {
  if (version.gzipBytes === undefined || before?.gzipBytes === undefined) return '';
  const growth = version.gzipBytes - before.gzipBytes;
  return `${growth < 0 ? '−' : '+'}${formatWeight(Math.abs(growth))}`;
}

/** 'two mended, one added, nothing breaks'. What nobody wrote down is not claimed. */
function summaryOf(versions: readonly ComponentVersion[]): string {
  const notes = versions.flatMap(({ note }) => note?.notes ?? []);
  const counts = (Object.keys(KIND_TITLES) as Kind[]).flatMap((wanted) => {
    const count = notes.filter(({ kind }) => kind === wanted).length;
    return count === 0 ? [] : [`${inWords(count)} ${wanted}`];
  });
  const breaks = versions.some(({ note }) => note?.breaks);
  const isKnown = versions.length > 0 && versions.every(({ note }) => note !== null);
  return [
    ...counts,
    ...(breaks ? ['some of it breaks'] : []),
    ...(!breaks && isKnown ? ['nothing breaks'] : []),
  ].join(', ');
}

/** 'You copied v2 on 3 Nov. v3 is out: two mended, one added, nothing breaks.' */
export function outdatedWords(
  { copied, copiedAt, current }: OutdatedCopy,
  versions: readonly ComponentVersion[],
): string {
  const newer = versions.filter(({ number }) => number > copied && number <= current);
  const summary = summaryOf(newer);
  return `You copied v${copied} on ${formatDay(new Date(copiedAt))}. v${current} is out${summary && `: ${summary}`}.`;
}
