import { expect, test } from 'vitest';
import { blocksOf, countChanges, inOneColumn, markedParts } from './diff-rows.ts';

const line = (text: string) => {
  const kinds = { ' ': 'same', '+': 'added', '-': 'removed' } as const;
  return { kind: kinds[text[0] as keyof typeof kinds], text: text.slice(1) };
};
const hunk = (fromLine: number, toLine: number, ...lines: string[]) => ({
  fromLine,
  toLine,
  lines: lines.map(line),
});
const sideOf = (one: { number: number; text: string } | null) => one && `${one.number} ${one.text}`;

test('lines stand beside each other with their numbers, and what is skipped is counted', () => {
  const blocks = blocksOf({
    hunks: [
      hunk(4, 4, ' a', '-old', '+new one', '+new two', ' b'),
      hunk(20, 21, ' c', '-gone', ' d'),
    ],
  });
  expect(
    blocks.map((block) =>
      block.kind === 'skipped'
        ? block.count
        : block.rows.map(({ from, to }) => [sideOf(from), sideOf(to)]),
    ),
  ).toEqual([
    3,
    [['4 a', '4 a']],
    [
      ['5 old', '5 new one'],
      [null, '6 new two'],
    ],
    [['6 b', '7 b']],
    13,
    [['20 c', '21 c']],
    [['21 gone', null]],
    [['22 d', '22 d']],
  ]);
  expect(countChanges(blocks)).toBe(2);
});

test('in one column what was removed comes before what was added, and equal lines come once', () => {
  const [, change] = blocksOf({ hunks: [hunk(1, 1, ' a', '-x', '-y', '+z')] });
  const rows = change?.kind === 'change' ? change.rows : [];
  expect(inOneColumn(rows).map(({ text }) => text)).toEqual(['x', 'y', 'z']);
  const [same] = blocksOf({ hunks: [hunk(1, 1, ' a')] });
  expect(inOneColumn(same?.kind === 'same' ? same.rows : []).map(({ text }) => text)).toEqual([
    'a',
  ]);
});

test.each([
  ['return wanted - offset;', 'return wanted - other;', ['ffset', 'ther']],
  ['call(a);', 'call(a, b);', ['', ', b']],
  ['call(a, b);', 'call(a);', [', b', '']],
  ['entirely', 'different', ['', '']],
  ['  same', '  same', ['', '']],
])('within %j and %j only what differs is marked', (one, other, parts) => {
  const marks = markedParts(one, other);
  const cut = (text: string, mark = { start: 0, end: 0 }) => text.slice(mark.start, mark.end);
  expect([cut(one, marks[0]), cut(other, marks[1])]).toEqual(parts);
});
