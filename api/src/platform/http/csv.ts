import { TIME_ZONE, TIME_ZONE_NAME } from '@tessera/contract/constants';
import { Answer } from './answer.ts';

/** Money, written as rupees with two digits. */
type Amount = { paise: number };
type Value = string | number | boolean | Amount | null | undefined;

/** One column: its heading and a function that returns the value of a row. */
export type CsvColumn<Row> = readonly [heading: string, value: (row: Row) => Value];

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** 2026-11-15 15:30:00 in the time zone of the shop, as the screens show it. Spreadsheets read it as a time. */
function shopTime(moment: Date): string {
  const of = Object.fromEntries(
    parts.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return `${of['year']}-${of['month']}-${of['day']} ${of['hour']}:${of['minute']}:${of['second']}`;
}

/** A column of times. Its heading says the time zone. */
export const timeColumn = <Row>(
  heading: string,
  at: (row: Row) => Date | string | null | undefined,
): CsvColumn<Row> => [
  `${heading} (${TIME_ZONE_NAME})`,
  (row) => {
    const moment = at(row);
    return moment === null || moment === undefined ? null : shopTime(new Date(moment));
  },
];

/**
 * Spreadsheets read a cell that begins like this as a formula and run it. Some skip white space and control characters
 * first, and some read full-width signs as the plain ones.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;
const NEEDS_QUOTES = /[",\r\n]/;
/** Without it Excel does not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

function rupees({ paise }: Amount): string {
  const whole = Math.abs(paise);
  const digits = `${Math.trunc(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
  return paise < 0 ? `-${digits}` : digits;
}

function cell(value: Value): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object' && 'paise' in value) return rupees(value);
  const text = String(value);
  const inert = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Formats rows as RFC 4180. No cell can be read as a formula. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(([heading]) => cell(heading)),
    ...rows.map((row) => columns.map(([, value]) => cell(value(row)))),
  ];
  return `${BYTE_ORDER_MARK}${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}

/** A CSV download, as the response of an endpoint of the kind `file`. `name` is a plain word. */
export const csvAnswer = <Row>(
  name: string,
  at: Date,
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): Answer<string> =>
  new Answer(toCsv(columns, rows), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${shopTime(at).slice(0, 10)}.csv"`,
    },
  });
