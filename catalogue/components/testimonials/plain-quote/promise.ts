import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

/** The first words of each quote, without a mark. */
const QUOTES = [
  ['English', 'Warm bread at seven'],
  ['German', 'Warmes Brot um sieben'],
  ['French', 'Le pain chaud'],
] as const;
const NAME = 'Roald Timmer';
const TOLERANCE_PX = 1.5;

type Place = { first: number; others: number[]; name: number; band: DOMRect };

/** Runs in the page: where the lines of a quote and the name below it begin. */
const measure = ([start, name]: readonly [string, string]): Place | string => {
  const rectOf = (node: Node, at: number): DOMRect => {
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect();
  };
  const walker = document.createTreeWalker(document.querySelector('#root')!, NodeFilter.SHOW_TEXT);
  let quote: Node | null = null;
  let named: Node | null = null;
  while (walker.nextNode() && !named) {
    const text = walker.currentNode.textContent!;
    if (!quote && text.includes(start)) quote = walker.currentNode;
    else if (quote && text.includes(name)) named = walker.currentNode;
  }
  if (!quote || !named) return `"${start}" or its name is not there`;
  quote.parentElement!.scrollIntoView({ block: 'center' });
  const text = quote.textContent!;
  const at = text.indexOf(start);
  const band = rectOf(quote, at);
  const lines = new Map<number, number>();
  for (const { index } of text.matchAll(/\S/g)) {
    const { left, bottom } = rectOf(quote, index);
    const line = Math.round(bottom);
    lines.set(line, Math.min(lines.get(line) ?? Infinity, left));
  }
  const others = [...lines].filter(([line]) => line > band.bottom + 4).map(([, left]) => left);
  return { first: band.left, others, name: rectOf(named, 0).left, band: band.toJSON() as DOMRect };
};

type Ink = { start: number; lowest: number };

/** The ink before the first letter: how far from the edge of the window it begins, and how low it ends in the line. */
async function inkBefore(page: Page, { first, band }: Place): Promise<Ink | null> {
  const width = Math.floor(first) - 1;
  if (width < 1) return null;
  const clip = { x: 0, y: band.top, width, height: band.height };
  const png = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data: dots } = context.getImageData(0, 0, image.width, image.height);
    let ink: { start: number; lowest: number } | null = null;
    // The window begins with the ground of the page.
    for (let at = 0; at < dots.length; at += 4)
      if ([0, 1, 2].some((part) => Math.abs(dots[at + part]! - dots[part]!) > 60)) {
        const dot = at / 4;
        const start = Math.min(ink?.start ?? Infinity, dot % image.width);
        ink = { start, lowest: Math.floor(dot / image.width) / image.height };
      }
    return ink;
  }, png);
}

export const promise: ItemPromise = {
  says: 'In English, German and French the first letter of the quote stands on one line with those below it and with the name; the mark of the language hangs before it and stays in the window.',
  widths: [1280, 390],
  faults: async (page) => {
    const found: string[] = [];
    for (const [language, start] of QUOTES) {
      const place = await page.evaluate(measure, [start, NAME] as const);
      if (typeof place === 'string') throw new Error(place);
      const { first, others, name } = place;
      const off = Math.max(...[...others, name].map((left) => Math.abs(left - first)));
      if (others.length === 0) throw new Error(`${language}: the quote has one line only`);
      if (off > TOLERANCE_PX)
        found.push(
          `${language}: the first letter is ${Math.round(off)} px off the line of the others`,
        );
      const ink = await inkBefore(page, place);
      if (!ink) found.push(`${language}: no quotation mark stands before the first letter`);
      else if (ink.start < 1) found.push(`${language}: the quotation mark is cut by the window`);
      else if (language === 'German' && ink.lowest < 0.6)
        found.push(`${language}: the quotation mark is not that of the language`);
    }
    return found;
  },
};
