import { expect, test } from 'vitest';
import { changeLines, isFirstDay, monthOf } from './policy.ts';

/** Kolkata is five and a half hours ahead. */
const at = (text: string) => new Date(`${text}+05:30`);

test.each([
  ['2026-11-30T23:59', '2026-11-01', false],
  ['2026-12-01T00:00', '2026-12-01', true],
  ['2026-12-01T23:59', '2026-12-01', true],
  ['2026-12-02T00:00', '2026-12-01', false],
])('%s belongs to the month of %s; its first day: %s', (moment, month, isFirst) => {
  expect([monthOf(at(moment)), isFirstDay(at(moment))]).toEqual([month, isFirst]);
});

test('changes are named in words, and a change that breaks comes first', () => {
  expect(
    changeLines([
      { breaks: false, notes: [{ kind: 'mended', text: 'The focus.' }] },
      null,
      { breaks: true, notes: [{ kind: 'other', text: 'x'.repeat(300) }] },
    ]),
  ).toEqual([
    'Needs a change in your code. Look at its versions before you copy it.',
    'Mended: The focus.',
    `Changed: ${'x'.repeat(199)}…`,
  ]);
  const many = Array.from({ length: 9 }, () => ({ kind: 'added', text: 'A thing.' }));
  expect(changeLines([{ breaks: false, notes: many }]).at(-1)).toBe('And 3 more.');
  expect(changeLines([null, 'nonsense', { notes: 'none' }])).toEqual([]);
});
