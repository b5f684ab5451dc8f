import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { examine } from '../accessible.ts';
import { query } from '../database.ts';
import { cardOf, dialog, meetThePadlock, someItems, wallOf } from '../library.ts';
import { addPerson, keepToken, type Person } from '../people.ts';
import { addRequest, openRequests } from '../requests.ts';
import { findItem, saveItems } from '../seeded-components.ts';
import { addPayment, grantUntil } from '../subscriptions.ts';
import { open, press } from '../visitors.ts';

const WIDTHS = [390, 1280];

// Up to sixteen axe checks in one test.
test.describe.configure({ timeout: 300_000 });
// No animations, so that axe never checks a half-faded element.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function visit(page: Page, person: Person, path: string) {
  await keepToken(page, person.token);
  await open(page, path);
}

test('everything about a component, its lock and its purchase is accessible', async ({
  page,
  request,
}) => {
  const { priced } = await someItems(request);
  const look = (what: string) => examine(page, what, { floating: true, widths: WIDTHS });
  await visit(page, await addPerson(), wallOf(priced));
  await cardOf(page, priced).hover();
  await cardOf(page, priced)
    .getByRole('button', { name: /^About/ })
    .click();
  await expect(dialog(page)).toContainText('Category');
  await look('about a component');
  await meetThePadlock(page, priced);
  // A key press inside keeps the dialog open.
  await page.keyboard.press('Tab');
  await look('subscription required');
  await dialog(page)
    .getByRole('button', { name: /^Buy Now/ })
    .click();
  await expect(dialog(page)).toContainText(`Buy ${priced.title}`);
  await look('a purchase');
});

test('the saved page is accessible, empty and with components', async ({ page }) => {
  const [free, pro] = [await findItem('Free'), await findItem('Pro')];
  const meera = await addPerson();
  await visit(page, meera, '/dashboard/saved');
  await expect(page.getByRole('link', { name: 'Browse Components' })).toBeVisible();
  await examine(page, 'nothing saved', { widths: WIDTHS });
  await saveItems(meera, [free, pro]);
  await page.reload();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect(cardOf(page, pro)).toBeVisible();
    await cardOf(page, pro).hover();
    await examine(page, 'saved components');
  }
});

test.describe('on a first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('the first help is accessible', async ({ page, request }) => {
    const { free } = await someItems(request);
    await page.clock.install();
    await open(page, wallOf(free));
    await page.clock.fastForward(5_100);
    await expect(dialog(page)).toContainText('Step 1 of 3');
    await examine(page, 'getting started', { floating: true, widths: WIDTHS });
    await dialog(page).getByRole('button', { name: 'Next' }).click();
    await expect(dialog(page)).toContainText('Step 2 of 3');
    await examine(page, 'its second step', { floating: true, widths: WIDTHS });
  });
});

test('the subscription page is accessible without a plan, with two and after one', async ({
  page,
}) => {
  const [none, holder, former] = [await addPerson(), await addPerson(), await addPerson()];
  await grantUntil(holder, 'Pro', { untilDays: 23 });
  await grantUntil(holder, 'Pro Plus', { untilDays: 3 });
  await addPayment(holder, { name: 'Pro', refundedPaise: 10_000 });
  await grantUntil(former, 'Pro', { fromDays: -32, untilDays: -2 });
  for (const [what, person] of Object.entries({
    'without a plan': none,
    'with two plans': holder,
    'after a plan': former,
  })) {
    await visit(page, person, '/dashboard/subscription');
    await expect(page.getByRole('heading', { level: 2, name: 'Payments' })).toBeVisible();
    await press(page, 'I paid but don’t see it');
    await expect(page.getByText(/found no payment of yours/)).toBeVisible();
    await examine(page, `the subscription page ${what}`, { widths: WIDTHS });
  }
});

test('the papers of payments and the billing details are accessible', async ({ page }) => {
  const asha = await addPerson();
  await addPayment(asha, { name: 'Pro', amountPaise: 49_900, taxPaise: 7_612 });
  await addPayment(asha, { name: 'Pro Plus', amountPaise: 99_900, daysAgo: 1 });
  const papers = () => query('select 1 from invoices where user_id = $1', [asha.id]);
  await expect.poll(async () => (await papers()).length).toBe(2);
  await visit(page, asha, '/dashboard/subscription');
  await expect(page.getByRole('button', { name: /^Download receipt/ })).toBeVisible();
  await examine(page, 'payments with their papers', { widths: WIDTHS });
  await open(page, '/dashboard/account');
  await expect(page.getByLabel('Business name (optional)')).toBeVisible();
  await examine(page, 'billing details', { widths: WIDTHS });
});

test('asking for a component is accessible: without a plan, the form with its faults, and a message not sent', async ({
  page,
}) => {
  await openRequests(page, await addPerson());
  await expect(page.getByRole('link', { name: 'View Plans' })).toBeVisible();
  await examine(page, 'requests without a plan');

  const meera = await addPerson();
  await grantUntil(meera, 'Pro', { untilDays: 20 });
  const title = `Tent plan ${randomUUID().slice(0, 8)}`;
  await addRequest(meera, { title, status: 'in-progress', slot: 1 });
  await openRequests(page, meera);
  await press(page, 'New Request');
  await press(page, 'Send Request');
  await expect(page.getByText('A category is needed.')).toBeVisible();
  await examine(page, 'the form of a request with its faults');
  await page.reload();
  await page.getByRole('link', { name: title }).click();
  await page.getByLabel('Write to our team').fill('Make it green.');
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toContainText('Your message is not sent yet.');
  await examine(page, 'the question about a message', { floating: true });
});
