import type { ItemPromise } from '../../../pipeline/promise.ts';

/** The levels of rival.tsx. */
const LEVELS = [
  'Two Columns',
  'Manual',
  'Statements',
  'Bank formats',
  'Co-operative banks',
  'Karnataka',
  'Date after the amount',
];
const HALF_LINE_PX = 10;

type Seen = { top: number; bottom: number; isWhole: boolean; isReached: boolean };

/** Runs in the page: where the words of each level are seen, if anywhere. */
const look = (labels: string[]): (Seen | null)[] =>
  labels.map((label) => {
    const one = [...document.querySelectorAll<HTMLElement>('#root :is(a, span)')].find(
      (element) => element.textContent.trim() === label && element.checkVisibility(),
    );
    if (!one) return null;
    const range = document.createRange();
    range.selectNodeContents(one);
    const words = range.getBoundingClientRect();
    const isInside = words.left >= 0 && words.right <= document.documentElement.clientWidth;
    const { x, y, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return {
      top: words.top,
      bottom: words.bottom,
      isWhole: isInside && one.scrollWidth <= Math.max(one.clientWidth, Math.ceil(width)),
      isReached: isInside && one.contains(hit),
    };
  });

export const promise: ItemPromise = {
  says: 'Seven levels stay on one line on a phone, the first and the last are whole, and every other level is reached without script.',
  widths: [390],
  context: { hasTouch: true, javaScriptEnabled: false },
  faults: async (page) => {
    const found: string[] = [];
    const closed = await page.evaluate(look, LEVELS);
    const seen = closed.filter((one) => one !== null);
    const top = Math.min(...seen.map((one) => one.top));
    const bottom = Math.max(...seen.map((one) => one.bottom));
    const heights = seen.map((one) => one.bottom - one.top);
    if (bottom - top > Math.min(...heights) + HALF_LINE_PX)
      found.push(`the path takes ${Math.round(bottom - top)} px instead of one line`);
    for (const at of [0, LEVELS.length - 1])
      if (!closed[at]?.isWhole) found.push(`"${LEVELS[at]}" is not whole`);
    const chip = page.locator('#root :is(summary, button)').first();
    if (await chip.isVisible()) await chip.tap();
    const open = await page.evaluate(look, LEVELS);
    for (const [at, label] of LEVELS.entries())
      if (!closed[at]?.isReached && !open[at]?.isReached)
        found.push(`"${label}" cannot be reached`);
    return found;
  },
};
