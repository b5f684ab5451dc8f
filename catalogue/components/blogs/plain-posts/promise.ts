import type { Page } from '@playwright/test';
import type { ItemPromise } from '../../../pipeline/promise.ts';

const OFF_PX = 2;

/** Runs in the page: what of a row is not level. */
const findUneven = (offPx: number): string[] => {
  const faults: string[] = [];
  const apart = (values: number[]): number => Math.max(...values) - Math.min(...values);
  const rows = Map.groupBy(document.querySelectorAll('li'), (post) =>
    Math.round(post.getBoundingClientRect().top),
  );
  for (const row of rows.values())
    for (const [part, words] of [
      ['img', 'covers'],
      ['time', 'dates'],
      ['h3', 'titles'],
      ['p', 'texts'],
    ] as const) {
      const boxes = row.flatMap((post) =>
        [...post.querySelectorAll(part)].map((one) => one.getBoundingClientRect()),
      );
      const tops = apart(boxes.map(({ top }) => top));
      if (tops > offPx) faults.push(`the ${words} of a row are ${Math.round(tops)} px apart`);
      const heights = apart(boxes.map(({ height }) => height));
      if (part === 'img' && heights > offPx)
        faults.push(`the covers of a row differ by ${Math.round(heights)} px in height`);
    }
  return faults;
};

/** Whether a drag with the mouse over the first line of a text selects what it passes. */
async function isSelectable(page: Page): Promise<boolean> {
  const box = await page.evaluate(() => {
    const text = document.querySelector('li p')!;
    text.scrollIntoView({ block: 'center' });
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom } = range.getClientRects()[0]!;
    return { left, right, middle: (top + bottom) / 2 };
  });
  await page.mouse.move(box.left + 4, box.middle);
  await page.mouse.down();
  await page.mouse.move(box.right - 4, box.middle, { steps: 5 });
  await page.mouse.up();
  return page.evaluate(() => document.getSelection()!.toString().length > 10);
}

export const promise: ItemPromise = {
  says: 'Covers, dates, titles and texts of a row are level. The cover opens the post, but the link is named by its title alone and the text can be selected.',
  widths: [1280, 834],
  faults: async (page) => {
    const faults = await page.evaluate(findUneven, OFF_PX);
    for (const post of await page.locator('li').all()) {
      const title = (await post.locator('h3').innerText()).trim();
      if ((await post.getByRole('link', { name: title, exact: true }).count()) === 0)
        faults.push(`no link is named “${title}” alone`);
      const isOpened = await post.locator('img').evaluate((cover) => {
        cover.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = cover.getBoundingClientRect();
        return Boolean(
          document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a[href]'),
        );
      });
      if (!isOpened) faults.push(`the cover of “${title}” is not a target`);
    }
    if (!(await isSelectable(page))) faults.push('the text cannot be selected');
    return faults;
  },
};
