import { TIME_ZONE } from '@tessera/contract/constants';
import type { InvoiceKind } from '@tessera/contract/invoice-kinds';

/** Each kind has its own series. The shop configures the second letter, so that it can start a new numbering. */
const LETTERS: Record<InvoiceKind, string> = {
  invoice: 'I',
  receipt: 'R',
  'credit note': 'C',
  'refund receipt': 'V',
};
const SERIAL_DIGITS = 7;
const APRIL = 4;

const calendar = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: 'numeric',
});

export const seriesOf = (kind: InvoiceKind, letter: string): string => LETTERS[kind] + letter;

/** From April to March, in the time zone of the shop: `26-27`. */
export function financialYear(moment: Date): string {
  const of = Object.fromEntries(
    calendar.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month', number>;
  const first = of.month >= APRIL ? of.year : of.year - 1;
  const short = (year: number) => String(year % 100).padStart(2, '0');
  return `${short(first)}-${short(first + 1)}`;
}

/** Sixteen characters, the maximum that Rule 46 allows. */
export const numberOf = (o: { series: string; year: string; serial: number }): string =>
  `${o.series}/${o.year}/${String(o.serial).padStart(SERIAL_DIGITS, '0')}`;
