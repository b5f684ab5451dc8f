import type { Browser } from '@playwright/test';
import { develop } from '../photographs.ts';
import type { Sight } from './meta.ts';
import { type BuiltSite, openSite } from './visit.ts';

/** The gallery shows one at a time and large, so it may weigh more than a tile of the wall. */
const LIMITS = {
  maxBytes: 160_000,
  widths: [1600, 1440, 1280, 1120, 960, 780, 700, 640],
  qualities: [88, 82, 76, 70],
};
const DENSITY = 1600 / 1280;
const PHONE_DENSITY = 2;

export type Taken = Awaited<ReturnType<typeof develop>>;

/** What one window shows of the built site, in its own proportions. */
export async function photograph(
  browser: Browser,
  site: BuiltSite,
  { page: path, theme, width, height, from }: Sight,
): Promise<Taken> {
  const { page, open, close } = await openSite(browser, site, {
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: { width, height },
    deviceScaleFactor: width < 640 ? PHONE_DENSITY : DENSITY,
  });
  await open(path);
  if (from)
    await page.locator(from).evaluate((element) => {
      document.documentElement.style.scrollPaddingTop = '0';
      element.scrollIntoView({ behavior: 'instant' });
    });
  const png = await page.screenshot();
  await close();
  return develop({ png }, LIMITS);
}
