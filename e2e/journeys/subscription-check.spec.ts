import { expect, test } from '@playwright/test';
import { startRazorpay } from '../../sandbox/razorpay/start.ts';
import { startShop } from '../other-shop.ts';
import { addPerson, keepToken, type Person } from '../people.ts';
import { open, press } from '../visitors.ts';
import { portBeside } from '../worker-shop.ts';

test.describe.configure({ mode: 'serial' });

let provider: Awaited<ReturnType<typeof startRazorpay>>;
let shop: Awaited<ReturnType<typeof startShop>>;
test.beforeAll(async () => {
  provider = await startRazorpay({ clock: 'running', seed: 'check' });
  shop = await startShop(portBeside(7), provider.environment);
});
test.afterAll(async () => {
  await shop.stop();
  await provider.stop();
});

/** Orders the first plan on sale and pays it at the provider; nobody tells the shop. */
async function payUnheard({ token }: Person, how: object = {}) {
  const plans = (await (await fetch(`${shop.origin}/api/subscription-plan`)).json()) as {
    _id: string;
    name: string;
  }[];
  const plan = plans.find(({ name }) => name === 'Pro')!;
  const ordered = await fetch(`${shop.origin}/api/subscription/create-order`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ planId: plan._id }),
  });
  expect(ordered.status).toBe(200);
  const { orderId } = (await ordered.json()) as { orderId: string };
  await provider.control('pay', { order_id: orderId, instrument: 'netbanking:HDFC', ...how });
}

const BUTTON = 'I paid but don’t see it';

test('a payment nobody reported is found, and what it bought is there without reload', async ({
  page,
}) => {
  const meera = await addPerson();
  await payUnheard(meera);
  await keepToken(page, meera.token, shop.origin);
  await open(page, `${shop.origin}/dashboard/subscription`);
  await expect(page.getByRole('region', { name: 'Free Plan' })).toBeVisible();
  await press(page, BUTTON);
  await expect(
    page.getByRole('status').filter({ hasText: 'We found your payment.' }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pro', exact: true })).toContainText('Active');
  await expect(page.getByRole('table').locator('tbody').getByRole('row')).toContainText([
    /Pro plan.*₹499/,
  ]);
});

test('one the bank has not answered is said to be on its way, and nothing more', async ({
  page,
}) => {
  const meera = await addPerson();
  await payUnheard(meera, { outcome: 'no-answer' });
  await keepToken(page, meera.token, shop.origin);
  await open(page, `${shop.origin}/dashboard/subscription`);
  await press(page, BUTTON);
  await expect(page.getByText(/^One payment is still on the way\./)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Free Plan' })).toBeVisible();
});

test('where nothing was paid, that is said', async ({ page }) => {
  const meera = await addPerson();
  await keepToken(page, meera.token, shop.origin);
  await open(page, `${shop.origin}/dashboard/subscription`);
  await press(page, BUTTON);
  await expect(page.getByText(/found no payment of yours from the last six days/)).toBeVisible();
});
