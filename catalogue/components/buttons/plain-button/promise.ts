import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

/** The answers of rival.tsx: a quick one after 250 ms, none after 2.5 s. */
const QUICK_MS = 150;
const FORGOTTEN_MS = 2_800;
const WAITING_MS = 800;
const FAILED_MS = 2_500;
const THUMB_PX = 44;

const button = (page: Page) => page.getByRole('button').first();

type Heard = typeof globalThis & { heard: string[]; ear?: MutationObserver; calls?: number };

/** Runs in the page: keeps what a screen reader is told. */
const listen = (): void => {
  const page = globalThis as Heard;
  page.heard = [];
  const now = (): string =>
    [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')]
      .map((one) => one.textContent)
      .join(' ')
      .trim();
  let before = now();
  // The next width has the same window.
  page.ear?.disconnect();
  page.ear = new MutationObserver(() => {
    const text = now();
    if (text !== '' && text !== before) page.heard.push(text);
    before = text;
  });
  page.ear.observe(document, { subtree: true, childList: true, characterData: true });
};

/** Runs in the page: presses, and counts the looks of the button until the quick answer is nearly there. */
const watchQuick = async (ms: number): Promise<number> => {
  const one = document.querySelector('button')!;
  const looks = new Set<string>();
  const look = (): void => {
    const { width, height } = one.getBoundingClientRect();
    const drawn = [...one.querySelectorAll('*')].filter((part) => part.checkVisibility()).length;
    const moving = one.getAnimations({ subtree: true }).length;
    looks.add([width, height, getComputedStyle(one).opacity, drawn, moving].join(' '));
  };
  look();
  one.click();
  await new Promise<void>((resolve) => {
    let isOver = false;
    setTimeout(() => {
      isOver = true;
      resolve();
    }, ms);
    const each = (): void => {
      if (isOver) return;
      look();
      requestAnimationFrame(each);
    };
    requestAnimationFrame(each);
  });
  return looks.size;
};

const hasFocus = (page: Page): Promise<boolean> =>
  button(page).evaluate((one) => document.activeElement === one);

const widthOf = async (page: Page): Promise<number> => (await button(page).boundingBox())!.width;

export const promise: ItemPromise = {
  says: 'A quick answer leaves no trace. While a slow one is waited for, the focus and the width stay, "waiting" is heard once and a second press sends nothing; when nobody answers, that is heard and the next Enter tries again. A label of sixty letters fits on a phone of 320 px.',
  widths: [1280, 320],
  faults: async (page) => {
    const found: string[] = [];
    await page.evaluate(() => {
      (globalThis as Heard).calls = 0;
    });
    const { height } = (await button(page).boundingBox())!;
    if (height < THUMB_PX) found.push(`the button is ${Math.round(height)} px high`);
    const over = await button(page).evaluate((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const ends = [...range.getClientRects()].map(({ right }) => right);
      return Math.round(Math.max(...ends) - document.documentElement.clientWidth);
    });
    if (over > 0) found.push(`the label leaves the window by ${over} px`);

    const looks = await page.evaluate(watchQuick, QUICK_MS);
    if (looks > 1) found.push(`a quick answer is a flash of ${looks - 1} other looks`);
    await page.waitForTimeout(FORGOTTEN_MS);

    await page.evaluate(listen);
    await button(page).focus();
    const width = await widthOf(page);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(WAITING_MS);
    const grown = Math.abs((await widthOf(page)) - width);
    if (grown >= 1) found.push(`while it waits, it is ${Math.round(grown)} px wider`);
    if (!(await hasFocus(page))) found.push('while it waits, the focus is lost');
    await page.keyboard.press('Enter');
    const waiting = await page.evaluate(() => (globalThis as Heard).heard.length);
    if (waiting !== 1) found.push(`while it waits, a screen reader hears ${waiting} texts`);
    await page.waitForTimeout(FAILED_MS);

    const { calls, heard } = await page.evaluate(() => {
      const { calls: sent = 0, heard: told } = globalThis as Heard;
      return { calls: sent, heard: told.length };
    });
    if (calls !== 2) found.push(`two presses while it waits send ${calls - 1} times`);
    if (heard !== waiting + 1) found.push('that nobody answered is not heard');
    if (!(await hasFocus(page)))
      found.push('when nobody has answered, Enter does not try again, because the focus is lost');
    return found;
  },
};
