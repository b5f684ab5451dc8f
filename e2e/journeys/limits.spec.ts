import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, THEMES } from '../accessible.ts';
import { startShop } from '../other-shop.ts';
import { watch } from '../watch.ts';
import { portBeside } from '../worker-shop.ts';

let shop: Awaited<ReturnType<typeof startShop>>;
test.beforeAll(async () => {
  shop = await startShop(portBeside(6), { RATE_LIMIT_PER_MINUTE: '1' });
});
test.afterAll(() => shop.stop());

const PATH = '/dashboard?category=Hero';
const BACKGROUND = { light: 'rgb(250, 248, 244)', dark: 'rgb(19, 18, 16)' };

/** The first page request of each minute succeeds. */
const openTooMany = (page: Page) =>
  expect(async () => {
    expect((await page.goto(shop.origin + PATH))?.status()).toBe(429);
  }).toPass();

test('who opens too many pages is shown a page in either theme that says so and leads back', async ({
  page,
}) => {
  const complaints = await watch(page);
  const body = page.locator('body');
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await openTooMany(page);
    await expect(page).toHaveTitle('Too many requests · Tessera');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('429 Too many requests');
    await expect(body).toHaveCSS('background-color', BACKGROUND[theme]);
    await expectAccessible(page, `the page for too many requests, ${theme}`);
  }
  // A chosen theme wins over the system theme.
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await openTooMany(page);
  await expect(body).toHaveCSS('background-color', BACKGROUND.light);
  expect(complaints.filter((text) => !text.includes('429'))).toEqual([]);

  const again = page.waitForRequest(shop.origin + PATH);
  await page.getByRole('link', { name: 'Try again' }).click();
  expect((await again).isNavigationRequest()).toBe(true);
});
