import type { ItemPromise } from '../../../pipeline/promise.ts';

/** The areas of two logos may differ by a fifth. */
const FACTOR_MAX = 1.2;

/** Runs in the page: the area of each logo as it is drawn, and which are not in the window. */
const measure = () =>
  [...document.querySelectorAll('img')].map((image) => {
    const { left, right, width, height } = image.getBoundingClientRect();
    const aspect = image.naturalWidth / image.naturalHeight;
    // Inside a box of other proportions a logo is smaller than the box.
    const wide = Math.min(width, height * aspect);
    return {
      area: (wide * wide) / aspect,
      left,
      isCut: left < -1 || right > document.documentElement.clientWidth + 1,
    };
  });

export const promise: ItemPromise = {
  says: 'A word mark of 8:1 and a square mark get the same area, and no logo moves or leaves the window.',
  widths: [1280, 390],
  faults: async (page) => {
    const before = await page.evaluate(measure);
    await page.waitForTimeout(400);
    const after = await page.evaluate(measure);
    const areas = before.map(({ area }) => area);
    const factor = Math.max(...areas) / Math.min(...areas);
    const found: string[] = [];
    if (!(factor <= FACTOR_MAX))
      found.push(`one logo has ${factor.toFixed(1)} times the area of another`);
    if (before.some(({ left }, at) => Math.abs(left - after[at]!.left) > 1))
      found.push('logos move while they are read');
    const cut = before.filter(({ isCut }) => isCut).length;
    if (cut > 0) found.push(`${cut} logos are not wholly in the window`);
    return found;
  },
};
