import type { ItemPromise } from '../../../pipeline/promise.ts';

/** Each figure of rival.tsx with the sentence and the source below it. */
const FIGURES: readonly (readonly [value: string, says: string, source: string])[] = [
  ['98.9', 'of crossings were run', '6,498 of 6,570'],
  ['1,31,400', 'carried last year', 'Tickets and ten-trip cards'],
  ['4', 'late on arrival', 'Median of 1,312 delayed'],
];
const TOLERANCE_PX = 1;

/** Runs in the page: where the first line of the text stands. */
const findBaselines = (texts: readonly string[]): number[] =>
  texts.map((text) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const content = node.textContent.trim();
      const isFound = /^[\d.,]+$/.test(text) ? content === text : content.startsWith(text);
      if (!isFound || !node.parentElement!.checkVisibility()) continue;
      // An empty inline block stands on the baseline of its line.
      const mark = document.createElement('span');
      mark.style.cssText = 'display:inline-block;width:0;height:0';
      node.before(mark);
      const { bottom } = mark.getBoundingClientRect();
      mark.remove();
      return bottom;
    }
    return Number.NaN;
  });

export const promise: ItemPromise = {
  says: 'Figures of different size, length and unit stand on one baseline, and the sentences and sources below each begin on one line.',
  widths: [1280, 834],
  context: { javaScriptEnabled: false },
  faults: async (page) => {
    const parts: [string, readonly string[]][] = [
      ['figures', FIGURES.map(([value]) => value)],
      ['sentences', FIGURES.map(([, says]) => says)],
      ['sources', FIGURES.map(([, , source]) => source)],
    ];
    const found: string[] = [];
    for (const [part, texts] of parts) {
      const lines = await page.evaluate(findBaselines, texts);
      const apart = Math.max(...lines) - Math.min(...lines);
      if (!(apart <= TOLERANCE_PX))
        found.push(`the ${part} stand on lines that are up to ${Math.round(apart)} px apart`);
    }
    return found;
  },
};
