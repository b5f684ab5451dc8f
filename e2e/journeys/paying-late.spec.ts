import { expect, type Page } from '@playwright/test';
import { closeWindow, expectWindow, payAtBank, pressPay } from '../provider-window.ts';
import {
  buyPlan,
  choosePlan,
  dialog,
  enterShop,
  expectBought,
  meddle,
  ordersOf,
  payButton,
  plansOf,
  test,
} from '../till.ts';
import { open } from '../visitors.ts';

// Group K of the fault catalogue, and late or lost responses.
const UNREACHED = 'We cannot reach the shop to confirm your payment.';

const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('payment'));

test('209 a reload during the bank page is followed: access appears by itself', async ({
  page,
}) => {
  const person = await enterShop(page);
  await open(page, '/#pricing');
  await buyPlan(page, 'Pro');
  const bank = await pressPay(page);
  await expect(bank.getByRole('button', { name: 'Success' })).toBeVisible();
  await page.reload();
  await expect(dialog(page)).toContainText('Your bank has not answered yet; we keep checking');
  expect(await plansOf(page, person)).toEqual([]);
  await bank.getByRole('button', { name: 'Success' }).click();
  await expectBought(page);
  expect(await plansOf(page, person)).toEqual(['Pro']);
  expect(await kept(page)).toBeNull();
});

test('209 a window closed while the bank is silent: the page says so, and looks again when asked', async ({
  page,
}) => {
  const person = await enterShop(page);
  await open(page, '/#pricing');
  await buyPlan(page, 'Pro');
  const bank = await pressPay(page);
  await expect(bank.getByRole('button', { name: 'Success' })).toBeVisible();
  await closeWindow(page);
  await expect(dialog(page)).toContainText('Your bank has not answered yet; we keep checking');
  const looked = page.waitForResponse('**/api/payment/check');
  await dialog(page).getByRole('button', { name: 'Check now' }).click();
  await looked;
  await bank.getByRole('button', { name: 'Success' }).click();
  await expectBought(page);
  expect(await plansOf(page, person)).toEqual(['Pro']);
});

test('209 a reload before anything was paid leaves no trace', async ({ page }) => {
  await enterShop(page);
  await open(page, '/#pricing');
  await buyPlan(page, 'Pro');
  const checked = page.waitForResponse('**/api/payment/history**');
  await page.reload();
  await checked;
  await expect.poll(() => kept(page)).toBeNull();
  await expect(dialog(page)).toHaveCount(0);
  await payButton(page).click();
  await expectWindow(page);
});

test('210 two tabs pay for one order at once: one charge is kept, the other goes back', async ({
  page,
  context,
  till,
}) => {
  const person = await enterShop(page);
  const other = await context.newPage();
  const before = await till.truth();
  const banks: Page[] = [];
  for (const tab of [page, other]) {
    await open(tab, '/#pricing');
    await buyPlan(tab, 'Pro');
    banks.push(await pressPay(tab));
  }
  expect((await till.truth()).orders).toHaveLength(before.orders.length + 1);
  for (const bank of banks) await bank.getByRole('button', { name: 'Success' }).click();
  await expect(page).toHaveURL('/dashboard/subscription');
  const charges = async () =>
    (await till.truth()).payments
      .slice(before.payments.length)
      .map(({ status }) => status)
      .toSorted();
  await expect.poll(charges).toEqual(['captured', 'refunded']);
  expect(await plansOf(page, person)).toEqual(['Pro']);
  expect(await ordersOf(page, person)).toMatchObject([{ status: 'paid', amount: 499 }]);
});

test('212 the line drops at verify: the webhook grants, and the page catches up by itself', async ({
  page,
  network,
  till,
}) => {
  await till.tell(true);
  const person = await enterShop(page, { origin: network.origin });
  await open(page, `${network.origin}/#pricing`);
  await buyPlan(page, 'Pro');
  network.set(/^\/api\/subscription\/verify$/, 'cut');
  await payAtBank(page);
  await expect(dialog(page)).toContainText(UNREACHED);
  await expect.poll(() => plansOf(page, person), { timeout: 60_000 }).toEqual(['Pro']);
  network.restore();
  await expectBought(page);
});

test('212 a handler that throws changes nothing: the provider tells the shop', async ({
  page,
  till,
}) => {
  await till.tell(true);
  const person = await enterShop(page);
  await meddle(page, 'handler');
  await open(page, '/#pricing');
  await buyPlan(page, 'Pro');
  await payAtBank(page);
  await expect.poll(() => plansOf(page, person), { timeout: 60_000 }).toEqual(['Pro']);
});

test('216 offline at the handler: verify is tried again on reconnect, with ids alone kept', async ({
  page,
  context,
  network,
  till,
}) => {
  const person = await enterShop(page, { origin: network.origin });
  await open(page, `${network.origin}/#pricing`);
  await buyPlan(page, 'Pro');
  network.set(/^\/api\//, 'cut');
  await payAtBank(page);
  await expect(dialog(page)).toContainText(UNREACHED);
  await context.setOffline(true);
  const left = (await kept(page))!;
  expect(left).toMatch(/"razorpay_payment_id":"pay_/);
  expect(left).not.toContain(till.provider.keySecret);
  expect(left).not.toContain(person.token);
  network.restore();
  await context.setOffline(false);
  await expectBought(page);
  expect(await kept(page)).toBeNull();
});

test('a payment confirmed after a reload: what was handed over is verified again', async ({
  page,
  network,
}) => {
  await enterShop(page, { origin: network.origin });
  await open(page, `${network.origin}/#pricing`);
  await buyPlan(page, 'Pro');
  network.set(/^\/api\/subscription\/verify$/, 'cut');
  await payAtBank(page);
  await expect(dialog(page)).toContainText(UNREACHED);
  network.restore();
  await page.reload();
  await expectBought(page);
});

test('a provider that is down at verify: pending, then done by itself; closed, it says so in passing', async ({
  page,
  till,
}) => {
  await enterShop(page);
  await open(page, '/#pricing');
  await buyPlan(page, 'Pro');
  const down = { match: { method: 'GET', path: '^/v1/payments/pay_' }, action: { kind: '500' } };
  await till.provider.control('faults', { faults: [down] });
  await payAtBank(page);
  await expect(dialog(page)).toContainText('Your bank has not answered yet; we keep checking', {
    timeout: 60_000,
  });
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await till.provider.control('faults', undefined, 'DELETE');
  await expect(page.getByText('Payment successful. Your Pro plan is active.')).toBeVisible({
    timeout: 60_000,
  });
  await expect(page).toHaveURL(/\/checkout\/plan\//);
});

test('a closed tab: the provider tells the shop, and the plan is there on the next visit', async ({
  page,
  context,
  till,
}) => {
  await till.tell(true);
  const person = await enterShop(page);
  await open(page, '/#pricing');
  await buyPlan(page, 'Pro');
  const bank = await pressPay(page);
  await expect(bank.getByRole('button', { name: 'Success' })).toBeVisible();
  await page.close();
  await bank.getByRole('button', { name: 'Success' }).click();
  const next = await context.newPage();
  await expect.poll(() => plansOf(next, person), { timeout: 60_000 }).toEqual(['Pro']);
});

test('a double click and a second press place one order', async ({ page, till }) => {
  await enterShop(page);
  await open(page, '/#pricing');
  const before = (await till.truth()).orders.length;
  await choosePlan(page, 'Pro');
  await payButton(page).dblclick();
  await expectWindow(page);
  await expect(page.locator('iframe.razorpay-checkout-frame')).toHaveCount(1);
  expect((await till.truth()).orders).toHaveLength(before + 1);
});
