import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

/** The first and the last name of rival.tsx. */
const FIRST = 'Smaller';
const SECOND = 'Larger';
const LAST = 'Print the card of the piece';
const RESTED_MS = 900;
const GONE_MS = 500;
const THUMB_PX = 44;

type Tip = { left: number; top: number; width: number; height: number; isWhole: boolean };

/** Runs in the page: where a name is seen, and whether nothing cuts it. */
const findTip = (name: string): Tip | null => {
  const walker = document.createTreeWalker(document.querySelector('#root')!, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const box = text.parentElement!;
    if (text.textContent!.trim() !== name) continue;
    if (!box.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, top, right, bottom, width, height } = range.getBoundingClientRect();
    if (box.getBoundingClientRect().width <= 1 || width === 0) continue;
    let isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    for (let at: Element | null = box; at; at = at.parentElement) {
      if (at.matches(':popover-open')) break;
      if (getComputedStyle(at).overflowX === 'visible') continue;
      const around = at.getBoundingClientRect();
      if (left < around.left || right > around.right || bottom > around.bottom) isWhole = false;
    }
    return { left, top, width, height, isWhole };
  }
  return null;
};

const tipOf = (page: Page, name: string): Promise<Tip | null> => page.evaluate(findTip, name);
const tool = (page: Page, name: string) => page.getByRole('button', { name });

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const one = document.activeElement;
    return one?.getAttribute('aria-label') ?? one?.textContent.trim() ?? '';
  });

export const promise: ItemPromise = {
  says: 'By the focus of a keyboard and by a pointer that rests, the name of a drawing is shown whole, also at the edge of the window and of a box that cuts; the pointer may go onto it, and Escape sends it away. The bar is one stop for Tab, arrows go through it, and each tool is fit for a thumb.',
  widths: [1280, 390],
  faults: async (page) => {
    const found: string[] = [];
    const { width, height } = (await tool(page, FIRST).boundingBox())!;
    if (Math.min(width, height) < THUMB_PX)
      found.push(`a tool has ${Math.round(width)} × ${Math.round(height)} px`);

    await page.getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    await page.waitForTimeout(RESTED_MS);
    if (!(await tipOf(page, FIRST))?.isWhole)
      found.push('with the focus of a keyboard the name is not shown');
    await page.keyboard.press('ArrowRight');
    if (!(await focusedName(page)).includes(SECOND))
      found.push('arrows do not lead to the next tool');
    await page.keyboard.press('Tab');
    if (!(await focusedName(page)).includes('The next piece'))
      found.push('each tool is a stop of its own for Tab');

    await tool(page, LAST).hover();
    await page.waitForTimeout(RESTED_MS);
    const tip = await tipOf(page, LAST);
    if (!tip) return [...found, 'the name of the last tool is not shown to a pointer'];
    if (!tip.isWhole) found.push('the name of the last tool is cut');
    const x = Math.min(tip.left + tip.width / 2, page.viewportSize()!.width - 2);
    await page.mouse.move(x, tip.top + tip.height / 2, { steps: 4 });
    await page.waitForTimeout(GONE_MS);
    if (!(await tipOf(page, LAST))) found.push('the name goes when the pointer moves onto it');
    await tool(page, LAST).hover();
    await page.waitForTimeout(RESTED_MS);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(GONE_MS);
    if (await tipOf(page, LAST)) found.push('Escape does not send the name away');
    return found;
  },
};
