import { expect, test } from 'vitest';
import {
  type Brand,
  brandCode,
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
  ['bg-[var(--brand,#3b5bff)]', 'bg-[var(--brand,#0b5fc4)]'],
  [
    'font-[family-name:var(--brand-font,ui-serif,Georgia,serif)]',
    'font-[family-name:var(--brand-font,Space_Grotesk,ui-sans-serif,system-ui,sans-serif)]',
  ],
  [
    'text-[oklch(from_var(--brand,oklch(from_var(--ink)_l_c_h))_l_0_h)]',
    'text-[oklch(from_var(--brand,#0b5fc4)_l_0_h)]',
  ],
  [
    '<style>{`a { font-family: var(--brand-font, Georgia, serif) }`}</style>',
    '<style>{`a { font-family: var(--brand-font, Space Grotesk,ui-sans-serif,system-ui,sans-serif) }`}</style>',
  ],
  ['a var(--brand,#111) b var(--brand,#222)', 'a var(--brand,#0b5fc4) b var(--brand,#0b5fc4)'],
  ['rounded-[var(--radius,.5rem)]', 'rounded-[var(--radius,0.25rem)]'],
])('the default in %s is replaced', (code, branded) => {
  expect(brandCode(code, BRAND)).toBe(branded);
});

test.each([
  'bg-[var(--brand-2,#fff)] text-[var(--brand-foreground,#000)] bg-[var(--brand)]',
  'font-[family-name:var(--brand-font-display,inherit)]',
  'a half sentence about var(--brand,',
])('what is not of the brand stays: %s', (code) => {
  expect(brandCode(code, BRAND)).toBe(code);
});

test('without a brand the code is the original', () => {
  const code = 'bg-[var(--brand,#3b5bff)]';
  expect(brandCode(code, NO_BRAND)).toBe(code);
  expect(brandCode(code, { ...BRAND, colour: null })).toBe(code);
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
