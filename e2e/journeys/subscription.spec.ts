import { expect, type Page } from '@playwright/test';
import { daysLeft, formatDate } from '@tessera/contract/days';
import { test } from '../fault-proxy.ts';
import { shiftOf, watchShifts } from '../layout-shift.ts';
import { addPerson, keepToken, type Person } from '../people.ts';
import { addPayment, addQuietPlan, grantUntil } from '../subscriptions.ts';
import { open, press } from '../visitors.ts';

const DAY_MS = 86_400_000;
const FAILED = 'Failed to load subscription data. Please try again.';

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const left = (days: number) => `${daysLeft(inDays(days), new Date())} days left`;

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const rows = (page: Page) =>
  page.getByRole('table', { name: 'Your payments' }).locator('tbody').getByRole('row');

async function visit(page: Page, person: Person, origin = '') {
  await keepToken(page, person.token, origin);
  await open(page, `${origin}/dashboard/subscription`);
}

test('a visitor is sent to sign in, and somebody without a proved address to prove it [RT-14]', async ({
  page,
}) => {
  await open(page, '/dashboard/subscription');
  await expect(page).toHaveURL('/login?redirectTo=%2Fdashboard%2Fsubscription');
  await visit(page, await addPerson({ verified: false }));
  await expect(page).toHaveURL(/\/verify-otp/);
});

test('the saved and the subscription page are for verified people alone [RO-09]', async ({
  page,
}) => {
  const pages = [
    ['/dashboard/saved', 'My Saved Components'],
    ['/dashboard/subscription', 'My Subscription'],
  ] as const;
  for (const [path] of pages) {
    await open(page, path);
    await expect(page).toHaveURL(`/login?redirectTo=${encodeURIComponent(path)}`);
  }
  await keepToken(page, (await addPerson()).token, '');
  for (const [path, title] of pages) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('without a subscription the card says Free Plan and leads to the plans; nothing was paid [RT-14] [SB-01] [SB-05] [SB-07] [CON-32]', async ({
  page,
}) => {
  await visit(page, await addPerson());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Subscription');
  const plan = card(page, 'Free Plan');
  await expect(plan).toBeVisible();
  await expect(plan.getByText(/^(Active|Expired)$/)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'No payments yet' })).toBeVisible();
  await plan.getByRole('link', { name: 'Upgrade Plan' }).click();
  await expect(page).toHaveURL('/#pricing');
});

test('an active plan shows its badge, price per month, end and days, and leads to the plans [SB-01] [SB-02] [SB-03] [SB-04] [SB-05]', async ({
  page,
}) => {
  const meera = await addPerson();
  await grantUntil(meera, 'Pro', { untilDays: 23 });
  await visit(page, meera);
  const plan = card(page, 'Pro');
  await expect(plan.getByText('Active', { exact: true })).toBeVisible();
  await expect(plan).toContainText(
    `₹499 per month. Renew at ${formatDate(inDays(23))}, ${left(23)}.`,
  );
  await plan.getByRole('link', { name: 'Upgrade Plan' }).click();
  await expect(page).toHaveURL('/#pricing');
});

test('a plan for longer than a month says what was paid for how long, and others that run are listed [SB-03] [SB-04]', async ({
  page,
}) => {
  const meera = await addPerson();
  const name = `Half year ${meera.id.slice(0, 6)}`;
  await addQuietPlan(name, 2_499, 180);
  await grantUntil(meera, name, { untilDays: 170 });
  await grantUntil(meera, 'Pro', { untilDays: 3 });
  await visit(page, meera);
  await expect(card(page, name)).toContainText('₹417 per month (₹2,499 for 180 days).');
  const others = page.getByRole('region', { name: 'Also running' }).getByRole('listitem');
  await expect(others).toHaveCount(1);
  await expect(others).toContainText('₹499 per month');
  await expect(others).toContainText(`Renew at ${formatDate(inDays(3))}, ${left(3)}`);
});

test('an ended plan is Expired and can be renewed [SB-02] [SB-06]', async ({ page }) => {
  const meera = await addPerson();
  await grantUntil(meera, 'Pro', { fromDays: -32, untilDays: -2 });
  await visit(page, meera);
  const plan = card(page, 'Pro');
  await expect(plan.getByText('Expired', { exact: true })).toBeVisible();
  await expect(plan).toContainText(`Ended on ${formatDate(inDays(-2))}.`);
  await plan.getByRole('link', { name: 'Renew Subscription' }).click();
  await expect(page).toHaveURL('/#pricing');
});

test('the shortcuts lead to the components and the plans [SB-08] [SB-09]', async ({ page }) => {
  const meera = await addPerson();
  await visit(page, meera);
  await page.getByRole('link', { name: 'Browse Components' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await page.getByRole('link', { name: 'View All Plans' }).click();
  await expect(page).toHaveURL('/#pricing');
});

test('Refresh Data shows what has changed, and says that it has been done [SB-10]', async ({
  page,
}) => {
  const meera = await addPerson();
  await visit(page, meera);
  await expect(card(page, 'Free Plan')).toBeVisible();
  await grantUntil(meera, 'Pro Plus', { untilDays: 30 });
  await addPayment(meera, { name: 'Pro Plus', amountPaise: 99_900 });
  await press(page, 'Refresh Data');
  await expect(page.getByText('Your subscription data is up to date.')).toBeVisible();
  await expect(card(page, 'Pro Plus')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});

test('a network that fails is said, what is known stays, and a retry brings the rest [ERR-25] [SB-10]', async ({
  page,
  network,
}) => {
  const meera = await addPerson();
  await grantUntil(meera, 'Pro', { untilDays: 23 });
  network.set(/subscription\/current|payment\/history/, 'refuse');
  await visit(page, meera, network.origin);
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: FAILED });
  await expect(alert).toBeVisible();
  await expect(page.getByText('Failed to load your payments. Please try again.')).toBeVisible();
  network.restore();
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(card(page, 'Pro')).toBeVisible();
  await expect(alert).toHaveCount(0);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'No payments yet' })).toBeVisible();

  network.set(/subscription\/current/, 'cut');
  await press(page, 'Refresh Data');
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(card(page, 'Pro')).toBeVisible();
});

test('while it loads the page has its shape already, and nothing jumps', async ({
  page,
  network,
}) => {
  const meera = await addPerson();
  await grantUntil(meera, 'Pro', { untilDays: 23 });
  for (let index = 0; index < 3; index++) await addPayment(meera, { name: 'Pro', daysAgo: index });
  await watchShifts(page);
  network.set(/subscription\/current|payment\/history/, 'hold');
  await visit(page, meera, network.origin);
  await expect(page.getByText('Loading your subscription')).toBeAttached();
  await expect(page.getByText('Loading your payments')).toBeAttached();
  const before = await shiftOf(page);
  network.restore();
  await expect(card(page, 'Pro')).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  expect((await shiftOf(page)) - before).toBeLessThan(0.02);
});

test('payments are listed newest first, a page at a time, with what came back or is on its way', async ({
  page,
}) => {
  const meera = await addPerson();
  await addPayment(meera, { name: 'Waiting', status: 'pending' });
  await addPayment(meera, { name: 'Half back', daysAgo: 1, refundedPaise: 10_050 });
  for (let index = 2; index < 13; index++)
    await addPayment(meera, { name: `Month ${index}`, daysAgo: index });
  await visit(page, meera);
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).nth(0)).toContainText('Waiting plan');
  await expect(rows(page).nth(0)).toContainText('Waiting for the bank');
  await expect(rows(page).nth(1)).toContainText('Partly refunded');
  await expect(rows(page).nth(1)).toContainText('₹100.50 refunded');
  await expect(rows(page).nth(2)).toContainText('Month 2 plan');
  await expect(rows(page).nth(2)).toContainText('₹499');
  await press(page, 'Load more');
  await expect(rows(page)).toHaveCount(13);
  await expect(rows(page).last()).toContainText('Month 12 plan');
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  await expect(page.getByText('That is everything.')).toBeFocused();
});
