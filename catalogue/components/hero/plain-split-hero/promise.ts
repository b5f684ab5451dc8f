import type { ItemPromise } from '../../../pipeline/promise.ts';

const OFF_PX = 4;
const SHOWN_MIN = 0.95;
/** What may be free below the lowest part, besides the space of the section. */
const HOLE_PX = 24;

/** Runs in the page: for each section where the media begins and ends beside the text, and how much of it is seen. */
const measure = ([offPx, shownMin, holePx]: readonly [number, number, number]): string[] => {
  const faults: string[] = [];
  const pen = new OffscreenCanvas(1, 1).getContext('2d')!;

  /** The capitals of the first line and the baseline of the last one, or the box of a button. */
  const edgesOf = (node: Node): { top: number; bottom: number; left: number; right: number } => {
    const parent = node.parentElement!;
    const style = getComputedStyle(parent);
    const box = parent.getBoundingClientRect();
    const isBox = style.display.includes('flex') && parent.tagName === 'A';
    if (isBox) return { top: box.top, bottom: box.bottom, left: box.left, right: box.right };
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()];
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const { fontBoundingBoxAscent: ascent, actualBoundingBoxAscent: capital } =
      pen.measureText('H');
    return {
      top: Math.min(...lines.map(({ top }) => top)) + ascent - capital,
      bottom: Math.max(...lines.map(({ top }) => top)) + ascent,
      left: Math.min(...lines.map(({ left }) => left)),
      right: Math.max(...lines.map(({ right }) => right)),
    };
  };

  for (const section of document.querySelectorAll('section')) {
    const media = section.querySelector('img, iframe, svg')!;
    const name = media.tagName.toLowerCase();
    const { width, height, left, right, top, bottom } = media.getBoundingClientRect();
    const own =
      media instanceof HTMLImageElement
        ? media.naturalWidth / media.naturalHeight
        : name === 'svg'
          ? 3 / 2
          : 16 / 9;
    const here = `${name} of ${own.toFixed(2)}`;
    const ratio = width / height;
    if (Math.min(own / ratio, ratio / own) < shownMin)
      faults.push(`the ${here} is cut or stretched to ${ratio.toFixed(2)}`);

    const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode())
      if (walker.currentNode.textContent!.trim()) texts.push(walker.currentNode);
    const lines = texts.filter((node) => !media.contains(node)).map(edgesOf);
    const beside = lines.filter(
      (line) => (line.right <= left || line.left >= right) && line.bottom > top,
    );
    if (innerWidth < 768) continue;
    if (beside.length === 0) {
      faults.push(`no text is beside the ${here}`);
      continue;
    }
    const first = Math.min(...beside.map((line) => line.top));
    const last = Math.max(...beside.map((line) => line.bottom));
    if (Math.abs(first - top) > offPx)
      faults.push(`the ${here} begins ${Math.round(Math.abs(first - top))} px off the first line`);
    if (Math.abs(last - bottom) > offPx)
      faults.push(`the ${here} ends ${Math.round(Math.abs(last - bottom))} px off the last line`);
    const lowest = Math.max(bottom, ...lines.map((line) => line.bottom));
    if (lowest - bottom > holePx)
      faults.push(`${Math.round(lowest - bottom)} px are empty below the ${here}`);
  }
  return faults;
};

export const promise: ItemPromise = {
  says: 'A portrait, a square, a panorama, an embed and a drawing are each shown whole; beside the text each begins with the first line and ends with the last.',
  widths: [1280, 390],
  faults: (page) => page.evaluate(measure, [OFF_PX, SHOWN_MIN, HOLE_PX] as const),
};
