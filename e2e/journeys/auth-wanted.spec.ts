import { expect, test } from '@playwright/test';
import { cardOf, someItems } from '../library.ts';
import { open } from '../visitors.ts';
import { watch } from '../watch.ts';

test('a visitor who wants to copy is shown what they came for, here and on the next page', async ({
  page,
  request,
}) => {
  const complaints = await watch(page);
  const { free } = await someItems(request);
  await open(page, '/dashboard');
  await cardOf(page, free).hover();
  await cardOf(page, free)
    .getByRole('button', { name: /^Copy code/ })
    .click();
  const wanted = page.getByRole('region', { name: 'What you came for' });
  await expect(wanted).toContainText(free.title);
  await expect
    .poll(() =>
      wanted.locator('img').evaluate((picture) => (picture as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await expect(wanted).toContainText(free.title);
  expect(complaints).toEqual([]);
});
