import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

const LEAST = 4.5;
const LABEL_COUNT = 26;

/** Runs in the page: the contrast of each label to what is painted behind it. */
const measure = (): { text: string; ratio: number }[] => {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  /** The colours one over the other, as the screen shows them. */
  const paint = (colours: string[]): number => {
    for (const colour of ['#fff', ...colours]) {
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
    }
    const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const found: { text: string; ratio: number }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    if (!/^Label \d+$/.test(text)) continue;
    const grounds: string[] = [];
    for (let at = node.parentElement; at; at = at.parentElement)
      grounds.unshift(getComputedStyle(at).backgroundColor);
    const ink = getComputedStyle(node.parentElement!).color;
    const [light, dark] = [paint(grounds), paint([...grounds, ink])].toSorted((a, b) => b - a);
    found.push({ text, ratio: (light! + 0.05) / (dark! + 0.05) });
  }
  return found;
};

async function findPale(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  const seen = await page.evaluate(measure);
  if (seen.length !== LABEL_COUNT) return [`${seen.length} labels are shown`];
  const pale = seen.filter(({ ratio }) => ratio < LEAST);
  if (pale.length === 0) return [];
  const worst = Math.min(...pale.map(({ ratio }) => ratio)).toFixed(2);
  return [
    `${theme}: ${pale.length} of ${seen.length} colours are too pale, the worst has ${worst}:1`,
  ];
}

/** The name of what has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return at === document.body ? '' : (at?.getAttribute('aria-label') ?? at?.textContent ?? '');
  });

export const promise: ItemPromise = {
  says: 'Labels in 26 colours, from near-white through yellow to near-black, have at least 4.5:1 in both themes. A count is heard with its unit. Who removes a filter by keyboard is on the next one.',
  widths: [1280, 390],
  faults: async (page) => {
    const found = [...(await findPale(page, 'light')), ...(await findPale(page, 'dark'))];
    const heard = await page
      .getByText('Waiting')
      .first()
      .locator('xpath=ancestor::p')
      .textContent();
    if (!/12 lines/.test(heard ?? '')) found.push(`the count is heard as "${heard}"`);
    for (const [removed, next] of [
      ['Part paid', 'Refunded'],
      ['Refunded', 'Open'],
    ] as const) {
      await page.getByRole('button', { name: `Remove ${removed}` }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: `Remove ${removed}` }).waitFor({ state: 'detached' });
      const name = await focused(page);
      if (!name.includes(next))
        found.push(
          `after "${removed}" is removed the focus is on ${name === '' ? 'nothing' : `"${name}"`}`,
        );
    }
    return found;
  },
};
