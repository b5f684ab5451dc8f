import { expect, test } from 'vitest';
import { findLineDiff } from './line-diff.ts';

const lines = (...numbers: (number | string)[]) => numbers.map((one) => `line ${one}\n`).join('');
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('a change has the lines around it and the numbers of its first lines', () => {
  const before = lines(...upTo(20));
  const after = lines(...upTo(9), 'ten', 'and more', ...upTo(20).slice(10));
  expect(findLineDiff(before, after)).toEqual({
    added: 2,
    removed: 1,
    hunks: [
      {
        fromLine: 7,
        toLine: 7,
        lines: [
          ...[7, 8, 9].map((one) => ({ kind: 'same', text: `line ${one}` })),
          { kind: 'removed', text: 'line 10' },
          { kind: 'added', text: 'line ten' },
          { kind: 'added', text: 'line and more' },
          ...[11, 12, 13].map((one) => ({ kind: 'same', text: `line ${one}` })),
        ],
      },
    ],
  });
});

test('changes far apart are apart, and the second begins where it stands in each text', () => {
  const before = lines(...upTo(40));
  const after = lines('new', ...upTo(40).filter((one) => one !== 30));
  expect(
    findLineDiff(before, after)?.hunks.map(({ fromLine, toLine }) => [fromLine, toLine]),
  ).toEqual([
    [1, 1],
    [27, 28],
  ]);
});

test('the same text differs in nothing, and a missing line break at the end is no line', () => {
  expect(findLineDiff('a\nb\n', 'a\nb\n')).toEqual({ added: 0, removed: 0, hunks: [] });
  expect(findLineDiff('a', 'b')?.hunks).toEqual([
    {
      fromLine: 1,
      toLine: 1,
      lines: [
        { kind: 'removed', text: 'a' },
        { kind: 'added', text: 'b' },
      ],
    },
  ]);
});

test('texts that are too long, or differ too much, are not compared', () => {
  expect(findLineDiff('a\n'.repeat(5_000), 'b\n')).toBeNull();
  const before = lines(...upTo(3_000));
  expect(findLineDiff(before, before.replaceAll('line', 'other'))).toBeNull();
  expect(findLineDiff(before, before.replace('line 7\n', 'seven\n'))).toMatchObject({ added: 1 });
});
