import { type Brand, NO_BRAND, readBrand } from '@tessera/contract/brand';
import { BRAND_STORAGE_KEY } from '../lib/storage-keys.ts';
import { createStore } from '../lib/store.ts';

/** The visitor's brand, and whether copied code carries it. */
export type BrandChoice = { brand: Brand; isInCode: boolean };

const DEFAULT: BrandChoice = { brand: NO_BRAND, isInCode: true };

/** The choice when storage is not available. It lasts until the page is left. */
let unstored: string | null = null;
/** The last choice that was read, so that the same text gives the same object. */
let known: { text: string | null; choice: BrandChoice } = { text: null, choice: DEFAULT };

function readText(): string | null {
  try {
    return localStorage.getItem(BRAND_STORAGE_KEY);
  } catch {
    return unstored;
  }
}

function parse(text: string | null): BrandChoice {
  if (text === null) return DEFAULT;
  try {
    const stored = JSON.parse(text) as { isInCode?: unknown };
    return { brand: readBrand(stored), isInCode: stored.isInCode !== false };
  } catch {
    return DEFAULT;
  }
}

/** The brand of this browser. */
export function chosenBrand(): BrandChoice {
  const text = readText();
  if (known.text !== text) known = { text, choice: parse(text) };
  return known.choice;
}

/** Stores the whole choice, such as that of the account. */
export function adoptBrand(choice: BrandChoice): void {
  const text = JSON.stringify({ ...choice.brand, isInCode: choice.isInCode });
  try {
    localStorage.setItem(BRAND_STORAGE_KEY, text);
  } catch {
    unstored = text;
  }
  brands.changed();
}

export const chooseBrand = (change: Partial<Brand>): void => {
  const { brand, isInCode } = chosenBrand();
  adoptBrand({ brand: readBrand({ ...brand, ...change }), isInCode });
};

export const chooseBrandInCode = (isInCode: boolean): void =>
  adoptBrand({ brand: chosenBrand().brand, isInCode });

/** The choice in another tab. */
function follow() {
  addEventListener('storage', brands.changed);
  return () => removeEventListener('storage', brands.changed);
}

const brands = createStore<BrandChoice>({ read: chosenBrand, onServer: DEFAULT, follow });

export const useBrand = brands.use;
/** Calls the listener after every change. Returns how to stop it. */
export const watchBrand = brands.watch;
