import { expect, test } from '@playwright/test';
import { expectAccessible, THEMES, turn } from '../accessible.ts';
import { watch } from '../watch.ts';
import { slugs } from './examine.ts';

const sections = 'main section[id]';

test('the page holds every piece under its own address and keeps it from search engines', async ({
  page,
}) => {
  await page.goto('/styleguide');
  await expect(page.locator(sections)).toHaveCount(slugs.length);
  const ids = await page.locator(sections).evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.toSorted()).toEqual(slugs);
  await expect(page.getByRole('navigation', { name: 'Pieces' }).getByRole('link')).toHaveCount(
    slugs.length,
  );
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('the whole page breaks neither the policy nor a rule of accessibility, and the console stays silent', async ({
  page,
}) => {
  const complaints = await watch(page);
  await page.goto('/styleguide');
  await expect(page.locator(sections)).toHaveCount(slugs.length);
  for (const theme of THEMES) {
    await turn(page, theme);
    await expectAccessible(page, `the page, ${theme}`);
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});

test('an address with the name of a piece leads to it', async ({ page }) => {
  await page.goto('/styleguide#table');
  await expect(page.locator('section#table')).toBeInViewport();
});

for (const width of [360, 768, 1280])
  test(`nothing is wider than a screen of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/styleguide');
    await expect(page.locator(sections)).toHaveCount(slugs.length);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
