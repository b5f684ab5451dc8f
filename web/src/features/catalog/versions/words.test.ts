import { expect, test } from 'vitest';
import type { ComponentVersion } from '@tessera/contract/versions';
import { formatDay, formatGrowth, outdatedWords } from './words.ts';

const version = (number: number, more: Partial<ComponentVersion> = {}): ComponentVersion => ({
  number,
  publishedAt: '2026-11-12T00:00:00.000Z',
  note: null,
  linesAdded: null,
  linesRemoved: null,
  lines: 10,
  isCurrent: false,
  ...more,
});
const noteOf = (breaks: boolean, ...kinds: ('mended' | 'added' | 'changed')[]) => ({
  breaks,
  notes: kinds.map((kind, index) => ({ kind, text: `${kind} ${index}` })),
});
const year = new Date().getFullYear();
const copy = {
  componentId: 'one',
  copied: 2,
  copiedAt: `${year}-01-03T06:00:00.000Z`,
  current: 3,
};

test('what is new is said in one sentence', () => {
  const versions = [
    version(3, { note: noteOf(false, 'mended', 'added', 'mended') }),
    version(2, { note: noteOf(true, 'changed') }),
  ];
  expect(outdatedWords(copy, versions)).toBe(
    'You copied v2 on 3 Jan. v3 is out: two mended, one added, nothing breaks.',
  );
});

test('several versions are said together, and one that breaks makes it break', () => {
  const versions = [
    version(4, { note: noteOf(false, 'added') }),
    version(3, { note: noteOf(true, 'changed') }),
  ];
  expect(outdatedWords({ ...copy, current: 4 }, versions)).toBe(
    'You copied v2 on 3 Jan. v4 is out: one added, one changed, some of it breaks.',
  );
});

test('without a note nothing is claimed', () => {
  expect(outdatedWords(copy, [version(3)])).toBe('You copied v2 on 3 Jan. v3 is out.');
});

test('a day of another year has its year', () => {
  expect(formatDay(new Date('2019-11-03T06:00:00Z'))).toBe('3 Nov 2019');
});

test('growth is known when both versions were measured', () => {
  const [light, heavy] = [version(1, { gzipBytes: 4_000 }), version(2, { gzipBytes: 4_200 })];
  expect([formatGrowth(heavy, light), formatGrowth(light, heavy)]).toEqual(['+0.2 kB', '−0.2 kB']);
  expect([formatGrowth(heavy), formatGrowth(heavy, version(1))]).toEqual(['', '']);
});
