import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, THEMES, turn } from '../accessible.ts';
import { FOLDER, JUDGED } from './folder.ts';

const fileName = (path: string) =>
  path.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home';

/** Pictures load when they are scrolled to, and a full-page screenshot needs all of them. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < Math.min(document.body.scrollHeight, 8_000); y += 600) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });
}

/** Checks the page with axe and for its width, and takes a screenshot, in both themes. */
export async function photograph(
  page: Page,
  o: { who: string; path: string; width: number; floating?: boolean },
) {
  const { who, path, width, floating = false } = o;
  const folder = join(FOLDER, who);
  mkdirSync(folder, { recursive: true });
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(wider, `${path} is wider than ${width} px`).toBeLessThanOrEqual(0);
  for (const theme of THEMES) {
    await turn(page, theme);
    await expectAccessible(page, `${path} at ${width} px, ${theme}`, floating);
    appendFileSync(JUDGED, `${who} ${path} ${width} ${theme}\n`);
    await page.screenshot({
      path: join(folder, `${fileName(path)}-${width}-${theme}.png`),
      // An overlay is positioned in the window, not in the full page.
      fullPage: !floating,
      animations: 'disabled',
    });
  }
}
