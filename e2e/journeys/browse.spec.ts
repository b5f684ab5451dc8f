import { expect, test } from '@playwright/test';
import { FIXTURES } from '../fixtures.ts';
import { componentsOnDisk } from '../goods.ts';
import { shiftOf, watchShifts } from '../layout-shift.ts';
import { seededTitles } from '../seeded-components.ts';

const cards = 'main li:has(h3), main li:has(h2)';
/** The catalogue, the fixtures and the planted one. */
const SEEDED = componentsOnDisk().length + FIXTURES + 1;

test('scrolling brings every component, once, without a layout shift', async ({ page }) => {
  await watchShifts(page);
  const seeded = new Set(await seededTitles());
  expect(seeded.size).toBe(SEEDED);
  await page.goto('/dashboard');
  const titles = () => page.locator(cards).getByRole('heading').allTextContents();
  const present = async () => (await titles()).filter((title) => seeded.has(title));
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 1_500);
        return (await present()).length;
      },
      { intervals: [100], timeout: 60_000 },
    )
    .toBe(SEEDED);
  const all = await titles();
  expect(new Set(all).size).toBe(all.length);
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
});

test('pictures say their size, so nothing moves when they arrive', async ({ page }) => {
  await page.goto('/dashboard');
  // Read all at once, because a picture that fails to load is replaced by a mosaic.
  const pictures = await page.locator('main li img').evaluateAll((all) =>
    (all as HTMLImageElement[]).map((picture) => ({
      width: picture.getAttribute('width'),
      height: picture.getAttribute('height'),
      alt: picture.getAttribute('alt'),
    })),
  );
  expect(pictures.length).toBeGreaterThanOrEqual(23);
  for (const picture of pictures)
    expect(picture).toEqual({
      width: expect.stringMatching(/^\d+$/),
      height: expect.stringMatching(/^\d+$/),
      alt: expect.any(String),
    });
});

test('a search narrows the wall and Back returns to what was there', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('searchbox').fill('pricing');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/search=pricing/);
  await expect(page.locator(cards).first()).toBeVisible();
  await expect.poll(() => page.locator(cards).count()).toBeLessThan(24);
  await page.goBack();
  await expect(page.locator(cards)).toHaveCount(24);
});

test('a sentence of the server is shown as it is [EB-05]', async ({ page, request }) => {
  const answer = await request.get('/api/component/all?cursor=bm90LWEtY3Vyc29y');
  const { message } = (await answer.json()) as { message: string };
  expect(message).not.toBe('');
  await page.goto('/dashboard?cursor=bm90LWEtY3Vyc29y');
  await expect(page.getByText(message, { exact: true })).toBeVisible();
});
