import { test } from '@playwright/test';
import { keepToken } from '../people.ts';
import { open } from '../visitors.ts';
import { WALKERS } from './people.ts';
import { photograph, scrollThrough } from './photograph.ts';

/** A phone, a 1280 px window at 200% zoom, a tablet and a desktop. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 640, height: 450 },
  { width: 834, height: 1112 },
  { width: 1440, height: 900 },
];

for (const [who, { arrive, pages }] of Object.entries(WALKERS))
  for (const viewport of WINDOWS)
    test.describe(`${who} at ${viewport.width} px`, () => {
      test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

      test('every screen', async ({ page }) => {
        const person = await arrive();
        if (person) await keepToken(page, person.token);
        for (const path of pages) {
          await open(page, path);
          await scrollThrough(page);
          await page.waitForLoadState('networkidle');
          await photograph(page, { who, path, width: viewport.width });
        }
      });
    });
