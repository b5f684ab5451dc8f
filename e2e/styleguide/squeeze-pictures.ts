import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import sharp from 'sharp';

const pictures = join(import.meta.dirname, 'pictures');

/** Reduces new pictures to a palette of 256 colours, which makes the files less than half as large. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default
export default async function squeezePictures({ updateSnapshots }: FullConfig) {
  if (updateSnapshots === 'none') return;
  for (const name of await readdir(pictures)) {
    const picture = await readFile(join(pictures, name));
    if ((await sharp(picture).metadata()).isPalette) continue;
    const squeezed = await sharp(picture)
      .png({ palette: true, quality: 100, effort: 10, dither: 0 })
      .toBuffer();
    await writeFile(join(pictures, name), squeezed);
  }
}
