import { expect, test } from 'vitest';
import { bodyOf, formOf, startingWith } from './form-values.ts';

const MEERA = '01890000-0000-7000-8000-0000000000c1';
const image = new File(['x'], 'x.png', { type: 'image/png' });

test('who made a component is sent with it, and an empty field means the shop itself', () => {
  const own = startingWith({ title: 'Quiet hero', category: 'Hero' });
  const hers = { ...own, creator: MEERA };
  expect([own, hers].map((values) => bodyOf(values).creator)).toEqual([null, MEERA]);
  const o = { requestId: '01890000-0000-7000-8000-000000000001' };
  expect([own, hers].map((values) => formOf(values, image, o).get('creator'))).toEqual(['', MEERA]);
});
