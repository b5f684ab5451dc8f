import { expect, test } from 'vitest';
import { FAMILY_LIMIT, likeness, limitOf, shapeOf, SIMILARITY_LIMIT } from './similarity.ts';

const list = '<ul class="a b"><li class="c">x</li><li class="c">y</li></ul>';

test('the same markup is wholly alike, whatever it says', () => {
  expect(likeness(shapeOf(list), shapeOf(list.replace('x', 'other words')))).toBe(1);
});

test('a coat of paint does not hide the same structure', () => {
  expect(
    likeness(shapeOf(list), shapeOf(list.replaceAll('class="c"', 'class="d"'))),
  ).toBeGreaterThan(0.7);
});

test('different things are not alike', () => {
  const table = '<table class="t"><tbody><tr><td>1</td></tr></tbody></table>';
  expect(likeness(shapeOf(list), shapeOf(table))).toBe(0);
});

test('only items of the same family may be more alike', () => {
  expect(limitOf('plain-site', 'plain-site')).toBe(FAMILY_LIMIT);
  expect(limitOf('plain-site', 'forms')).toBe(SIMILARITY_LIMIT);
  expect(limitOf('plain-site', undefined)).toBe(SIMILARITY_LIMIT);
  expect(limitOf(undefined, undefined)).toBe(SIMILARITY_LIMIT);
});
