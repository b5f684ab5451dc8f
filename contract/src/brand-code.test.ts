import { expect, test } from 'vitest';
import { brandCode } from './brand-code.ts';
import { type Brand, NO_BRAND } from './brand.ts';

const BRAND: Brand = { colour: '#0b5fc4', radius: '0.25rem', font: 'Space Grotesk' };

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
