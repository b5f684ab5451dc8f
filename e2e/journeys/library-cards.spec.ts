import { expect, type Page, test } from '@playwright/test';
import { splitTitle } from '@tessera/contract/item-title';
import { componentsOnDisk } from '../goods.ts';
import { cardOf, someItems, wallOf } from '../library.ts';
import { addPerson, keepToken } from '../people.ts';
import { open } from '../visitors.ts';

type Measured = {
  title: string;
  /** The lines of each part. A title that is only a name has one part. */
  lines: number[];
  isCut: boolean;
  toolsTop: number;
  pictureBottom: number;
};

/** A name and a subtitle have two lines each. A title that is only a name has the lines of both. */
const LINES_OF_A_PART = 2;
const LINES_OF_A_NAME_ALONE = 4;

const hasTooManyLines = ({ lines }: Measured): boolean =>
  Math.max(...lines) > (lines.length === 1 ? LINES_OF_A_NAME_ALONE : LINES_OF_A_PART);

/** Measures the cards in the window. */
const measure = (page: Page): Promise<Measured[]> =>
  page.locator('.masonry article').evaluateAll((cards) =>
    cards.map((card) => {
      const heading = card.querySelector('h2')!;
      const parts = [...heading.querySelectorAll('a > span')];
      const words = heading.parentElement!;
      const linesOf = (part: Element) =>
        Math.round(part.scrollHeight / Number.parseFloat(getComputedStyle(part).lineHeight));
      return {
        title: heading.textContent ?? '',
        lines: parts.map(linesOf),
        isCut:
          [heading, ...parts].some(
            (part) =>
              part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth,
          ) || words.scrollHeight > words.clientHeight + 1,
        toolsTop: card.querySelector('.wall-tools')?.getBoundingClientRect().top ?? 0,
        pictureBottom: card.querySelector('.picture')!.getBoundingClientRect().bottom,
      };
    }),
  );

/** Scrolls through the whole wall, which loads page by page and renders only what is near. */
async function measureAll(page: Page, total: number): Promise<Map<string, Measured>> {
  const seen = new Map<string, Measured>();
  await expect
    .poll(
      async () => {
        for (const card of await measure(page)) seen.set(card.title, card);
        await page.evaluate(() => scrollBy(0, innerHeight));
        return seen.size;
      },
      { intervals: [50] },
    )
    .toBeGreaterThanOrEqual(total);
  return seen;
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 834, height: 1112 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    // The other widths are for `.ci/run --all`.
    const tag = viewport.width === 390 ? [] : ['@long'];

    test('no title of the wall is cut', { tag }, async ({ page, request }) => {
      const answer = await request.get('/api/component/all?limit=1');
      await open(page, '/dashboard');
      const seen = await measureAll(page, Number(answer.headers()['x-total-count']));
      const all = [...seen.values()];
      expect(all.filter(({ isCut }) => isCut).map(({ title }) => title)).toEqual([]);
      expect(all.filter(hasTooManyLines).map(({ title }) => title)).toEqual([]);
      expect(all.filter(({ lines }) => lines.length === 2).length).toBeGreaterThanOrEqual(
        componentsOnDisk().length,
      );
    });
  });

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the buttons stand below the text in a row of 44 px and cover no picture', async ({
    page,
  }) => {
    await open(page, '/dashboard');
    for (const { toolsTop, pictureBottom, isCut } of await measure(page)) {
      expect(toolsTop).toBeGreaterThan(pictureBottom);
      expect(isCut).toBe(false);
    }
    const heights = await page
      .locator('.wall-tools button')
      .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
});

test('the link of a card is called by the whole title', async ({ page, request }) => {
  const { free } = await someItems(request);
  expect(splitTitle(free.title).subtitle).toBeDefined();
  await open(page, wallOf(free));
  await expect(cardOf(page, free).getByRole('link')).toHaveAccessibleName(free.title);
});

test('a saved card shows a heart at rest', async ({ page, request }) => {
  const { free } = await someItems(request);
  await keepToken(page, (await addPerson()).token);
  await open(page, '/dashboard');
  const card = cardOf(page, free);
  const heart = card.locator('svg.fill-accent:not(button svg)');
  await expect(heart).toHaveCount(0);
  await card.hover();
  await card.getByRole('button', { name: /^Save/ }).click();
  // Neither hovered nor focused.
  await page.getByRole('searchbox').click();
  await expect(heart).toBeVisible();
  await expect(card.locator('.wall-tools')).toHaveCSS('opacity', '0');
});
