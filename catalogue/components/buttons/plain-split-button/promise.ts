import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

/** The choices of rival.tsx. */
const LABELS = ['Send now', 'Send at 6:40', 'Keep as a draft', 'Throw it away'];
const REMEMBERED = 'Send at 6:40';
const DANGEROUS = 'Throw it away';
const THUMB_PX = 44;
const OPENED_MS = 120;

const main = (page: Page) => page.getByRole('button').nth(0);
const more = (page: Page) => page.getByRole('button').nth(1);

type Entry = { isShown: boolean; isReached: boolean; hasFocus: boolean };

/** Runs in the page: each choice of the menu, which is not the large half. */
const findEntries = (labels: string[]): Entry[] =>
  labels.map((label) => {
    const [large, chevron] = [...document.querySelectorAll('#root button')];
    const one = [...document.querySelectorAll<HTMLElement>('#root :is(button, a, [role^=menu])')]
      .filter((other) => other !== large && other !== chevron && other.role !== 'menu')
      .find((other) => other.textContent.includes(label) && other.checkVisibility());
    if (!one) return { isShown: false, isReached: false, hasFocus: false };
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const isInside =
      left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && bottom > top;
    const corners = [
      [left + 6, top + 6],
      [right - 6, bottom - 6],
    ] as const;
    const isHit = corners.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
    return {
      isShown: true,
      isReached: isInside && isHit,
      hasFocus: document.activeElement === one,
    };
  });

async function openByKeyboard(page: Page): Promise<void> {
  await more(page).focus();
  await page.keyboard.press('Enter');
  await page.waitForTimeout(OPENED_MS);
}

async function entriesOf(page: Page): Promise<Entry[]> {
  return page.evaluate(findEntries, LABELS);
}

const isOpen = async (page: Page): Promise<boolean> =>
  (await entriesOf(page)).some((one) => one.isShown);

/** Opens the menu, takes a choice and waits for what it does. */
async function choose(page: Page, label: string): Promise<void> {
  if (!(await isOpen(page))) await openByKeyboard(page);
  const entry = page.locator('#root :is(button, a, [role^=menu])').filter({ hasText: label });
  await entry
    .filter({ visible: true })
    .last()
    .evaluate((one: HTMLElement) => one.click());
  await page.waitForTimeout(OPENED_MS);
}

export const promise: ItemPromise = {
  says: 'At the foot of the window and at its edge, in a card that cuts what stands out, every entry can be pressed. Arrows lead through the menu, Escape gives the focus back, a press beside it closes it, both halves are fit for a thumb, and the large half says the last choice without moving, but never the dangerous one.',
  widths: [1280, 390],
  faults: async (page) => {
    const found: string[] = [];
    for (const [half, one] of [
      ['the large half', main(page)],
      ['the chevron', more(page)],
    ] as const) {
      const { width, height } = (await one.boundingBox())!;
      if (Math.min(width, height) < THUMB_PX)
        found.push(`${half} has ${Math.round(width)} × ${Math.round(height)} px`);
    }

    await openByKeyboard(page);
    const entries = await entriesOf(page);
    for (const [at, { isReached }] of entries.entries())
      if (!isReached) found.push(`"${LABELS[at]}" cannot be pressed`);
    const before = entries.findIndex(({ hasFocus }) => hasFocus);
    await page.keyboard.press('ArrowDown');
    const after = (await entriesOf(page)).findIndex(({ hasFocus }) => hasFocus);
    if (after < 0 || after === before) found.push('ArrowDown does not lead through the menu');
    await page.keyboard.press('Escape');
    await page.waitForTimeout(OPENED_MS);
    if (await isOpen(page)) found.push('Escape does not close the menu');
    if (!(await more(page).evaluate((one) => document.activeElement === one)))
      found.push('after Escape the focus is not on the chevron');

    if (!(await isOpen(page))) await openByKeyboard(page);
    await page.mouse.click(20, 20);
    await page.waitForTimeout(OPENED_MS);
    if (await isOpen(page)) found.push('a press beside the menu leaves it open');

    const place = (await more(page).boundingBox())!;
    await choose(page, REMEMBERED);
    await choose(page, DANGEROUS);
    if (!(await main(page).innerText()).includes(REMEMBERED))
      found.push(`the large half does not say "${REMEMBERED}" after it was chosen`);
    const now = (await more(page).boundingBox())!;
    if (Math.abs(now.x - place.x) >= 1) found.push('the chevron moves with the label');
    return found;
  },
};
