import { test } from '@playwright/test';
import { expectAccessible, THEMES } from '../accessible.ts';
import { tourSignedIn, tourSignedOut } from '../accounts-tour.ts';

const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

for (const viewport of SIZES)
  for (const colorScheme of THEMES)
    test.describe(`at ${viewport.width} px, ${colorScheme}`, () => {
      // Nothing is judged half faded in.
      test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      test('every screen for signing in is accessible', async ({ page, request }) => {
        await tourSignedOut(page, request, async (screen) => {
          await expectAccessible(page, screen);
        });
      });

      test('the account page and the menus of whoever is signed in are accessible', async ({
        page,
      }) => {
        await tourSignedIn(page, async (screen, floating) => {
          await expectAccessible(page, screen, floating);
        });
      });
    });
