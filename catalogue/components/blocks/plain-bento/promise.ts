import type { ItemPromise } from '../../../pipeline/promise.ts';

/** Narrower than this is a gap between tiles, not a hole. */
const GAP_PX = 48;

/** Runs in the page: places of the grid where no tile is, and words that do not fit. */
const look = (gapPx: number): string[] => {
  const faults: string[] = [];
  const titles = [...document.querySelectorAll('h3')];
  /** The largest box that holds this title and no other. */
  const tileOf = (title: Element): Element => {
    let tile = title;
    while (tile.parentElement!.querySelectorAll('h3').length === 1) tile = tile.parentElement!;
    return tile;
  };
  for (const heading of document.querySelectorAll('h2')) {
    const own = titles.filter(
      (title) =>
        [...document.querySelectorAll('h2')].findLast(
          (one) => one.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING,
        ) === heading,
    );
    const boxes = own.map((title) => tileOf(title).getBoundingClientRect());
    const edgesOf = (sides: ('left' | 'right' | 'top' | 'bottom')[]): number[] =>
      [...new Set(boxes.flatMap((box) => sides.map((side) => Math.round(box[side]))))].toSorted(
        (a, b) => a - b,
      );
    const [across, down] = [edgesOf(['left', 'right']), edgesOf(['top', 'bottom'])];
    for (let row = 1; row < down.length; row++)
      for (let column = 1; column < across.length; column++) {
        const [left, right] = [across[column - 1]!, across[column]!];
        const [top, bottom] = [down[row - 1]!, down[row]!];
        if (right - left <= gapPx || bottom - top <= gapPx) continue;
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        if (boxes.some((box) => box.left < x && box.right > x && box.top < y && box.bottom > y))
          continue;
        faults.push(`${heading.textContent}: a hole of ${right - left} × ${bottom - top} px`);
      }

    for (const [at, title] of own.entries()) {
      const tile = tileOf(title);
      const walker = document.createTreeWalker(tile, NodeFilter.SHOW_TEXT);
      while (walker.nextNode())
        for (const { 0: word, index } of walker.currentNode.textContent!.matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(walker.currentNode, index);
          range.setEnd(walker.currentNode, index + word.length);
          const lines = [...range.getClientRects()];
          const isOut = lines.some(
            ({ left, right }) => left < boxes[at]!.left - 1 || right > boxes[at]!.right + 1,
          );
          if (lines.length > 1 || isOut)
            faults.push(`${heading.textContent}: the word ${word} does not fit into its tile`);
        }
    }
  }
  return faults;
};

export const promise: ItemPromise = {
  says: 'Four, five, six and seven tiles leave no hole, and no tile is narrower than its longest word.',
  widths: [1280, 834],
  faults: (page) => page.evaluate(look, GAP_PX),
};
