import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

const PRESSES = 10;
const PAGES = 41;
const TOTAL = '812';

/** The page that the list says it is. */
const pageOf = async (page: Page): Promise<number> =>
  Number(/page (\d+)/.exec((await page.locator('h1').textContent()) ?? '')?.[1]);

/** Presses as often at the place where the word is now, wherever it is afterwards. */
async function pressAt(page: Page, name: RegExp): Promise<void> {
  const { x, y, width, height } = (await page.getByRole('link', { name }).boundingBox())!;
  for (let press = 0; press < PRESSES; press++)
    await page.mouse.click(x + width / 2, y + height / 2);
}

/** Runs in the page: the numbers that are seen, each alone in its element. */
const readNumbers = (): number[] =>
  [...document.querySelectorAll('nav a')]
    .filter((link) => link.checkVisibility())
    .flatMap((link) => {
      const seen = (link as HTMLElement).innerText.trim();
      return /^\d+$/.test(seen) ? [Number(seen)] : [];
    });

export const promise: ItemPromise = {
  says: 'Ten presses at the place of Next lead from page 1 to page 11 of 41, and ten at the place of Previous lead back. No gap hides a single page, and the number of all entries is said.',
  widths: [1280, 390],
  faults: async (page) => {
    const found: string[] = [];
    await pressAt(page, /next/i);
    const there = await pageOf(page);
    if (there !== 1 + PRESSES)
      found.push(`${PRESSES} presses at the place of Next lead to page ${there} of ${PAGES}`);
    // From the last page, where the other end has no link.
    await page.getByRole('link', { name: /next/i }).focus();
    for (let at = 0; (await pageOf(page)) < PAGES && at < PAGES; at++) {
      const numbers = await page.evaluate(readNumbers);
      for (const [before, number] of numbers.entries())
        if (numbers[before + 1] === number + 2)
          found.push(`on page ${await pageOf(page)} a gap hides page ${number + 1} only`);
      await page.getByRole('link', { name: /next/i }).click();
    }
    await pressAt(page, /prev/i);
    const back = await pageOf(page);
    if (back !== PAGES - PRESSES)
      found.push(`${PRESSES} presses at the place of Previous lead from ${PAGES} to page ${back}`);
    if (!(await page.locator('nav').innerText()).includes(TOTAL))
      found.push(`nothing says that there are ${TOTAL}`);
    return [...new Set(found)];
  },
};
