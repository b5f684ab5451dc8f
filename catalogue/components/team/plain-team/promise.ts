import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

const OFF_PX = 2;

/** Runs in the page: who stands alone, and what of a row is not level. */
const look = (offPx: number): string[] => {
  const faults: string[] = [];
  const textsIn = (element: Element): DOMRect[] => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: DOMRect[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node.parentElement!.closest('[aria-hidden=true]')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const [first] = range.getClientRects();
      if (first && first.width > 0) found.push(first);
    }
    return found;
  };
  const apart = (values: number[]): number => Math.max(...values) - Math.min(...values);

  for (const list of document.querySelectorAll('ul')) {
    const people = [...list.children];
    const rows = [
      ...Map.groupBy(people, (one) => Math.round(one.getBoundingClientRect().top)).values(),
    ];
    for (const [at, row] of rows.entries()) {
      const where = `${people.length} people, row ${at + 1}`;
      if (row.length === 1 && rows.length > 1)
        faults.push(`${where}: ${row[0]!.querySelector('h3')!.textContent} stands alone`);
      // A person has the lines of the name, the role and the text in this order.
      for (const [line, part] of ['names', 'roles', 'texts'].entries()) {
        const off = apart(row.map((one) => textsIn(one)[line]!.bottom));
        if (off > offPx) faults.push(`${where}: the ${part} are ${Math.round(off)} px apart`);
      }
      const heights = row.flatMap((one) =>
        [...one.querySelectorAll('img')].map((face) => face.getBoundingClientRect().height),
      );
      if (heights.length > 0 && apart(heights) > offPx)
        faults.push(`${where}: the faces differ by ${Math.round(apart(heights))} px in height`);
    }
  }
  return faults;
};

export const promise: ItemPromise = {
  says: 'With four, seven or nine people nobody stands alone in a row, and names, roles and texts of a row are level, also without a photograph.',
  widths: [1280, 834],
  faults: (page: Page) => page.evaluate(look, OFF_PX),
};
