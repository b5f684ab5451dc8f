import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

const OFF_PX = 3;
/** A part of the last row where no card is. */
const HOLE_SHARE = 0.25;

/** Runs in the page: what of a row is not level, and the part of the last row that is empty. */
const findUneven = ([offPx, holeShare]: readonly [number, number]): string[] => {
  const BELOW_LINE = 0.215;
  const faults: string[] = [];
  const cards = [...document.querySelectorAll('li')];
  const rows = Map.groupBy(cards, (card) => Math.round(card.getBoundingClientRect().top));
  const edge = (element: Element, side: 'top' | 'bottom'): number => {
    const range = document.createRange();
    range.selectNodeContents(element);
    if (side === 'top') return range.getBoundingClientRect().top;
    // The line on which the letters stand, also where they are of another size.
    const { bottom, height } = [...range.getClientRects()].at(-1)!;
    return bottom - height * BELOW_LINE;
  };
  const apart = (values: number[]): number => Math.max(...values) - Math.min(...values);
  for (const row of rows.values())
    for (const [part, words, side] of [
      ['h3', 'titles end', 'bottom'],
      ['h3 ~ p, h3 ~ div', 'texts begin', 'top'],
      ['button', 'buttons are', 'top'],
    ] as const) {
      const values = row.flatMap((card) => {
        const one = card.querySelector(part);
        return one ? [edge(one, side)] : [];
      });
      const by = apart(values);
      if (by > offPx) faults.push(`the ${words} ${Math.round(by)} px apart in a row`);
    }
  const { left, right } = cards[0]!.parentElement!.getBoundingClientRect();
  const last = [...rows.values()].at(-1)!;
  const covered = last.reduce((sum, card) => sum + card.getBoundingClientRect().width, 0);
  const share = 1 - covered / (right - left);
  if (share > holeShare) faults.push(`${Math.round(share * 100)}% of the last row is empty`);
  return faults;
};

/** Runs in the page: the middle of the first line of a text, in the window. */
const findLine = (words: string) => {
  const walker = document.createTreeWalker(
    document.querySelector('#root')!,
    NodeFilter.SHOW_TEXT,
    (node) =>
      node.textContent!.startsWith(words) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  );
  const node = walker.nextNode()!;
  node.parentElement!.scrollIntoView({ block: 'center' });
  const range = document.createRange();
  range.selectNodeContents(node);
  const { left, right, top, bottom } = range.getClientRects()[0]!;
  return { left, right, middle: (top + bottom) / 2 };
};

const hashOf = (page: Page): Promise<string> => page.evaluate(() => location.hash);
const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    location.hash = '';
    document.getSelection()?.removeAllRanges();
  });

export const promise: ItemPromise = {
  says: 'A press on the picture or on the text opens the card, a drag over the text selects it, and a press on the button in it does only what the button says. The link has the name of the title. Titles, texts and buttons of a row are level, also without a picture, and the last row is full.',
  widths: [1280, 834],
  faults: async (page) => {
    const found = await page.evaluate(findUneven, [OFF_PX, HOLE_SHARE] as const);

    const name = 'To Mussoorie before the buses';
    if ((await page.getByRole('link', { name, exact: true }).count()) === 0)
      found.push('no link is named by its title alone');

    await forget(page);
    await page.getByRole('button').first().click();
    if ((await hashOf(page)) !== '') found.push('a press on the button also opens the card');
    if ((await page.getByRole('button').first().getAttribute('aria-pressed')) !== 'true')
      found.push('a press on the button does not do what it says');

    await forget(page);
    const line = await page.evaluate(findLine, 'Leave at five');
    await page.mouse.move(line.left + 4, line.middle);
    await page.mouse.down();
    await page.mouse.move(line.right - 4, line.middle, { steps: 6 });
    await page.mouse.up();
    const selected = await page.evaluate(() => document.getSelection()!.toString().length);
    if (selected < 10) found.push('the text cannot be selected');
    if ((await hashOf(page)) !== '') found.push('a drag over the text opens the card');

    await forget(page);
    await page.mouse.click(line.left + 40, line.middle);
    if ((await hashOf(page)) !== '#mussoorie')
      found.push('a press on the text does not open the card');
    await forget(page);
    await page.locator('li img').first().click({ force: true });
    if ((await hashOf(page)) !== '#mussoorie')
      found.push('a press on the picture does not open the card');
    return found;
  },
};
