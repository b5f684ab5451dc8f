import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

/** A third of the row is a column of the obvious version. */
const HOLE_SHARE = 0.3;
const OFF_PX = 2;

/** Runs in the page: the widest part of a last row where nothing is, and titles of a row that are not level. */
const look = ([holeShare, offPx]: readonly [number, number]): string[] => {
  const faults: string[] = [];
  const inkOf = (element: Element): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const drawings = [...element.querySelectorAll('svg, img')].map((one) =>
      one.getBoundingClientRect(),
    );
    return [...range.getClientRects(), ...drawings].filter(
      ({ width, height }) => width > 0 && height > 0,
    );
  };
  const firstLineOf = (element: Element): number => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects()[0]!.bottom;
  };
  for (const heading of document.querySelectorAll('h2')) {
    const tiles = [...document.querySelectorAll('li')].filter((tile) => {
      const before = [...document.querySelectorAll('h2')].filter(
        (one) => one.compareDocumentPosition(tile) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      return before.at(-1) === heading;
    });
    const name = heading.textContent;
    const { left, right } = tiles[0]!.parentElement!.getBoundingClientRect();
    const rows = Map.groupBy(tiles, (tile) => Math.round(tile.getBoundingClientRect().top));

    const spans = [...rows.values()]
      .at(-1)!
      .flatMap(inkOf)
      .map((box) => [box.left, box.right] as const)
      .toSorted(([a], [b]) => a - b);
    let [reached, widest] = [left, 0];
    for (const [start, end] of [...spans, [right, right] as const]) {
      widest = Math.max(widest, start - reached);
      reached = Math.max(reached, end);
    }
    const share = widest / (right - left);
    if (share > holeShare)
      faults.push(`${name}: ${Math.round(share * 100)}% of the last row is empty`);

    for (const [at, row] of [...rows.values()].entries()) {
      const lines = row.map((tile) => firstLineOf(tile.querySelector('h3')!));
      const apart = Math.max(...lines) - Math.min(...lines);
      if (apart > offPx)
        faults.push(`${name}: the titles of row ${at + 1} are ${Math.round(apart)} px apart`);
    }
  }
  return faults;
};

export const promise: ItemPromise = {
  says: 'With four, five or seven features the last row has no hole, and the titles of a row share a baseline.',
  widths: [1280, 834],
  faults: (page: Page) => page.evaluate(look, [HOLE_SHARE, OFF_PX] as const),
};
