import { expect, test } from 'vitest';
import { financialYear, numberOf, seriesOf } from './policy.series.ts';

test.each([
  ['2026-11-15T12:00:00Z', '26-27'],
  ['2027-01-01T00:00:00Z', '26-27'],
  // The last second of March and the first of April in India, which is five and a half hours ahead of UTC.
  ['2027-03-31T18:29:59.999Z', '26-27'],
  ['2027-03-31T18:30:00.000Z', '27-28'],
  ['2099-12-31T18:30:00Z', '99-00'],
])('%s is in the financial year %s', (moment, year) => {
  expect(financialYear(new Date(moment))).toBe(year);
});

test('a number has at most sixteen letters, digits, slashes and hyphens, whatever it counts', () => {
  const kinds = ['invoice', 'receipt', 'credit note', 'refund receipt'] as const;
  const numbers = kinds.flatMap((kind) =>
    [1, 9_999_999].map((serial) =>
      numberOf({ series: seriesOf(kind, 'A'), year: '26-27', serial }),
    ),
  );
  expect(numbers[0]).toBe('IA/26-27/0000001');
  expect(numbers.filter((number) => !/^[A-Za-z0-9/-]{1,16}$/.test(number))).toEqual([]);
  expect(new Set(numbers).size).toBe(numbers.length);
});
