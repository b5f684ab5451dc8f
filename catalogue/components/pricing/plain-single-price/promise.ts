import type { ItemPromise } from '../../../pipeline/promise.ts';

/** The sums of rival.tsx in rupiah: what twelve months add up to, and what is charged with 11% tax. */
const MONTHLY = { figure: 14_900_000, said: [178_800_000, 16_539_000] };
const YEARLY = { figure: 149_000_000, said: [149_000_000, 165_390_000] };
const [INCLUDED, EXCLUDED] = ['2,000 runs a month', 'Writing your manual'];

type Look = { large: string; isLine: boolean; isInside: boolean; numbers: string[] };

/** Runs in the page: the largest text with a figure, and all numbers that can be read. */
const look = (): Look => {
  const found: Look = { large: '', isLine: false, isInside: false, numbers: [] };
  let size = 0;
  const walker = document.createTreeWalker(document.querySelector('#root')!, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement!;
    const text = walker.currentNode.textContent!;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    for (const [number] of text.matchAll(/\d[\d.,]*\d|\d/g))
      found.numbers.push(number.replaceAll(/\D/g, ''));
    const here = Number.parseFloat(getComputedStyle(element).fontSize);
    if (!/\d/.test(text) || here <= size) continue;
    size = here;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const lines = [...range.getClientRects()];
    // The box in which it stands: the nearest one with an edge, a ground or room of its own.
    let box: Element = element;
    while (box.parentElement!.id !== 'root') {
      const { display, paddingLeft } = getComputedStyle(box);
      if (display !== 'inline' && Number.parseFloat(paddingLeft) > 0) break;
      box = box.parentElement!;
    }
    const { left, right } = box.getBoundingClientRect();
    found.large = text.replaceAll(/\D/g, '');
    found.isLine = new Set(lines.map(({ top }) => Math.round(top))).size === 1;
    found.isInside = lines.every((line) => line.left >= left - 1 && line.right <= right + 1);
  }
  return found;
};

/** Runs in the page: how a text looks. */
const weightOf = (text: string): string => {
  const walker = document.createTreeWalker(document.querySelector('#root')!, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (walker.currentNode.textContent!.includes(text)) {
      const { color, fontSize, fontWeight } = getComputedStyle(walker.currentNode.parentElement!);
      return `${fontSize} ${fontWeight} ${color}`;
    }
  return 'missing';
};

export const promise: ItemPromise = {
  says: 'Without script and at 390 px a price in rupiah stays on one line inside its box by the month and by the year, it is the sum that is charged, what it adds up to and what is charged with tax are said, and what is not included looks like what is.',
  widths: [390, 1280],
  context: { javaScriptEnabled: false },
  faults: async (page) => {
    const found: string[] = [];
    for (const [period, { figure, said }] of [
      ['Monthly', MONTHLY],
      ['Yearly', YEARLY],
    ] as const) {
      await page.getByText(period, { exact: true }).click();
      const { large, isLine, isInside, numbers } = await page.evaluate(look);
      if (large !== `${figure}`)
        found.push(`${period}: ${large} is written large, and ${figure} is charged`);
      if (!isLine) found.push(`${period}: the price takes several lines`);
      if (!isInside) found.push(`${period}: the price leaves its box`);
      for (const sum of said)
        if (!numbers.includes(`${sum}`)) found.push(`${period}: ${sum} is nowhere said`);
    }
    const [included, excluded] = [
      await page.evaluate(weightOf, INCLUDED),
      await page.evaluate(weightOf, EXCLUDED),
    ];
    if (included !== excluded)
      found.push(`what is not included is set in ${excluded}, what is in ${included}`);
    return found;
  },
};
