import { expect, test } from 'vitest';
import {
  type Brand,
  brandVariables,
  contrastOf,
  FONT_STACKS,
  isFontName,
  NO_BRAND,
  readBrand,
  textOn,
} from './brand.ts';

const BRAND: Brand = { colour: '#0b5fc4', radius: '0.25rem', font: 'Space Grotesk' };

test('a brand becomes the variables of our items and of a project with shadcn', () => {
  expect(brandVariables(NO_BRAND)).toEqual({});
  expect(brandVariables(BRAND)).toEqual({
    '--brand': '#0b5fc4',
    '--primary': '#0b5fc4',
    '--primary-foreground': '#ffffff',
    '--ring': '#0b5fc4',
    '--radius': '0.25rem',
    '--brand-font': 'Space Grotesk,ui-sans-serif,system-ui,sans-serif',
    '--font-sans': 'Space Grotesk,ui-sans-serif,system-ui,sans-serif',
  });
  expect(brandVariables({ ...NO_BRAND, font: 'Monospace' })['--brand-font']).toBe(
    FONT_STACKS.Monospace,
  );
});

test.each([
  [{ colour: 'red' }],
  [{ colour: '#FFF' }],
  [{ colour: '#0b5fc4;' }],
  [{ radius: '7px' }],
  [{ font: "a'b" }],
  [{ font: 'Source Sans 3' }],
  [{ font: 'x'.repeat(41) }],
  [{ font: 7 }],
  [null],
  ['#0b5fc4'],
])('what is not a brand is not read: %j', (value) => {
  expect(readBrand(value)).toEqual(NO_BRAND);
});

test('a brand survives being stored', () => {
  expect(readBrand(JSON.parse(JSON.stringify(BRAND)))).toEqual(BRAND);
});

test('every stack is a list of names that need no quotes', () => {
  for (const stack of Object.values(FONT_STACKS))
    expect(stack.split(',').filter((name) => !isFontName(name))).toEqual([]);
});

test('contrast is that of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect([textOn('#ffd60a'), textOn('#0b5fc4')]).toEqual(['#000000', '#ffffff']);
});
