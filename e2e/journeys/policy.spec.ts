import { expect, test, type Page } from '@playwright/test';
import { PLANTED_TITLE } from '../planted.ts';
import { watch } from '../watch.ts';

const hydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached();

for (const path of ['/', '/dashboard', '/no/such/page'])
  test(`${path} hydrates without a single breach of its policy`, async ({ page }) => {
    const complaints = await watch(page);
    await page.goto(path);
    await hydrated(page);
    await page.mouse.wheel(0, 4_000);
    await page.waitForLoadState('networkidle');
    expect(complaints.filter((text) => !(path.startsWith('/no') && text.includes('404')))).toEqual(
      [],
    );
  });

test('a script stored in a component is shown as text and never runs', async ({ page }) => {
  const complaints = await watch(page);
  await page.goto('/dashboard');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: PLANTED_TITLE })).toBeVisible();
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  expect(complaints).toEqual([]);
});

test('a script injected into the page is blocked', async ({ page }) => {
  const complaints = await watch(page);
  await page.goto('/dashboard');
  await hydrated(page);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = 1';
    document.body.append(script);
    const button = document.createElement('button');
    button.setAttribute('onclick', 'window.injected = 2');
    document.body.append(button);
    button.click();
  });
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});
