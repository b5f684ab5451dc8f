import { expect, test } from '@playwright/test';
import { cardOf, dialog, meetThePadlock, someItems, wallOf } from '../library.ts';
import { addPerson, keepToken } from '../people.ts';
import { open } from '../visitors.ts';

test('a locked copy asks for a subscription: Cancel closes, View Plans leads to the plans [ST-27] [BR-23] [BR-24]', async ({
  page,
  request,
}) => {
  const { priced } = await someItems(request);
  await keepToken(page, (await addPerson()).token);
  await meetThePadlock(page, priced);
  await dialog(page).hover();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await cardOf(page, priced).hover();
  await cardOf(page, priced)
    .getByRole('button', { name: /^Copy code/ })
    .click();
  await dialog(page).getByRole('link', { name: 'View Plans' }).click();
  await expect(page).toHaveURL('/#pricing');
  await expect(dialog(page)).toHaveCount(0);
});

test('it closes by itself after 3 s, but not under the pointer or after a key [BR-25] [CON-11]', async ({
  page,
  request,
}) => {
  const { priced } = await someItems(request);
  await keepToken(page, (await addPerson()).token);
  await page.clock.install();
  await meetThePadlock(page, priced);
  await page.mouse.move(5, 5);
  await page.clock.fastForward(3_000);
  await expect(dialog(page)).toHaveCount(0);

  await cardOf(page, priced).hover();
  await cardOf(page, priced)
    .getByRole('button', { name: /^Copy code/ })
    .click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.clock.fastForward(10_000);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('about a component: category, description, additional info and tags [BR-19] [BR-20] [BR-21] [BR-22]', async ({
  page,
  request,
}) => {
  const { priced } = await someItems(request);
  await open(page, wallOf(priced));
  await cardOf(page, priced).hover();
  await cardOf(page, priced)
    .getByRole('button', { name: /^About/ })
    .click();
  await expect(dialog(page).getByRole('heading', { name: priced.title })).toBeVisible();
  const fact = (name: string) =>
    dialog(page)
      .locator('dl div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .last();
  await expect(fact('Category')).toContainText(priced.category);
  await expect(fact('Description')).toContainText(priced.description.slice(0, 40));
  await expect(fact('Additional info')).toContainText(priced.info.slice(0, 40));
  for (const tag of priced.tags) await expect(fact('Tags')).toContainText(`#${tag}`);
  await expect(dialog(page).getByRole('link', { name: 'Open component page' })).toHaveAttribute(
    'href',
    `/components/${priced.slug}`,
  );
});

test('Buy Now on a locked, priced component opens the purchase with its price in rupees [BR-26] [BR-28]', async ({
  page,
  request,
}) => {
  const { priced } = await someItems(request);
  await keepToken(page, (await addPerson()).token);
  await meetThePadlock(page, priced);
  await dialog(page)
    .getByRole('button', { name: /^Buy Now/ })
    .click();
  await expect(dialog(page)).toContainText(`Buy ${priced.title}`);
  await expect(dialog(page)).toContainText(`₹${priced.price!.toLocaleString('en-IN')}`);
  await expect(dialog(page).getByRole('button', { name: 'Pay Now' })).toBeVisible();
});

test.describe('a first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('is helped in three steps after five seconds, once [BR-17] [BR-18] [CON-09]', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/dashboard');
    await page.clock.fastForward(4_000);
    await expect(dialog(page)).toHaveCount(0);
    await page.clock.fastForward(1_100);
    await expect(dialog(page)).toContainText('Getting started');
    for (const step of [1, 2, 3]) {
      await expect(dialog(page)).toContainText(`Step ${step} of 3`);
      await dialog(page)
        .getByRole('button', { name: step === 3 ? 'Start browsing' : 'Next' })
        .click();
    }
    await expect(dialog(page)).toHaveCount(0);
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.clock.fastForward(6_000);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('waits while somebody is typing', async ({ page }) => {
    await page.clock.install();
    await open(page, '/dashboard');
    await page.keyboard.press('/');
    await page.keyboard.type('pricing');
    await page.clock.fastForward(20_000);
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.type(' table');
    await expect(page.getByRole('searchbox')).toHaveValue('pricing table');
    await page.getByRole('searchbox').blur();
    await page.clock.fastForward(1_000);
    await expect(dialog(page)).toContainText('Getting started');
  });
});
