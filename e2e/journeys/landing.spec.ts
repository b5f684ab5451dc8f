import { expect, type Page, test } from '@playwright/test';
import { THEMES, turn } from '../accessible.ts';
import { query } from '../database.ts';
import { componentsOnDisk } from '../goods.ts';
import { shiftOf, watchShifts } from '../layout-shift.ts';
import { open } from '../visitors.ts';
import { watch } from '../watch.ts';

const section = (page: Page, name: RegExp) => page.getByRole('region', { name });
const useCases = (page: Page) => section(page, /Start from the job/);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('anyone sees the whole front page [RT-01] [HM-01] [HM-06] [HM-07]', async ({ page }) => {
    const response = await page.goto('/');
    expect(response?.status()).toBe(200);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      'Good pages are made of good tiles.',
    );
    await expect(main.getByRole('link', { name: 'EXPLORE COMPONENTS' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    const creators = section(page, /You laid the tile/);
    for (const words of ['100%', '0%', 'commission', 'Anyone can apply'])
      await expect(creators).toContainText(words);
    await expect(creators.getByRole('link')).toHaveAttribute('href', '/creator-program');
    const roadmap = section(page, /What we are laying next/);
    expect(await roadmap.getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
    for (const card of await roadmap.getByRole('listitem').all()) {
      await expect(card.getByRole('heading', { level: 3 })).not.toBeEmpty();
      await expect(card).toContainText(/Next|Later/);
    }
    for (const name of [/Three moves/, /Start free/])
      await expect(section(page, name)).toBeVisible();
  });
});

test('three real components are set into the mosaic, and each leads to its page [HM-01]', async ({
  page,
}) => {
  await open(page, '/');
  const inlays = page.getByRole('list', { name: 'Three of the newest components' });
  await expect(inlays.getByRole('link')).toHaveCount(3);
  const slugs = await inlays
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));
  const known = await query<{ category: string }>(
    `select category from components where status = 'published' and slug = any($1)`,
    [slugs],
  );
  expect(new Set(known.map(({ category }) => category)).size).toBe(3);
});

test('at least six use cases open the browser with their filter [HM-03]', async ({ page }) => {
  await open(page, '/');
  const cards = useCases(page).getByRole('listitem');
  expect(await cards.count()).toBeGreaterThanOrEqual(6);
  const targets = await useCases(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(new Set(targets).size).toBe(await cards.count());
  for (const target of targets) {
    await open(page, target);
    const category = new URL(target, 'http://shop').searchParams.get('category')!;
    await expect(page.getByRole('main').locator('a[aria-current=page]')).toContainText(category);
    await expect(page.getByRole('listitem').getByRole('heading').first()).toBeVisible();
  }
});

test('the numbers are those of the catalogue folder and of what was published beside it, and 70+ free components is true [S1-21]', async ({
  page,
}) => {
  const goods = componentsOnDisk();
  const others = async (condition: string): Promise<number> => {
    const [row] = await query<{ count: number }>(
      `select count(*)::int as count from components
       where status = 'published' and goods_fingerprint is null and ${condition}`,
      [],
    );
    return row!.count;
  };
  // Tests of the admin area publish items meanwhile.
  await expect(async () => {
    await open(page, '/');
    const free =
      goods.filter(({ plan }) => plan === 'Free').length + (await others('plan_id is null'));
    const all = goods.length + (await others('true'));
    const [claim] = await page.getByRole('main').getByRole('definition').allTextContents();
    expect(free).toBeGreaterThanOrEqual(70);
    expect(claim).toBe('70+');
    await expect(section(page, /Start free/)).toContainText(`${claim} free components`);
    await expect(page.getByRole('link', { name: `See all ${all} components` })).toBeVisible();
    for (const category of ['Hero', 'Pricing', 'FAQ', 'Team']) {
      const count =
        goods.filter((good) => good.category === category).length +
        (await others(`category = '${category}'`));
      await expect(useCases(page)).toContainText(
        `${category}, ${count} ${count === 1 ? 'component' : 'components'}`,
      );
    }
  }).toPass({ timeout: 60_000 });
});

test('the wall shows goods of the shelf, each with a picture and a page', async ({ page }) => {
  await open(page, '/');
  const wall = section(page, /A wall that grows/);
  await expect(wall.getByRole('listitem')).toHaveCount(8);
  await wall.getByRole('link').nth(3).click();
  await expect(page).toHaveURL(/\/components\//);
});

for (const theme of THEMES)
  test(
    `the front page fits any width in ${theme}, without a shift or a complaint`,
    { tag: '@long' },
    async ({ page }) => {
      const complaints = await watch(page);
      await watchShifts(page);
      await page.emulateMedia({ colorScheme: theme });
      for (const width of [360, 834, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, '/');
        await turn(page, theme);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide).toBe(width);
        await page.mouse.wheel(0, 4_000);
        expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
      }
      expect(complaints).toEqual([]);
    },
  );

test.describe('at 834 px', () => {
  test.use({ viewport: { width: 834, height: 1112 } });

  test(
    'the mosaic has whole pixels for each column, and its pictures cover their tiles',
    { tag: '@long' },
    async ({ page }) => {
      await open(page, '/');
      const list = page.getByRole('list', { name: 'Three of the newest components' });
      expect((await list.boundingBox())!.width % 9).toBe(0);
      const margins = await list.locator('li').evaluateAll((cells) =>
        cells.map((cell) => {
          const [outer, inner] = [cell.querySelector('a')!, cell].map((each) =>
            each.getBoundingClientRect(),
          );
          return Math.min(inner!.top - outer!.top, outer!.bottom - inner!.bottom);
        }),
      );
      expect(margins).toEqual([1, 1, 1]);
    },
  );
});
