import type { Browser } from '@playwright/test';
import type { Item } from '../item.ts';
import type { Bundle } from './bundle.ts';
import { openStage, show, type Theme } from './stage.ts';

export type Photograph = { theme: Theme; png: Buffer; width: number; height: number };
const PHOTOGRAPH_WIDTH = 960;

/** The whole item in its own proportions, drawn at the size it is shown in. */
export async function photograph(
  browser: Browser,
  item: Item,
  bundle: Bundle,
  theme: Theme,
  windowWidth = item.meta.photoWidth ?? 1120,
): Promise<Photograph> {
  const { page, close } = await openStage(browser, {
    colorScheme: theme,
    reducedMotion: 'reduce',
    deviceScaleFactor: PHOTOGRAPH_WIDTH / windowWidth,
  });
  await show(page, bundle, windowWidth);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const content = await page.evaluate(
    () => document.querySelector('#root')!.getBoundingClientRect().height,
  );
  const png = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width: windowWidth, height: Math.min(height, Math.ceil(content)) },
  });
  await close();
  const scale = PHOTOGRAPH_WIDTH / windowWidth;
  return { theme, png, width: PHOTOGRAPH_WIDTH, height: Math.round(Math.ceil(content) * scale) };
}
