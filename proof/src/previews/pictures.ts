import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { type Theme, THEMES } from '../../../catalogue/pipeline/checks/stage.ts';
import { develop } from '../../../catalogue/pipeline/photographs.ts';
import { looksTheSame } from '../../../catalogue/pipeline/picture-difference.ts';
import type { PreviewFiles } from '../../../catalogue/pipeline/previews/build.ts';
import { openPreview } from '../../../catalogue/pipeline/previews/preview.ts';
import type { Published } from './preview.ts';

/** As the photographs of the catalogue are taken (`catalogue/pipeline/checks/photograph.ts`). */
const PHOTOGRAPH_WIDTH = 960;
const WINDOW_WIDTH = 1120;
const WIDTHS = [390, 1280];

async function photograph(
  browser: Browser,
  preview: Published,
  { theme, width, scale }: { theme: Theme; width: number; scale?: number },
): Promise<Buffer> {
  const { page, show, close } = await openPreview(browser, preview, {
    width,
    ...(scale !== undefined && { scale }),
  });
  await show(`#theme=${theme}&motion=reduce`);
  const height = await page.evaluate(() =>
    Math.min(
      document.documentElement.scrollHeight,
      Math.ceil(document.querySelector('#root')!.getBoundingClientRect().height),
    ),
  );
  const png = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
  await close();
  return png;
}

/** The themes in which a preview looks unlike the stored photograph of its item. */
export async function differentFromStored(
  browser: Browser,
  preview: Published,
  themes: readonly Theme[] = THEMES,
): Promise<Theme[]> {
  const { folder, meta } = preview.item;
  const width = meta.photoWidth ?? WINDOW_WIDTH;
  const different: Theme[] = [];
  for (const theme of themes) {
    const png = await photograph(browser, preview, {
      theme,
      width,
      scale: PHOTOGRAPH_WIDTH / width,
    });
    const { webp } = await develop({ png });
    if (!(await looksTheSame(readFileSync(join(folder, `${theme}.webp`)), webp)))
      different.push(theme);
  }
  return different;
}

/** Compares a preview with another build of the same item, pixel for pixel, in both themes and two widths. */
export async function compareBuilds(
  browser: Browser,
  preview: Published,
  other: PreviewFiles,
): Promise<{ compared: number; different: string[] }> {
  const different: string[] = [];
  for (const theme of THEMES)
    for (const width of WIDTHS) {
      const one = await photograph(browser, preview, { theme, width });
      const two = await photograph(browser, { ...preview, files: other }, { theme, width });
      // The browser encodes equal pixels as equal bytes.
      if (!one.equals(two)) different.push(`${width} ${theme}`);
    }
  return { compared: THEMES.length * WIDTHS.length, different };
}
