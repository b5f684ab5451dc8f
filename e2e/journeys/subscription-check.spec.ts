import { expect } from '@playwright/test';
import { addPerson, keepToken, type Person } from '../people.ts';
import { test, type Till } from '../till.ts';
import { open, press } from '../visitors.ts';

/** Orders a plan and pays it at the provider. The shop gets no webhook. */
async function payUnheard(till: Till, { token }: Person, how: object = {}) {
  const plans = (await (await fetch(`${till.origin}/api/subscription-plan`)).json()) as {
    _id: string;
    name: string;
  }[];
  const plan = plans.find(({ name }) => name === 'Pro')!;
  const ordered = await fetch(`${till.origin}/api/subscription/create-order`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ planId: plan._id }),
  });
  expect(ordered.status).toBe(200);
  const { orderId } = (await ordered.json()) as { orderId: string };
  await till.provider.control('pay', { order_id: orderId, instrument: 'netbanking:HDFC', ...how });
}

const BUTTON = 'I paid but don’t see it';

test('a payment nobody reported is found, and what it bought is there without reload', async ({
  page,
  till,
}) => {
  const meera = await addPerson();
  await payUnheard(till, meera);
  await keepToken(page, meera.token);
  await open(page, '/dashboard/subscription');
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
  till,
}) => {
  const meera = await addPerson();
  await payUnheard(till, meera, { outcome: 'no-answer' });
  await keepToken(page, meera.token);
  await open(page, '/dashboard/subscription');
  await press(page, BUTTON);
  await expect(page.getByText(/^One payment is still on the way\./)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Free Plan' })).toBeVisible();
});

test('where nothing was paid, that is said', async ({ page }) => {
  const meera = await addPerson();
  await keepToken(page, meera.token);
  await open(page, '/dashboard/subscription');
  await press(page, BUTTON);
  await expect(page.getByText(/found no payment of yours from the last six days/)).toBeVisible();
});
