import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

/** The tabs of rival.tsx with the words of their panels. */
const TABS: Record<string, string> = {
  Measures: 'A seer holds 933 g of water.',
  Glaze: 'No two are alike.',
  Maker: 'The name and the month are on the card.',
  Weighing: 'Every jug is filled with water.',
  Delivery: 'Five days in India.',
  Returns: 'Within thirty days, unused.',
  Repairs: 'You pay for the hours.',
};
const ADDRESS = 'http://pasted.test/';
const WAIT_MS = 300;

/** Runs in the page: whether these letters are in the window, where a press reaches them. */
const isReached = (text: string): boolean => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.textContent?.trim() !== text) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, width, height } = range.getBoundingClientRect();
    if (width === 0 || left < 0 || right > document.documentElement.clientWidth) continue;
    if (!node.parentElement!.checkVisibility({ visibilityProperty: true })) continue;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit && (hit.contains(node) || node.parentElement!.contains(hit))) return true;
  }
  return false;
};

/** Runs in the page: the words that are seen or printed. */
const readSeen = (): string => document.body.innerText;

async function findOutOfSight(page: Page): Promise<string[]> {
  const found: string[] = [];
  const labels = Object.keys(TABS);
  const missing: string[] = [];
  for (const label of labels) if (!(await page.evaluate(isReached, label))) missing.push(label);
  const opener = page.locator('button[aria-expanded]:visible');
  if (missing.length > 0 && (await opener.count()) > 0) await opener.first().click();
  for (const label of missing)
    if (!(await page.evaluate(isReached, label))) found.push(`"${label}" is out of sight`);
  return found;
}

/** Opens the same page at an address, as a link to it does. */
async function openAt(page: Page, html: string, hash: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.route(`${ADDRESS}**`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await other.goto(`${ADDRESS}${hash}`);
  await other.locator('[role=tablist]').first().waitFor();
  await other.waitForTimeout(WAIT_MS);
  return other;
}

export const promise: ItemPromise = {
  says: 'At 390 px each of seven tabs is in sight or in the list of one button, and the chosen one is in sight. The address keeps the tab. What a search looks for is found in a hidden panel, and paper holds all seven.',
  widths: [390],
  faults: async (page) => {
    const html = await page.evaluate(() => {
      const copy = document.documentElement.cloneNode(true) as HTMLElement;
      copy.querySelector('#root')!.replaceChildren();
      return `<!doctype html>${copy.outerHTML}`;
    });
    const found = await findOutOfSight(page);

    await page.emulateMedia({ media: 'print' });
    const printed = await page.evaluate(readSeen);
    const lost = Object.keys(TABS).filter((label) => !printed.includes(TABS[label]!));
    if (lost.length > 0) found.push(`paper has nothing of ${lost.join(', ')}`);
    await page.emulateMedia({ media: 'screen' });

    const plain = await openAt(page, html, '');
    // From the first tab to the last and on the way through all of them.
    await plain.locator('[role=tab][aria-selected=true]').focus();
    for (let at = 1; at < Object.keys(TABS).length; at++) await plain.keyboard.press('ArrowRight');
    if (!(await plain.evaluate(isReached, 'Repairs'))) found.push('the chosen tab is out of sight');
    const { hash } = new URL(plain.url());
    await plain.close();
    const again = await openAt(page, html, hash);
    if (!(await again.evaluate(readSeen)).includes(TABS['Repairs']!))
      found.push('after a reload another tab is open');
    await again.close();

    // A link to words, which the browser looks for as find in page does.
    const words = encodeURIComponent(TABS['Returns']!).replaceAll('-', '%2D');
    const searched = await openAt(page, html, `#:~:text=${words}`);
    if (!(await searched.evaluate(readSeen)).includes(TABS['Returns']!))
      found.push('what a search looks for in a hidden panel is not found');
    await searched.close();
    return found;
  },
};
