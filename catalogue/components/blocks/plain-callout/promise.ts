import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

/** The texts of rival.tsx. */
const TEXT = 'Ask the one who wrote the sample.';
const FOLDED = 'White space, comments and the order of pages.';
const CLOSED = 'Your editor opens at the line.';
const SAVED = 'All 212 samples are right.';
const ADDRESS = 'http://pasted.test/';
const READABLE = 4.5;
const FRAMES = 15;

type Seen = { frames: number; shown: number };
type Kept = typeof globalThis & { seen: Seen };

/** Runs in the page: what a screen reader is told without asking. */
const findSaid = (): string[] =>
  [...document.querySelectorAll('[role=alert], [role=status], [aria-live]:not([aria-live=off])')]
    .map((region) => region.textContent.trim())
    .filter((text) => text !== '');

/** Runs in the page: the notes with this text as they are read, without marks and colours. */
const readNotes = (text: string): string[] =>
  [...document.querySelectorAll<HTMLElement>('[role=note], [role=alert], aside')]
    .map((note) => note.innerText.trim())
    .filter((words) => words.includes(text));

/** Runs in the page: the palest text of the notes against the white page. */
const findPalest = (text: string): number => {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const luminance = (css: string): number => {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 1, 1);
    context.fillStyle = css;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
      (part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      },
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ratios = [...document.querySelectorAll<HTMLElement>('[role=note], [role=alert], aside')]
    .filter((note) => note.innerText.includes(text))
    .flatMap((note) => Array.from(note.querySelectorAll<HTMLElement>('*')))
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue))
    .map((one) => 1.05 / (luminance(getComputedStyle(one).color) + 0.05));
  return Math.min(...ratios);
};

/** Runs in the page before all else: looks at each frame before it is painted. */
const watch = (text: string): void => {
  const seen: Seen = { frames: 0, shown: 0 };
  (globalThis as Kept).seen = seen;
  const look = (): void => {
    const root = document.querySelector<HTMLElement>('#root');
    if (root?.firstElementChild) seen.frames++;
    if (root?.innerText.includes(text)) seen.shown++;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

const isShown = (page: Page, words: string): Promise<boolean> =>
  page.evaluate(
    (text) =>
      [...document.querySelectorAll('#root *')].some(
        (one) => one.textContent === text && one.checkVisibility({ contentVisibilityAuto: true }),
      ),
    words,
  );

export const promise: ItemPromise = {
  says: 'A page with five notes loads in silence, and one that appears later is said. A note, a warning and a danger with the same words are told apart without colours and can be read in yellow. A closed one is gone before the next load is painted, and a folded one is printed.',
  widths: [1280, 390],
  faults: async (page) => {
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
    await page.getByText(CLOSED).first().waitFor();
    await page.waitForTimeout(500);

    const said = await page.evaluate(findSaid);
    if (said.length > 0)
      found.push(`a page that has just loaded interrupts its reader ${said.length} times`);
    const notes = await page.evaluate(readNotes, TEXT);
    if (new Set(notes).size < 3)
      found.push('without colours a note, a warning and a danger read the same');
    const palest = await page.evaluate(findPalest, TEXT);
    if (palest < READABLE) found.push(`the text of a note has ${palest.toFixed(1)}:1`);

    await page.emulateMedia({ media: 'print' });
    if (!(await isShown(page, FOLDED))) found.push('what is folded is not on paper');
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('button', { name: 'Run them' }).click();
    await page.waitForTimeout(600);
    const later = await page.evaluate(findSaid);
    if (!later.some((text) => text.includes(SAVED)))
      found.push('one that appears in answer to a press is not said');

    await page.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Enter');
    const isLost = await page.evaluate(() => document.activeElement === document.body);
    if (isLost) found.push('after the cross the focus is nowhere');
    await page.addInitScript(watch, CLOSED);
    await page.reload();
    await page.waitForFunction((least) => (globalThis as Kept).seen.frames >= least, FRAMES);
    const { shown } = await page.evaluate(() => (globalThis as Kept).seen);
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    if (shown > 0) found.push('one that was closed is there again after the next load');
    return found;
  },
};
