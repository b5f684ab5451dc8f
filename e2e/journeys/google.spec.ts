import { expect, type Page, test } from '@playwright/test';
import { startGoogle } from '../../sandbox/google/start.ts';
import { START_LIMIT_MS, startShop } from '../other-shop.ts';
import { storedToken } from '../people.ts';
import { failure, open } from '../visitors.ts';
import { watch } from '../watch.ts';
import { portBeside } from '../worker-shop.ts';

const port = portBeside(3);
let google: Awaited<ReturnType<typeof startGoogle>>;
let shop: Awaited<ReturnType<typeof startShop>>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(START_LIMIT_MS);
  const callback = `http://127.0.0.1:${port}/api/auth/google/callback`;
  // The worker's own shop runs the jobs, and it fetches pictures from this port.
  google = await startGoogle([callback], portBeside(2));
  shop = await startShop(port, google.environment);
});
test.afterAll(async () => {
  await shop.stop();
  await google.stop();
});

const avatar = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Account of Asha Rao' });

/** Clicks the button and chooses an account at the provider. */
async function enterThroughGoogle(page: Page, path: string, choice: string | RegExp) {
  await open(page, shop.origin + path);
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  await expect(page).toHaveURL(new RegExp(`^${google.issuer}/choose/`));
  await page.getByRole('button', { name: choice }).click();
}

test('from the button over Google’s page back to what was wanted, signed in, with a picture of our own [API-10]', async ({
  page,
  context,
}) => {
  const complaints = await watch(page);
  // Another tab shares this one's storage and must not use the one-time code as a session token.
  const other = await context.newPage();
  await open(other, `${shop.origin}/`);

  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await enterThroughGoogle(page, '/login?redirectTo=%2Fdashboard%3Fcategory%3DHero', /^Asha Rao/);
  await expect(page).toHaveURL(`${shop.origin}/dashboard?category=Hero`);
  await expect(avatar(page)).toBeVisible();
  await expect(avatar(other)).toBeVisible();
  expect(documents.slice(0, 2)).toEqual(['/login', '/api/auth/google']);
  expect(documents.slice(-2)).toEqual(['/api/auth/google/callback', '/dashboard']);
  const token = await storedToken(page);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await storedToken(other)).toBe(token);

  // A job fetches the picture, so it appears after one of the next reloads.
  const picture = avatar(page).locator('img');
  await expect(async () => {
    await page.reload();
    await expect(avatar(page)).toBeVisible();
    expect(await picture.getAttribute('src', { timeout: 500 })).toMatch(
      /^\/media\/avatars\/[0-9a-f]{32}\.webp$/,
    );
  }).toPass();
  await expect(picture).toHaveJSProperty('naturalWidth', 256);
  expect(complaints).toEqual([]);
});

test('who comes again is the same person, and a used way back opens nothing', async ({ page }) => {
  const back = page.waitForRequest((request) => /[?&]token=/.test(request.url()));
  await enterThroughGoogle(page, '/login', /^Asha Rao/);
  await expect(page).toHaveURL(`${shop.origin}/dashboard`);
  await expect(avatar(page)).toBeVisible();
  const used = (await back).url();
  await page.evaluate(() => localStorage.clear());
  await page.goto(used);
  await expect(page.getByText('Authentication failed')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

for (const choice of ['Cancel', /^Unproved Uma/])
  test(`${choice} at Google leads back to the sign-in page, with the specified words`, async ({
    page,
  }) => {
    await enterThroughGoogle(page, '/login', choice);
    await expect(page).toHaveURL(`${shop.origin}/login?error=google`);
    await expect(failure(page)).toHaveText('Failed to initiate Google signup. Please try again.');
    expect(await storedToken(page)).toBeNull();
  });
