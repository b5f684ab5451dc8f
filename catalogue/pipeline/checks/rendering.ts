import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Item } from '../item.ts';
import type { Bundle } from './bundle.ts';
import { findAxeFaults, findLayoutFaults, findMotionFaults } from './page-faults.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const WIDTHS = [390, 768, 1280] as const;
/** Narrower and wider than the widths that are looked at; here only the fit counts. */
const EXTREME_WIDTHS = [360, 1920];
/** An afternoon in India, so that clocks and countdowns read the same on every machine. */
const NOW = new Date('2026-11-18T10:42:00.000Z');
const HEIGHT = 900;

export type Photograph = { theme: Theme; png: Buffer; width: number; height: number };
const PHOTOGRAPH_WIDTH = 960;

const html = ({ script, css }: Bundle, direction: 'ltr' | 'rtl'): string =>
  `<!doctype html><html lang="en" dir="${direction}"><head><meta charset="utf-8"><title>Item</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<style>${css}</style></head><body><div id="root"></div><script>${script.replaceAll('</script', String.raw`<\/script`)}</script></body></html>`;

/** A page that keeps what went wrong in it; nothing but itself can be fetched. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<{ page: Page; faults: string[]; close: () => Promise<void> }> {
  const context = await browser.newContext({
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'no-preference',
    ...options,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`threw: ${error.message}`));
  page.on('request', (request) => {
    if (!/^(data:|about:|http:\/\/pasted\.test\/)/.test(request.url()))
      faults.push(`asked the network for ${request.url()}`);
  });
  return { page, faults, close: () => context.close() };
}

async function settle(page: Page): Promise<void> {
  await page.locator('#root > *').first().waitFor({ state: 'attached' });
  await page.evaluate(() =>
    Promise.race([
      Promise.allSettled(
        document
          .getAnimations()
          .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
          .map((animation) => animation.finished),
      ),
      new Promise((resolve) => setTimeout(resolve, 2_500)),
    ]),
  );
}

async function show(page: Page, bundle: Bundle, width: number, direction: 'ltr' | 'rtl' = 'ltr') {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.setContent(html(bundle, direction));
  await settle(page);
}

/** Every width in one theme, spoken about as "dark 390: …". */
async function renderTheme(browser: Browser, bundle: Bundle, theme: Theme): Promise<string[]> {
  const { page, faults, close } = await openPage(browser, { colorScheme: theme });
  const found: string[] = [];
  for (const width of WIDTHS) {
    await show(page, bundle, width);
    const here = [...faults.splice(0), ...(await findLayoutFaults(page))];
    if (width !== 768) here.push(...(await findAxeFaults(page)));
    found.push(...here.map((fault) => `${theme} ${width}: ${fault}`));
  }
  await close();
  return found;
}

async function renderRightToLeft(browser: Browser, bundle: Bundle): Promise<string[]> {
  const { page, faults, close } = await openPage(browser, { colorScheme: 'light' });
  const found: string[] = [];
  for (const width of [390, 1280]) {
    await show(page, bundle, width, 'rtl');
    const here = [...faults.splice(0), ...(await findLayoutFaults(page))];
    found.push(...here.map((fault) => `right to left ${width}: ${fault}`));
  }
  for (const width of EXTREME_WIDTHS) {
    await show(page, bundle, width);
    found.push(...(await findLayoutFaults(page)).map((fault) => `${width}: ${fault}`));
  }
  await close();
  return found;
}

async function renderStill(browser: Browser, bundle: Bundle): Promise<string[]> {
  const { page, close } = await openPage(browser, {
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await show(page, bundle, 1280);
  const found = await findMotionFaults(page);
  const before = await page.screenshot();
  await page.waitForTimeout(400);
  if (!before.equals(await page.screenshot())) found.push('something still moves');
  await close();
  return found.map((fault) => `reduced motion: ${fault}`);
}

export async function findRenderFaults(browser: Browser, bundle: Bundle): Promise<string[]> {
  const found = await Promise.all([
    ...THEMES.map((theme) => renderTheme(browser, bundle, theme)),
    renderRightToLeft(browser, bundle),
    renderStill(browser, bundle),
  ]);
  return found.flat();
}

/** The whole item in its own proportions, drawn at the size it is shown in. */
export async function photograph(
  browser: Browser,
  item: Item,
  bundle: Bundle,
  theme: Theme,
  windowWidth = item.meta.photoWidth ?? 1120,
): Promise<Photograph> {
  const { page, close } = await openPage(browser, {
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
