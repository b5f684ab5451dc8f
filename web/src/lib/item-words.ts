import type { ComponentCard } from '@tessera/contract/catalog';
import { MONEY_LOCALE } from '@tessera/contract/constants';

const kilobytes = new Intl.NumberFormat(MONEY_LOCALE, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** '6.2' for 6,229 bytes. */
export const inKilobytes = (bytes: number): string => kilobytes.format(bytes / 1_000);

/** What tells items apart: '6.2 kB · interactive'. What is unknown is left out. */
export const weightWords = ({
  gzipBytes,
  interactive,
}: Pick<ComponentCard, 'gzipBytes' | 'interactive'>): string =>
  [
    ...(gzipBytes === undefined ? [] : [`${inKilobytes(gzipBytes)} kB`]),
    ...(interactive === undefined ? [] : [interactive ? 'interactive' : 'server component']),
  ].join(' · ');
