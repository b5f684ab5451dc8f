import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { hashOf, type Hashed, type Inputs, ON_DISK } from './check-hash.ts';
import type { Bundle } from './checks/bundle.ts';
import { photograph } from './checks/photograph.ts';
import { THEMES } from './checks/stage.ts';
import type { Item } from './item.ts';
import { develop } from './photographs.ts';
import { looksTheSame } from './picture-difference.ts';
import { sha256Of } from './seal.ts';

export type Picture = {
  theme: string;
  file: string;
  width: number;
  height: number;
  placeholder: string;
};

/** What decides how the photographs of an item look. */
export const PICTURES: Hashed = {
  module: join(import.meta.dirname, 'checks/photograph.ts'),
  files: [join(import.meta.dirname, 'photographs.ts')],
  tools: ['@playwright/test', 'sharp'],
  isBuilt: true,
};

export const hashOfPictures = (item: Item, inputs: Inputs = ON_DISK): string =>
  sha256Of(`${hashOf(PICTURES, item, inputs)} ${item.meta.photoWidth ?? ''}`);

/** Photographs an item in both themes. A stored photograph that looks the same keeps its bytes. */
export async function takePictures(
  browser: Browser,
  item: Item,
  bundle: Bundle,
  stored: readonly Picture[],
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const theme of THEMES) {
    const { webp, ...picture } = await develop(await photograph(browser, item, bundle, theme));
    const file = `${theme}.webp`;
    const path = join(item.folder, file);
    const before = stored.find((one) => one.file === file);
    if (before && (await looksTheSame(readFileSync(path), webp))) pictures.push(before);
    else {
      writeFileSync(path, webp);
      pictures.push({ theme, file, ...picture });
    }
  }
  return pictures;
}
