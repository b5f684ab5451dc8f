import type { ItemPromise } from '../../../pipeline/promise.ts';

/** Lines that are nearer to each other are one line. */
const LINE_PX = 10;
const BASELINE_PX = 1;
/** Where this many links and a short small print are one line on a desk. */
const IN_LINE = 5;

/** Runs in the page: links and words that stand alone, and parts of one line that are not level. */
const measure = ([linePx, baselinePx, inLine]: readonly [number, number, number]): string[] => {
  const faults: string[] = [];
  const pen = new OffscreenCanvas(1, 1).getContext('2d')!;
  type Word = { text: string; top: number; baseline: number };

  /** The words of an element, with the line that each is on. */
  const wordsOf = (element: Element): Word[] => {
    const found: Word[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(node.parentElement!);
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const ascent = pen.measureText('H').fontBoundingBoxAscent;
      for (const { 0: text, index } of node.textContent!.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        const { top } = range.getBoundingClientRect();
        found.push({ text, top, baseline: top + ascent });
      }
    }
    return found;
  };
  const linesOf = (words: Word[]): string[][] => {
    const lines: { top: number; texts: string[] }[] = [];
    for (const { text, top } of words) {
      const line = lines.find((one) => Math.abs(one.top - top) < linePx);
      if (line) line.texts.push(text);
      else lines.push({ top, texts: [text] });
    }
    return lines.map(({ texts }) => texts);
  };

  for (const footer of document.querySelectorAll('footer')) {
    const links = [...footer.querySelectorAll('nav a')].filter(
      (link) => link.textContent.trim() !== 'Quern',
    );
    const count = `with ${links.length} links`;
    const places = [...footer.querySelectorAll('nav a')].map((link) => ({
      text: link.textContent.trim(),
      top: wordsOf(link)[0]!.top,
      baseline: 0,
    }));
    for (const line of linesOf(places))
      if (links.length > 1 && line.length === 1)
        faults.push(`${count} “${line[0]}” stands alone on a line`);

    const legal = [...footer.querySelectorAll('*')].findLast((element) =>
      /^(©|Quern Collective)/.test(element.textContent.trim()),
    )!;
    const last = linesOf(wordsOf(legal)).at(-1)!;
    if (last.length === 1) faults.push(`${count} the small print ends with “${last[0]}” alone`);

    if (innerWidth < 1280 || links.length > inLine || !legal.textContent.startsWith('©')) continue;
    const baselines = wordsOf(footer).map(({ baseline }) => baseline);
    const apart = Math.max(...baselines) - Math.min(...baselines);
    if (apart > baselinePx)
      faults.push(`${count} the parts of the line are ${apart.toFixed(1)} px off one baseline`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);
  return faults;
};

export const promise: ItemPromise = {
  says: 'From two links to nine and from 320 to 1280 px no link and no word of the small print stands alone on a line. On a desk all parts share one baseline.',
  widths: [1280, 768, 390, 320],
  faults: (page) => page.evaluate(measure, [LINE_PX, BASELINE_PX, IN_LINE] as const),
};
