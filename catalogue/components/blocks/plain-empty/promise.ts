import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

/** The answers of rival.tsx come after 120 and 420 ms. */
const AFTER_QUICK_MS = 1_000;
const AFTER_SLOW_MS = 2_000;
const LEAST_MS = 450;
const ROW = 'Card 2,118';

type Frame = { at: number; hasBars: boolean; hasRows: boolean; below: number };
type Kept = typeof globalThis & {
  pictures: Frame[];
  said: string[];
  watches?: number;
};

/** Runs in the page: what each frame has, and what a screen reader is told. */
const startWatch = (row: string): void => {
  const CLEAR = 'rgba(0, 0, 0, 0)';
  const kept = globalThis as Kept;
  // The window outlives its document, and so would the watch of another width.
  const watch = (kept.watches ?? 0) + 1;
  kept.watches = watch;
  kept.pictures = [];
  kept.said = [];
  let last = '';
  const list = document.querySelector<HTMLElement>('#list')!;
  const below = document.querySelector('#below')!;
  const shows = (one: Element): boolean =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    one.getBoundingClientRect().width > 40;
  const isBar = (one: Element): boolean => {
    const style = getComputedStyle(one);
    const isLine = style.textDecorationLine !== 'none' && style.color === CLEAR && shows(one);
    const isBox =
      one.childNodes.length === 0 && one.tagName === 'DIV' && style.backgroundImage === 'none';
    return isLine || (isBox && style.backgroundColor !== CLEAR && shows(one));
  };
  const look = (at: number): void => {
    if (kept.watches !== watch) return;
    const all = [...list.querySelectorAll('*')];
    kept.pictures.push({
      at,
      hasBars: all.some(isBar),
      hasRows: all.some(
        (one) =>
          one.textContent === row && !one.closest('[aria-hidden=true]') && one.checkVisibility(),
      ),
      below: below.getBoundingClientRect().top,
    });
    const now = [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')]
      .map((region) => region.textContent.trim())
      .join(' ')
      .trim();
    if (now !== last && now !== '') kept.said.push(now);
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

async function follow(
  page: Page,
  name: string,
  ms: number,
): Promise<Pick<Kept, 'pictures' | 'said'>> {
  await page.evaluate(() => {
    const kept = globalThis as Kept;
    kept.pictures.length = 0;
    kept.said.length = 0;
  });
  await press(page, name);
  await page.waitForTimeout(ms);
  return page.evaluate(() => {
    const { pictures, said } = globalThis as Kept;
    return { pictures, said };
  });
}

const textOf = (page: Page): Promise<string> =>
  page.locator('#list').evaluate((list: HTMLElement) => list.innerText.trim());

export const promise: ItemPromise = {
  says: 'An answer after 120 ms shows no bar for one frame; after 420 ms the bars stay for half a second, and the page below does not move by a pixel when the list comes. A failure, a filter and no network are three sentences. The end is said once, retry keeps the focus, and offline ends by itself.',
  widths: [1280, 390],
  faults: async (page) => {
    const found: string[] = [];
    await page.evaluate(startWatch, ROW);

    const quick = await follow(page, 'Quick', AFTER_QUICK_MS);
    const flashes = quick.pictures.filter(({ hasBars }) => hasBars).length;
    if (flashes > 0)
      found.push(`bars flash for ${flashes} frames before an answer that takes 120 ms`);

    const { pictures, said } = await follow(page, 'Slow', AFTER_SLOW_MS);
    const barred = pictures.filter(({ hasBars }) => hasBars);
    const lasted = barred.length > 0 ? barred.at(-1)!.at - barred[0]!.at : 0;
    if (lasted < LEAST_MS) found.push(`bars are taken away after ${Math.round(lasted)} ms`);
    const listed = pictures.findLast(({ hasRows, hasBars }) => hasRows && !hasBars);
    const moved = Math.max(0, ...barred.map(({ below }) => Math.abs(below - (listed?.below ?? 0))));
    if (moved >= 1)
      found.push(`when the list comes, the page below moves by ${Math.round(moved)} px`);
    const ends = said.filter((text) => /\b5\b/.test(text));
    if (ends.length !== 1) found.push(`how many have come is said ${ends.length} times`);

    await follow(page, 'Narrow', AFTER_QUICK_MS);
    const narrow = await textOf(page);
    await follow(page, 'Broken', AFTER_QUICK_MS);
    const broken = await textOf(page);
    await page.getByRole('button', { name: 'Try again' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(AFTER_QUICK_MS);
    const isKept = await page.evaluate(
      () => document.activeElement?.textContent.includes('Try again') ?? false,
    );
    if (!isKept) found.push('after a retry that fails, the focus is nowhere');
    await follow(page, 'Tunnel', 100);
    const tunnel = await textOf(page);
    const first = (text: string): string => text.split('\n')[0]!;
    if (new Set([narrow, broken, tunnel].map(first)).size < 3)
      found.push(`a filter, a failure and no network are all called "${first(narrow)}"`);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.waitForTimeout(AFTER_QUICK_MS);
    if ((await textOf(page)) === tunnel)
      found.push('when the network is back, the list still waits for a press');
    return found;
  },
};
