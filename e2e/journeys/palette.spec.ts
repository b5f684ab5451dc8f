import { expect, type Page, test } from '@playwright/test';
import { findItem } from '../seeded-components.ts';
import { open } from '../visitors.ts';
import { watch } from '../watch.ts';

const field = (page: Page) =>
  page.getByRole('combobox', { name: 'Search components, templates and pages' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Found' }).getByRole('option');
const chosen = (page: Page) => options(page).and(page.locator('[aria-selected=true]'));

test('Ctrl-K finds a component, and Enter opens it, by keyboard alone', async ({ page }) => {
  const complaints = await watch(page);
  const item = await findItem('Free');
  await open(page, '/');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(item.title);
  await expect(chosen(page)).toContainText(item.title);
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await chosen(page).getAttribute('id'))!,
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/components/${item.slug}`);
  await expect(field(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(complaints).toEqual([]);
});

test('pages and categories are found too, arrow keys go round, and Escape gives the focus back', async ({
  page,
}) => {
  await open(page, '/word-from-team');
  const opener = page.getByRole('button', { name: 'Search' });
  await opener.click();
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.type('pricing');
  const group = (name: string) => page.getByRole('group', { name, exact: true });
  await expect(group('Categories').getByRole('option')).toHaveText(/Pricing/);
  await expect(group('Pages').getByRole('option')).toHaveText(/Pricing/);
  const last = options(page).last();
  await page.keyboard.press('ArrowUp');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('zzzz nothing');
  await expect(page.getByText('Nothing found. Try a shorter word.')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveCount(0);
});

test('nothing of it is loaded before it is asked for', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(new URL(response.url()).pathname));
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => path.includes('palette-') && !path.includes('host'))).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeVisible();
  expect(scripts.some((path) => /\/palette-[^/]+\.js$/.test(path))).toBe(true);
});
