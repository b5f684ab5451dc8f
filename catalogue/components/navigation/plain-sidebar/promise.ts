import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

/** As rival.tsx has them. */
const CURRENT = 'Shop 20';
const NEIGHBOUR = 'Shop 19';
const FOLDED = 'Rule 3';
const ADDRESS = 'http://pasted.test/';
const SLOWER = 12;
const FRAMES = 20;
const THUMB_PX = 44;
const PHONE_PX = 640;

type Seen = { frames: number; folded: number; out: number };
type Kept = typeof globalThis & { seen: Seen };

/** Runs in the page: whether a link is seen in the window and in every box that scrolls. */
const isSeen = (label: string): boolean => {
  const link = [...document.querySelectorAll('a[href]')].find(
    (one) => one.textContent.trim() === label && one.checkVisibility(),
  );
  if (!link) return false;
  const { top, bottom } = link.getBoundingClientRect();
  for (let at = link.parentElement; at; at = at.parentElement) {
    const box = at.getBoundingClientRect();
    if (getComputedStyle(at).overflowY !== 'visible' && at !== document.body)
      if (top < box.top - 1 || bottom > box.bottom + 1) return false;
  }
  return top >= 0 && bottom <= innerHeight;
};

/** Runs in the page before all else: looks at each frame before it is painted. */
const watch = ([current, folded]: readonly [string, string]): void => {
  const seen: Seen = { frames: 0, folded: 0, out: 0 };
  (globalThis as Kept).seen = seen;
  const find = (label: string): Element | undefined =>
    [...document.querySelectorAll('#root a[href]')].find(
      (one) => one.textContent.trim() === label && one.checkVisibility(),
    );
  const look = (): void => {
    if (document.querySelector('#root')?.firstElementChild) {
      seen.frames++;
      if (find(folded)) seen.folded++;
      const { top = -1, bottom = 0 } = find(current)?.getBoundingClientRect() ?? {};
      if (top < 0 || bottom > innerHeight) seen.out++;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** The page of a phone that has no script, or not yet. */
async function findOnPhone(page: Page): Promise<string[]> {
  const html = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const script of copy.querySelectorAll('script')) script.remove();
    return `<!doctype html>${copy.outerHTML}`;
  });
  const context = await page
    .context()
    .browser()!
    .newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
  try {
    const plain = await context.newPage();
    await plain.setContent(html);
    const button = plain.locator('#root :is(summary, button)').filter({ visible: true }).first();
    const box = (await button.count()) > 0 ? await button.boundingBox() : null;
    if (!box) return ['there is no button for the list'];
    if (box.width < THUMB_PX || box.height < THUMB_PX)
      return [`the button of the list is ${box.width} × ${box.height} px`];
    await button.tap();
    const isThere = await plain.getByText(CURRENT, { exact: true }).last().isVisible();
    const others = await plain
      .getByText(NEIGHBOUR, { exact: true })
      .isVisible()
      .catch(() => false);
    return isThere && others ? [] : ['without script a tap opens no list'];
  } finally {
    await context.close();
  }
}

export const promise: ItemPromise = {
  says: 'A group that was closed is closed on the next load before the first picture, and the current page is in view in a list of 33. Closing its own group leaves the current page in sight. On a phone without script a thumb opens the list.',
  widths: [1280, 390],
  faults: async (page) => {
    if ((page.viewportSize()?.width ?? 0) < PHONE_PX) return findOnPhone(page);
    const found: string[] = [];
    const html = await page.evaluate(() => {
      const copy = document.documentElement.cloneNode(true) as HTMLElement;
      copy.querySelector('#root')?.replaceChildren();
      return `<!doctype html>${copy.outerHTML}`;
    });
    await page.route(ADDRESS, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
    );
    await page.goto(ADDRESS);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    const head = (name: string) =>
      page
        .locator('#root :is(summary, button)')
        .filter({ hasText: name })
        .filter({ visible: true });
    await head('Set up').first().click();
    await page.waitForTimeout(200);

    await page.addInitScript(watch, [CURRENT, FOLDED] as const);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.reload();
    await page.waitForFunction((least) => (globalThis as Kept).seen.frames >= least, FRAMES);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const { frames, folded, out } = await page.evaluate(() => (globalThis as Kept).seen);
    if (folded > 0)
      found.push(`a group that was closed is open again for ${folded} of ${frames} frames`);
    if (out > 0) found.push(`the current page is out of view for ${out} of ${frames} frames`);

    await head('Clients').first().click();
    await page.waitForTimeout(200);
    if (await page.getByText(NEIGHBOUR, { exact: true }).isVisible())
      found.push('a group cannot be closed');
    if (!(await page.evaluate(isSeen, CURRENT)))
      found.push('closing a group hides the page that one is on');
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    return found;
  },
};
