import type { ItemPromise } from '../../../pipeline/promise.ts';

const COUNTS = [2, 3, 4, 5];
const OFF_PX = 2;
/** How far a line may go beyond the figure at which it ends. */
const BEYOND_PX = 4;

/** Runs in the page: figures and titles that are not level, and lines that end elsewhere. */
const look = ([offPx, beyondPx]: readonly [number, number]): string[] => {
  const faults: string[] = [];
  const headings = [...document.querySelectorAll('h2')];
  const isOf = (heading: Element, one: Element): boolean =>
    headings.findLast(
      (other) => other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
    ) === heading;
  const inkOf = (element: Element): DOMRect => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects()[0]!;
  };
  /** Where each horizontal line ends that an element or its ::before or ::after draws. */
  const endsOf = (element: Element): number[] => {
    const { left, right, height } = element.getBoundingClientRect();
    const own = element.tagName === 'HR' || (height > 0 && height <= 4) ? [right] : [];
    const drawn = ['::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const isLine =
        style.content !== 'none' &&
        style.position === 'absolute' &&
        Number.parseFloat(style.height) <= 4 &&
        Number.parseFloat(style.width) > 4;
      return isLine ? [left + Number.parseFloat(style.left) + Number.parseFloat(style.width)] : [];
    });
    return [...own, ...drawn];
  };

  for (const heading of headings) {
    const say = (text: string) => faults.push(`${heading.textContent}: ${text}`);
    const own = [...document.querySelectorAll('body *')].filter((one) => isOf(heading, one));
    const figures = own.filter(
      (one) => one.children.length === 0 && /^\d$/.test(one.textContent.trim()),
    );
    const titles = own.filter(({ tagName }) => tagName === 'H3');
    for (const [name, group] of [
      ['numbers', figures],
      ['titles', titles],
    ] as const) {
      const tops = group.map((one) => inkOf(one).top);
      const apart = Math.max(...tops) - Math.min(...tops);
      if (!(apart <= offPx)) say(`the ${name} are ${Math.round(apart)} px apart`);
    }
    const end = Math.max(...own.flatMap(endsOf));
    const last = inkOf(figures.at(-1)!);
    if (Number.isFinite(end) && (end > last.right + beyondPx || end < last.left - beyondPx))
      say(`the line ends ${Math.round(end - last.right)} px from the last number`);
  }
  return faults;
};

export const promise: ItemPromise = {
  says: 'Two, three, four and five steps are one list each, their numbers and titles stand on one line, and the line ends at the last number.',
  faults: async (page) => {
    const faults = await page.evaluate(look, [OFF_PX, BEYOND_PX] as const);
    const heard: number[] = [];
    for (const list of await page.getByRole('list').all())
      heard.push(await list.getByRole('listitem').count());
    if (heard.join() !== COUNTS.join())
      faults.push(
        `a screen reader hears ${heard.length > 0 ? `lists of ${heard.join(', ')} entries` : 'no list'} instead of lists of ${COUNTS.join(', ')}`,
      );
    return faults;
  },
};
