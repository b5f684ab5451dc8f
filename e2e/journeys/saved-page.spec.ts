import { expect, type Page } from '@playwright/test';
import type { ComponentCard } from '@tessera/contract/catalog';
import { copiedCode } from '../clipboard.ts';
import { test } from '../fault-proxy.ts';
import { cardOf, someItems } from '../library.ts';
import { addPerson, endSessions, keepToken, type Person } from '../people.ts';
import { open } from '../visitors.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function somebodyWith(page: Page, ...items: ComponentCard[]): Promise<Person> {
  const meera = await addPerson();
  for (const { _id } of items)
    await page.request.post('/api/user/saved-components', {
      headers: { authorization: `Bearer ${meera.token}` },
      data: { componentId: _id },
    });
  await keepToken(page, meera.token);
  return meera;
}

test('nothing saved yet leads to the components [RT-13] [SV-01] [SV-02]', async ({ page }) => {
  await somebodyWith(page);
  await open(page, '/dashboard/saved');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Saved Components');
  await page.getByRole('link', { name: 'Browse Components' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a visitor is sent to sign in [RT-13]', async ({ page }) => {
  await open(page, '/dashboard/saved');
  await expect(page).toHaveURL('/login?redirectTo=%2Fdashboard%2Fsaved');
});

test('saved items are cards with plan, title and three tags, which can be copied or say why not [SV-03] [SV-04] [SV-05] [SV-07] [SV-08] [SV-09] [CON-17]', async ({
  page,
}) => {
  const { free, priced } = await someItems(page.request);
  await somebodyWith(page, free, priced);
  await open(page, '/dashboard/saved');
  await expect(page.locator('.masonry article')).toHaveCount(2);
  for (const item of [free, priced]) {
    const card = cardOf(page, item);
    await expect(card).toContainText(item.subscriptionPlan?.name ?? 'Free');
    await expect(card.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(
      item.tags.slice(0, 3).map((tag) => `#${tag}`),
    );
  }
  await cardOf(page, free).hover();
  await cardOf(page, free)
    .getByRole('button', { name: /^Copy code/ })
    .click();
  await expect(cardOf(page, free).getByRole('button', { name: /^Copied!/ })).toBeVisible();
  expect((await copiedCode(page)).length).toBeGreaterThan(50);
  await cardOf(page, priced).hover();
  const lock = cardOf(page, priced).getByTitle('Requires plan subscription');
  await expect(lock.locator('svg')).toBeVisible();
  await lock.click();
  await expect(page.getByRole('dialog')).toContainText('Subscription required');
});

test('removing takes an item off at once and for good [SV-06]', async ({ page }) => {
  const { free, priced } = await someItems(page.request);
  await somebodyWith(page, free, priced);
  await open(page, '/dashboard/saved');
  await cardOf(page, free).hover();
  const heard = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await cardOf(page, free)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(cardOf(page, free)).toHaveCount(0);
  expect((await heard).status()).toBe(200);
  await page.reload();
  await expect(page.locator('.masonry article')).toHaveCount(1);
});

test('a removal that fails puts the item back and says so [ERR-18]', async ({ page, network }) => {
  const { free } = await someItems(page.request);
  const meera = await somebodyWith(page, free);
  await keepToken(page, meera.token, network.origin);
  await open(page, `${network.origin}/dashboard/saved`);
  await expect(cardOf(page, free)).toBeVisible();
  network.set(new RegExp(`saved-components/${free._id}`), 'cut');
  await cardOf(page, free).hover();
  await cardOf(page, free)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(page.getByRole('alert')).toHaveText('Failed to remove component from saved items.');
  await expect(cardOf(page, free)).toBeVisible();
});

test('an answer that is no list of components is said to be none [ERR-17]', async ({
  page,
  network,
}) => {
  const meera = await somebodyWith(page);
  network.set(/saved-components/, 'garble');
  await keepToken(page, meera.token, network.origin);
  await open(page, `${network.origin}/dashboard/saved`);
  await expect(page.getByRole('alert')).toContainText('Received invalid data format from server');
});

test('when the session has ended meanwhile, the page leads to sign in [EB-03]', async ({
  page,
}) => {
  const { free } = await someItems(page.request);
  const meera = await somebodyWith(page, free);
  await open(page, '/dashboard');
  const menu = page.getByRole('banner').getByRole('button', { name: `Account of ${meera.name}` });
  await menu.click();
  // The menu requests the plan when it opens. It must have the response, or that request would end the session.
  await expect(page.getByRole('menu')).toContainText('Free Plan');
  await endSessions(meera.id);
  const refused = page.waitForResponse('**/api/user/saved-components*');
  await page.getByRole('menuitem', { name: 'Saved Components' }).click();
  expect((await refused).status()).toBe(401);
  await expect(page).toHaveURL(/\/login/);
});
