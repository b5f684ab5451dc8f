import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { openSection } from '../admins.ts';
import { areCounted, plantCopies } from '../copies.ts';
import { test } from '../fault-proxy.ts';
import { watch } from '../watch.ts';

const choose = async (page: Page, select: string, option: string) => {
  await page.getByRole('combobox', { name: select }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const rows = (page: Page) =>
  page.getByRole('table', { name: 'Copied components' }).locator('tbody tr');
const panel = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
const figure = (page: Page, label: string) =>
  page.locator('dl').filter({ hasText: label }).locator('dd').first();

/** Twelve components. The first is the most copied of the whole shop. */
async function plantTwelve() {
  const tag = `T${randomUUID().slice(0, 5)}`;
  await plantCopies(
    Array.from({ length: 12 }, (_, n) => ({
      title: `${tag} a component with a long name ${n + 1}`,
      category: n < 6 ? 'Hero' : 'FAQ',
      people: 40 - n,
      daysAgo: n < 4 ? 0 : n < 8 ? 20 : 50,
      paid: n % 2 === 1,
    })),
  );
  await expect.poll(areCounted, { timeout: 60_000 }).toBe(true);
  return tag;
}

test('copies are read by timeframe, title and category, in figures, charts and a table [S1-13] [AD-29] [AD-30] [AD-31] [AD-32] [AD-33] [AD-34] [AD-35] [AD-36] [AD-37] [AD-38] [AD-39] [AD-40] [AD-41] [CON-20] [CON-28] [ERR-39] [ERR-41]', async ({
  page,
}) => {
  const complaints = await watch(page);
  const tag = await plantTwelve();
  await openSection(page, 'analytics');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analytics');

  await test.step('figures of everything', async () => {
    await expect(figure(page, 'Top Component')).toHaveText(`${tag} a component with a long name 1`);
    const total = Number(
      (await figure(page, 'Total Component Copies').innerText()).replaceAll(',', ''),
    );
    const split = await page.getByText(/^[\d,]+ free · [\d,]+ paid$/).innerText();
    const [free = 0, paid = 0] = split.match(/[\d,]+/g)!.map((n) => Number(n.replaceAll(',', '')));
    expect(total).toBeGreaterThanOrEqual(414);
    expect(free + paid).toBe(total);
    expect(Number(await figure(page, 'Unique Users').innerText())).toBeGreaterThanOrEqual(40);
  });

  await test.step('what was copied last', async () => {
    const recent = page.getByRole('list').filter({ hasText: `${tag} a component` });
    await expect(recent.getByRole('listitem')).toHaveCount(10);
    await expect(recent.getByRole('listitem').first()).toContainText(/Hero · Copier \d+/);
    await expect(page.getByRole('heading', { name: 'Recent Copy Activity' })).toBeVisible();
  });

  await test.step('a title narrows the table and the bars, ten to a page', async () => {
    await page.getByRole('searchbox', { name: 'Search components' }).fill(tag.toLowerCase());
    // A pending search starts at its first page, whatever page was open before.
    await expect(page).toHaveURL(new RegExp(`search=${tag.toLowerCase()}`));
    await expect(page.getByText('1–10 of 12 components')).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveText([
      'Component',
      'Category',
      'Type',
      'Unique Copies',
    ]);
    await expect(rows(page)).toHaveCount(10);
    await expect(rows(page).nth(1)).toHaveText(/long name 2\s*Hero\s*Paid\s*39/);
    const bars = panel(page, 'Most Copied Components').locator('foreignObject');
    await expect(bars).toHaveCount(10);
    await expect(bars.first()).toHaveText(`${`${tag} a component`.slice(0, 15).trimEnd()}…`);
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(rows(page)).toHaveCount(2);
    await expect(bars).toHaveCount(10);
  });

  await test.step('a bar and a slice tell their figures under the pointer', async () => {
    const bars = panel(page, 'Most Copied Components');
    await bars.locator('.recharts-bar-rectangle').first().hover();
    await expect(bars.getByText('Unique Copies: 40')).toBeVisible();
    const pie = panel(page, 'Copies by Category');
    await expect(pie.getByRole('listitem').first()).toHaveText(/^\w.*\d+%$/);
    // The first slice of the ring begins at the top. The middle of its box is the hole.
    const ring = pie.locator('svg.recharts-surface');
    const { width } = (await ring.boundingBox())!;
    await ring.hover({ position: { x: width / 2 + 20, y: 22 } });
    await expect(pie.getByText(/^[\d,]+ copies$/)).toBeVisible();
  });

  await test.step('the same as tables', async () => {
    const bars = panel(page, 'Most Copied Components');
    await bars.getByRole('button', { name: 'View as table' }).click();
    await expect(bars.getByRole('columnheader')).toHaveText(['Component', 'Unique Copies']);
    await expect(bars.locator('tbody tr')).toHaveCount(10);
    const days = panel(page, 'Copies in the last 90 days');
    await days.getByRole('button', { name: 'View as table' }).click();
    await expect(days.getByRole('columnheader')).toHaveText(['Day', 'Free', 'Paid']);
    await expect(days.locator('tbody tr')).toHaveCount(90);
    for (const shown of [bars, days])
      await shown.getByRole('button', { name: 'View as chart' }).click();
  });

  await test.step('a shorter time, a category, and a file of what is listed', async () => {
    await choose(page, 'Timeframe', 'Last Month');
    await expect(page.getByText('8 components', { exact: true })).toBeVisible();
    await choose(page, 'Category', 'FAQ');
    await expect(rows(page)).toHaveCount(2);
    await choose(page, 'Timeframe', 'Last Week');
    await expect(page.getByRole('heading', { name: 'No analytics data available' })).toBeVisible();
    await expect(
      panel(page, 'Most Copied Components').getByText('No data available for chart'),
    ).toBeVisible();
    await choose(page, 'Category', 'All Categories');
    await expect(rows(page)).toHaveCount(4);
    await choose(page, 'Timeframe', 'All Time');
    await expect(page.getByText('1–10 of 12 components')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(13);
    expect(lines[1]).toBe(`${tag} a component with a long name 1,Hero,free,40`);
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(rows(page)).toHaveCount(10);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
});

test('figures that do not arrive are said to be missing, and asked for again [ERR-38]', async ({
  page,
  network,
}) => {
  network.set(/analytics\/components/, 'refuse');
  await openSection(page, 'analytics', network.origin);
  await expect(page.getByText('Failed to load analytics data. Please try again.')).toBeVisible();
  network.restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Total Component Copies')).toBeVisible();
});
