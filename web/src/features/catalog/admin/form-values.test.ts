import { expect, test } from 'vitest';
import { bodyOf, changesOf, errorsOf, formOf, startingWith } from './form-values.ts';

const MEERA = '01890000-0000-7000-8000-0000000000c1';
const image = new File(['x'], 'x.png', { type: 'image/png' });

test('who made a component is sent with it, and an empty field means the shop itself', () => {
  const own = startingWith({ title: 'Quiet hero', category: 'Hero' });
  const hers = { ...own, creator: MEERA };
  expect([own, hers].map((values) => bodyOf(values).creator)).toEqual([null, MEERA]);
  const o = { requestId: '01890000-0000-7000-8000-000000000001' };
  expect([own, hers].map((values) => formOf(values, image, o).get('creator'))).toEqual(['', MEERA]);
});

test('what changed is asked for and sent with other code only', () => {
  const before = { ...startingWith(), code: 'const a = 1;' };
  const edited = { ...before, code: 'const a = 2;', changes: 'Mended: a is 2', breaks: true };
  const o = { hasImage: true, codeBefore: before.code };
  expect([
    errorsOf(before, o).changes,
    errorsOf({ ...edited, changes: '' }, o).changes,
    errorsOf(edited, o).changes,
    errorsOf({ ...edited, changes: '' }, { hasImage: true }).changes,
  ]).toEqual([false, 'Say what changed in the code.', false, false]);
  expect(changesOf(before, before.code)).toEqual({});
  expect(changesOf(edited, before.code)).toEqual({
    changes: { breaks: true, notes: [{ kind: 'mended', text: 'a is 2' }] },
  });
  expect(bodyOf(edited)).not.toHaveProperty('changes');
  const form = formOf(edited, image, { requestId: '01890000-0000-7000-8000-000000000001' });
  expect([form.has('changes'), form.has('breaks')]).toEqual([false, false]);
});
