import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

/** The second value of rival.tsx. */
const VALUE = '25ac1d651af9401b94a7a4e96d2969d7f5eeffd925b385d9289c507b7327b0a7';
const SAYS_COPIED = /copied/i;
const ANSWERED_MS = 200;
const FORGOTTEN_MS = 2_600;

type WithCopies = typeof globalThis & { copies: string[] };

/** Runs in the page: a browser that refuses the clipboard, or one that keeps what it is given. */
const setClipboard = (isGiven: boolean): void => {
  const page = globalThis as WithCopies;
  page.copies = [];
  const writeText = (text: string): Promise<void> => {
    if (!isGiven)
      return Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    page.copies.push(text);
    return Promise.resolve();
  };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
};

type Shown = { words: string; width: number; left: number };

/** Runs in the page: what each button says now, and its place. */
const lookAt = (): Shown[] =>
  [...document.querySelectorAll<HTMLElement>('#root button')].map((one) => {
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    let words = '';
    while (walker.nextNode())
      if (walker.currentNode.parentElement!.checkVisibility({ visibilityProperty: true }))
        words += walker.currentNode.textContent;
    const { width, left } = one.getBoundingClientRect();
    return { words, width, left };
  });

const selection = (page: Page): Promise<string> => page.evaluate(() => String(getSelection()));

const heard = async (page: Page): Promise<string> =>
  (await page.locator('[role=status], [role=alert], [aria-live]').allInnerTexts()).join(' ').trim();

async function press(page: Page): Promise<Shown[]> {
  await page.locator('#root button').nth(1).click();
  await page.waitForTimeout(ANSWERED_MS);
  return page.evaluate(lookAt);
}

/** Whether the two show the same places, within a pixel. */
const isMoved = (one: Shown, other: Shown): boolean =>
  Math.abs(one.width - other.width) >= 1 || Math.abs(one.left - other.left) >= 1;

export const promise: ItemPromise = {
  says: 'Where the clipboard is refused it does not say "Copied": the whole value is selected, the keys are named, and once they are pressed it is copied and said. Where it is given, only the pressed one says so, to a screen reader as well, and nothing moves. A value marked by hand is whole.',
  widths: [1280, 320],
  faults: async (page) => {
    const found: string[] = [];
    const atRest = await page.evaluate(lookAt);

    await page.evaluate(setClipboard, false);
    const refused = await press(page);
    if (refused.some(({ words }) => SAYS_COPIED.test(words)))
      found.push('the clipboard is refused, and it says "Copied"');
    if ((await selection(page)) !== VALUE)
      found.push('the clipboard is refused, and the value is not selected');
    if (!/Ctrl|⌘/.test(refused[1]!.words))
      found.push('the clipboard is refused, and nobody says which keys to press');
    if ((await heard(page)) === '') found.push('the clipboard is refused, and that is not heard');
    if (isMoved(atRest[1]!, refused[1]!)) found.push('the button moves when it is refused');
    const byKeys = await page.evaluate(() => {
      const place = getSelection()?.anchorNode;
      const event = new ClipboardEvent('copy', {
        bubbles: true,
        cancelable: true,
        clipboardData: new DataTransfer(),
      });
      (place instanceof Element ? place : place?.parentElement)?.dispatchEvent(event);
      return event.clipboardData?.getData('text/plain');
    });
    await page.waitForTimeout(ANSWERED_MS);
    const afterKeys = await page.evaluate(lookAt);
    if (byKeys !== VALUE || !SAYS_COPIED.test(afterKeys[1]!.words))
      found.push('once the keys are pressed, it does not say that it is copied');
    await page.waitForTimeout(FORGOTTEN_MS);

    await page.evaluate(setClipboard, true);
    const given = await press(page);
    const copies = await page.evaluate(() => (globalThis as WithCopies).copies);
    if (copies.join() !== VALUE) found.push('what is copied is not the value');
    if (!SAYS_COPIED.test(given[1]!.words)) found.push('it is copied, and nobody sees it');
    if (SAYS_COPIED.test(given[0]!.words)) found.push('another one says that it is copied');
    if (!SAYS_COPIED.test(await heard(page))) found.push('it is copied, and that is not heard');
    if (isMoved(atRest[1]!, given[1]!)) found.push('the button moves when it says "Copied"');

    await page.locator('#root code').nth(1).click({ clickCount: 3 });
    if ((await selection(page)).trim() !== VALUE)
      found.push('marked by hand, the value is not the whole one');
    return found;
  },
};
