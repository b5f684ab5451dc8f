import { describe, expect, test } from 'vitest';
import { csvAnswer, timeColumn, toCsv } from './csv.ts';

const one = (value: string | number | { paise: number } | null) => {
  const text = toCsv([['Value', () => value]], [null]);
  return text.slice('\uFEFFValue\r\n'.length, -'\r\n'.length);
};

describe('a table as CSV', () => {
  test('has a heading, a line a row and the mark that Excel needs', () => {
    const columns = [
      ['Name', (row: { name: string; copies: number }) => row.name],
      ['Copies', (row: { name: string; copies: number }) => row.copies],
    ] as const;
    expect(toCsv(columns, [{ name: 'Asha', copies: 3 }])).toBe('\uFEFFName,Copies\r\nAsha,3\r\n');
    expect(toCsv(columns, [])).toBe('\uFEFFName,Copies\r\n');
  });

  test.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['अनीता 🧩', 'अनीता 🧩'],
    [null, ''],
    [-3, '-3'],
    [{ paise: 49_905 }, '499.05'],
    [{ paise: -7 }, '-0.07'],
    [{ paise: 0 }, '0.00'],
  ])('%j is written as %j', (value, written) => {
    expect(one(value)).toBe(written);
  });

  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
    '\n=1+1',
    '\r\n=1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    ' =1+1',
    '\u200B=1+1',
    '\uFEFF=1+1',
    '=HYPERLINK("http://x","y")',
  ])('a spreadsheet does not run %j', (formula) => {
    expect(one(formula).replace(/^"/, '')).toMatch(/^'/);
  });

  test('has times in the time zone of the shop, and its heading says so', () => {
    const columns = [timeColumn<Date | string | null>('Sold', (at) => at)];
    const rows = [new Date('2026-11-15T18:45:09Z'), '2026-11-15T18:15:00.000Z', null];
    expect(toCsv(columns, rows)).toBe(
      '\uFEFFSold (IST)\r\n2026-11-16 00:15:09\r\n2026-11-15 23:45:00\r\n\r\n',
    );
  });

  test('is handed over under a name with its day', () => {
    const answer = csvAnswer('users', new Date('2026-11-15T23:00:00Z'), [['A', () => 1]], [0]);
    expect(answer.headers).toEqual({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="users-2026-11-16.csv"',
    });
  });
});
