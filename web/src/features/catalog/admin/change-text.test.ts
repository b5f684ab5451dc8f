import { expect, test } from 'vitest';
import { findChangesError, readChanges } from './change-text.ts';

test('each line is a change, and may begin with its kind', () => {
  expect(
    readChanges(
      'Mended: focus returns\n\n added. workdays\nCHANGED the name\nAn answer\nAddedNothing\nAdded\n',
    ),
  ).toEqual([
    { kind: 'mended', text: 'focus returns' },
    { kind: 'added', text: 'workdays' },
    { kind: 'changed', text: 'the name' },
    { kind: 'changed', text: 'An answer' },
    { kind: 'changed', text: 'AddedNothing' },
    { kind: 'changed', text: 'Added' },
  ]);
});

test('a note has 1 to 12 lines of up to 200 characters', () => {
  expect(findChangesError(' \n ')).toBe('Say what changed in the code.');
  expect(findChangesError('Added: a\n'.repeat(12))).toBe(false);
  expect(findChangesError('Added: a\n'.repeat(13))).toBe('At most 12 lines.');
  expect(findChangesError(`Added: ${'a'.repeat(200)}`)).toBe(false);
  expect(findChangesError('a'.repeat(201))).toBe('A line has at most 200 characters.');
});
