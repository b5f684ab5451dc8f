import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, THEMES, turn } from '../accessible.ts';
import { keepToken } from '../people.ts';
import { open } from '../visitors.ts';
import { FOLDER } from './folder.ts';
import { WALKERS } from './people.ts';

const WIDTHS = [390, 834, 1280];

const fileName = (path: string) =>
  path.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home';

/** Pictures come as they are scrolled to; a photograph of the whole page needs all of them. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < Math.min(document.body.scrollHeight, 8_000); y += 600) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

for (const [who, { arrive, pages }] of Object.entries(WALKERS))
  for (const width of WIDTHS)
    test.describe(`${who} at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

      test('every screen', async ({ page }) => {
        const folder = join(FOLDER, who);
        mkdirSync(folder, { recursive: true });
        const person = await arrive();
        if (person) await keepToken(page, person.token);
        for (const path of pages) {
          await open(page, path);
          await scrollThrough(page);
          const wider = await page.evaluate(
            () => document.documentElement.scrollWidth - innerWidth,
          );
          expect.soft(wider, `${path} is wider than the screen`).toBeLessThanOrEqual(0);
          for (const theme of THEMES) {
            await turn(page, theme);
            await expectAccessible(page, `${path}, ${theme}`);
            await page.screenshot({
              path: join(folder, `${fileName(path)}-${width}-${theme}.png`),
              fullPage: true,
              animations: 'disabled',
            });
          }
        }
      });
    });
