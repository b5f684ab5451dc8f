import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Bundle } from './bundle.ts';
import type { Fault } from './fault.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
/** An afternoon in India, so that clocks and countdowns read the same on every machine. */
export const NOW = new Date('2026-11-18T10:42:00.000Z');
const OWN = /^(data:|about:|blob:|http:\/\/pasted\.test\/)/;
const HEIGHT = 900;
const SETTLE_MAX_MS = 2_500;

export type Stage = { page: Page; faults: Fault[]; close: () => Promise<void> };

/** A page that keeps what went wrong in it; nothing but itself can be fetched. */
export async function openStage(browser: Browser, options: BrowserContextOptions): Promise<Stage> {
  const context = await browser.newContext({
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'no-preference',
    ...options,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  const faults: Fault[] = [];
  page.on('console', (message) => {
    // What was fetched from elsewhere is a fault by itself, whether it came or not.
    const isFetch = message.text().startsWith('Failed to load resource');
    if (isFetch && !OWN.test(message.location().url)) return;
    if (['error', 'warning'].includes(message.type()))
      faults.push({ check: 'console', text: message.text() });
  });
  page.on('pageerror', (error) =>
    faults.push({ check: 'console', text: `threw ${error.message}` }),
  );
  page.on('request', (request) => {
    if (!OWN.test(request.url()))
      faults.push({ check: 'network', text: `asked for ${request.url()}` });
  });
  return { page, faults, close: () => context.close() };
}

/** Waits until the document has not changed for so long, which is when effects and answers have had their say. */
export const untilQuiet = (page: Page, quietMs: number, maxMs: number): Promise<void> =>
  page.evaluate(
    ([quiet, max]) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(end, quiet);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, quiet);
        });
        observer.observe(document, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
        const latest = setTimeout(end, max);
        function end() {
          observer.disconnect();
          clearTimeout(timer);
          clearTimeout(latest);
          resolve();
        }
      }),
    [quietMs, maxMs] as const,
  );

/** Waits for what moves once; what moves for ever is not waited for. */
export async function settle(page: Page, maxMs = SETTLE_MAX_MS): Promise<void> {
  await page.evaluate(
    (limitMs) =>
      Promise.race([
        Promise.allSettled(
          document
            .getAnimations()
            .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
            .map((animation) => animation.finished),
        ).then(() => undefined),
        new Promise<void>((resolve) => {
          setTimeout(resolve, limitMs);
        }),
      ]),
    maxMs,
  );
}

/** Ends what is shown, timers included, and forgets what it said. */
export async function clear({ page, faults }: Stage): Promise<void> {
  await page.goto('about:blank');
  faults.splice(0);
}

export const resize = (page: Page, width: number): Promise<void> =>
  page.setViewportSize({ width, height: HEIGHT });

/** The item alone in a document: drawn by the browser, or taken over from what a server has sent. */
export async function show(
  page: Page,
  { script, css }: Bundle,
  width: number,
  { direction = 'ltr', markup = '' }: { direction?: 'ltr' | 'rtl'; markup?: string } = {},
): Promise<void> {
  await resize(page, width);
  await page.setContent(
    `<!doctype html><html lang="en" dir="${direction}"><head><meta charset="utf-8"><title>Item</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<style>${css}</style></head><body><div id="root">${markup}</div><script>${script.replaceAll('</script', String.raw`<\/script`)}</script></body></html>`,
  );
  await page.locator('#root > *').first().waitFor({ state: 'attached' });
  await settle(page);
}
