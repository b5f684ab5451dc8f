import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NO_BRAND } from '@tessera/contract/brand';
import { BRAND_STORAGE_KEY } from '../lib/storage-keys.ts';
import { followAccount } from './brand-account.ts';
import { chooseBrand, chooseBrandInCode, chosenBrand } from './brand.ts';
import { withBrand } from './code-text.ts';

const CODE = 'bg-[var(--brand,#3b5bff)]';

/** The fake server: the brand of the account, and what was sent to it. */
const account = { brand: null as object | null, sent: [] as unknown[] };

beforeEach(() => {
  account.brand = null;
  account.sent = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (_url: string, { method, body }: RequestInit) => {
    if (method === 'PUT') {
      account.brand = JSON.parse(body as string) as object;
      account.sent.push(account.brand);
    }
    return Promise.resolve(Response.json({ brand: account.brand }));
  });
});
afterEach(() => {
  localStorage.removeItem(BRAND_STORAGE_KEY);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('without a choice code is the original', () => {
  expect(chosenBrand()).toEqual({ brand: NO_BRAND, isInCode: true });
  expect(withBrand(CODE, chosenBrand())).toBe(CODE);
});

test('a choice is kept by the browser and carried by code, unless the original is wanted', () => {
  chooseBrand({ colour: '#0b5fc4' });
  chooseBrand({ font: 'Monospace' });
  expect(chosenBrand().brand).toEqual({ colour: '#0b5fc4', radius: null, font: 'Monospace' });
  expect(withBrand(CODE, chosenBrand())).toBe('bg-[var(--brand,#0b5fc4)]');
  chooseBrandInCode(false);
  expect(withBrand(CODE, chosenBrand())).toBe(CODE);
});

test.each(['not json', '{"colour":"red"}', '7', 'null'])(
  '%s in the storage is no brand',
  (text) => {
    localStorage.setItem(BRAND_STORAGE_KEY, text);
    expect(chosenBrand().brand).toEqual(NO_BRAND);
  },
);

test('the brand of the account comes to a browser that has another', async () => {
  chooseBrand({ colour: '#111111' });
  account.brand = { colour: '#0b5fc4', radius: '1rem', font: null, isInCode: false };
  await followAccount('one');
  expect(chosenBrand()).toEqual({
    brand: { colour: '#0b5fc4', radius: '1rem', font: null },
    isInCode: false,
  });
  expect(account.sent).toEqual([]);
});

test('an account without one gets that of the browser, and later changes together', async () => {
  chooseBrand({ colour: '#111111' });
  await followAccount('two');
  expect(account.sent).toEqual([{ colour: '#111111', radius: null, font: null, isInCode: true }]);
  chooseBrand({ colour: '#222222' });
  chooseBrand({ colour: '#333333' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(account.sent).toHaveLength(2);
  expect(account.sent[1]).toMatchObject({ colour: '#333333' });
});
