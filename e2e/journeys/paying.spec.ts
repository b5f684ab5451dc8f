import { expect, type Page } from '@playwright/test';
import {
  closeWindow,
  declineCard,
  expectWindow,
  payAtBank,
  payByLink,
  pressPay,
  windowOf,
} from '../provider-window.ts';
import {
  buyPlan,
  choosePlan,
  dialog,
  enterShop,
  expectBought,
  expectIdle,
  meddle,
  ordersOf,
  payNow,
  payButton,
  plansOf,
  test,
} from '../till.ts';
import { holdClock, open } from '../visitors.ts';
import { watch } from '../watch.ts';

// Group K of the fault catalogue: the checkout in a real page, iframe and popup.
const failure = (page: Page) => dialog(page).getByRole('alert');
/** The button behind the dialog is no longer busy. */
const expectRest = (page: Page) => expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
const SCRIPT_FAILED = 'Failed to load Razorpay script';
const LOAD_FAILED = 'Failed to load Razorpay. Please try again later.';

for (const [fault, words, id] of [
  ['404', SCRIPT_FAILED, 'ERR-21'],
  // The browser itself refuses an HTML page as a script.
  ['garbage', SCRIPT_FAILED, 'ERR-21'],
  ['empty', LOAD_FAILED, 'ERR-20'],
] as const)
  test(`201 a script that is ${fault} is named, and the next press loads it anew [${id}]`, async ({
    page,
    till,
  }) => {
    await enterShop(page);
    await open(page, '/#pricing');
    await till.provider.control('settings', { script: fault });
    await choosePlan(page, 'Pro');
    await payButton(page).click();
    await expect(failure(page)).toHaveText(words);
    await expectRest(page);
    await till.provider.control('settings', { script: null });
    await payNow(page).click();
    await expectWindow(page);
  });

test('201 a script that never comes is given up', async ({ page, till }) => {
  await enterShop(page);
  await page.clock.install();
  await open(page, '/#pricing');
  await till.provider.control('settings', { script: 'hang' });
  const asked = page.waitForRequest(/checkout\.js$/);
  await choosePlan(page, 'Pro');
  await payButton(page).click();
  await asked;
  await expect(payButton(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(15_000);
  await expect(failure(page)).toHaveText(LOAD_FAILED);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expectIdle(page);
});

test('201 a window that cannot open is named', async ({ page, till }) => {
  await enterShop(page);
  await open(page, '/#pricing');
  await till.provider.control('settings', { script: 'open-throws' });
  await choosePlan(page, 'Pro');
  await payButton(page).click();
  await expect(failure(page)).toHaveText(LOAD_FAILED);
  expect(await page.evaluate(() => sessionStorage.getItem('payment'))).toBeNull();
});

test('202 without a key nothing is opened [ERR-19]', async ({ page, network }) => {
  await enterShop(page, { origin: network.origin });
  await open(page, `${network.origin}/#pricing`);
  network.set(/^\/api\/subscription\/key$/, 'refuse');
  await choosePlan(page, 'Pro');
  await payButton(page).click();
  await expect(failure(page)).toHaveText('Failed to get Razorpay key from server');
  network.restore();
  await payNow(page).click();
  await expectWindow(page);
});

test('203 an order that the provider does not take is named, and a retry places it once [ERR-24]', async ({
  page,
  till,
}) => {
  await enterShop(page);
  await open(page, '/#pricing');
  await till.provider.control('faults', {
    faults: [{ match: { method: 'POST', path: '^/v1/orders' }, action: { kind: '429' } }],
  });
  await choosePlan(page, 'Pro');
  await payButton(page).click();
  await expect(failure(page)).toHaveText('Failed to initiate payment');
  await till.provider.control('faults', undefined, 'DELETE');
  await payNow(page).click();
  await expectWindow(page);
});

test('204 a declined card is named from the event, and a retry pays the same order [ERR-23]', async ({
  page,
}) => {
  const person = await enterShop(page);
  await open(page, '/#pricing');
  await buyPlan(page, 'Pro');
  await declineCard(page);
  await closeWindow(page);
  await expect(failure(page)).toHaveText(
    'Payment failed: Your payment could not be completed due to insufficient account balance. Try another card or payment method.',
  );
  await payNow(page).click();
  await expectWindow(page);
  // A second attempt inside the window.
  await declineCard(page);
  await windowOf(page).getByRole('button', { name: 'Retry' }).click();
  await windowOf(page).getByLabel('Card number').fill('4100 2800 0000 1007');
  await payAtBank(page);
  await expectBought(page);
  expect(await ordersOf(page, person)).toMatchObject([{ status: 'paid', amount: 499 }]);
});

test('205 dismissing the window resets everything, and the focus is back [ST-40]', async ({
  page,
}) => {
  await enterShop(page);
  await open(page, '/#pricing');
  await choosePlan(page, 'Pro Plus');
  await payButton(page).click();
  await expect(payButton(page)).toHaveAttribute('aria-busy', 'true');
  await expectWindow(page);
  await closeWindow(page);
  await expectIdle(page);
  await expect(payButton(page)).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);
  await payButton(page).click();
  await expectWindow(page);
});

test('206 a paid plan says so and goes on after 1.5 s [ST-37] [ST-38] [ST-39] [CON-12] [S1-06]', async ({
  page,
  network,
}) => {
  const person = await enterShop(page, { origin: network.origin });
  await open(page, `${network.origin}/#pricing`);
  await buyPlan(page, 'Pro');
  network.set(/^\/api\/subscription\/verify$/, 'hold');
  await payAtBank(page);
  await expect(dialog(page)).toContainText('Confirming your payment');
  await holdClock(page);
  network.restore();
  await expect(dialog(page)).toContainText('Payment successful. Your Pro plan is active.');
  await expectRest(page);
  await page.clock.runFor(1_400);
  await expect(dialog(page)).toContainText('Taking you to your subscription.');
  await expect(page).toHaveURL(/\/checkout\/plan\//);
  await page.clock.runFor(100);
  await expect(page).toHaveURL(`${network.origin}/dashboard/subscription`);
  expect(await plansOf(page, person)).toEqual(['Pro']);
});

test('207 a payment that is not what was ordered is not believed [ERR-22]', async ({
  page,
  till,
}) => {
  const person = await enterShop(page);
  await open(page, '/#pricing');
  await buyPlan(page, 'Pro');
  await till.provider.control('faults', {
    faults: [
      { match: { method: 'GET', path: '^/v1/payments/pay_' }, action: { kind: 'wrong-amount' } },
    ],
  });
  await payAtBank(page);
  await expect(failure(page)).toHaveText('Payment verification failed. Please contact support.');
  await expectRest(page);
  expect(await plansOf(page, person)).toEqual([]);
});

test('208 a blocked bank window is explained by the frame and stops nothing', async ({ page }) => {
  await enterShop(page);
  await open(page, '/#pricing');
  await buyPlan(page, 'Pro');
  await payByLink(page);
  await expectBought(page);
});

test('211 an amount changed in the page changes nothing: the order decides', async ({
  page,
  till,
}) => {
  await enterShop(page);
  await meddle(page, 'amount');
  await open(page, '/#pricing');
  await buyPlan(page, 'Pro');
  await expect(windowOf(page).getByText('₹499.00', { exact: true })).toBeVisible();
  const before = (await till.truth()).payments.length;
  await payAtBank(page);
  await expectBought(page);
  const { payments } = await till.truth();
  expect(payments.slice(before).map(({ amount }) => amount)).toEqual([49_900]);
});

test('213 the script is fetched at Buy and once, whatever is bought [S1-28] [NC2-01]', async ({
  page,
}) => {
  await enterShop(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/checkout.js')) scripts.push(request.url());
  });
  await open(page, '/dashboard');
  await open(page, '/#pricing');
  expect(scripts).toHaveLength(0);
  await buyPlan(page, 'Pro');
  expect(scripts).toHaveLength(1);
  await closeWindow(page);
  await expectIdle(page);
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await buyPlan(page, 'Pro Plus');
  expect(scripts).toHaveLength(1);
});

test('214 the whole flow, with a refusal and a popup, breaches no policy; other pages stay strict', async ({
  page,
}) => {
  const complaints = await watch(page);
  await enterShop(page);
  for (const path of ['/', '/checkout/component/any']) {
    const selling = await page.request.get(path);
    expect(selling.headers()['content-security-policy']).toContain("'unsafe-inline'");
    expect(selling.headers()['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  }
  for (const path of ['/login', '/dashboard/account', '/admin/dashboard', '/no/such/page']) {
    const headers = (await page.request.get(path)).headers();
    // The admin area uploads template zips directly to the object store. No other page may do so.
    const policy = headers['content-security-policy']
      ?.replace(path === '/admin/dashboard' ? /connect-src 'self' \S+;/ : '', '')
      // Live components are shown on pages that visitors reach from any other, under the same policy.
      .replace(/frame-src http:\/\/previews\.localhost:\d+(?=;|$)/, '');
    expect(policy).not.toMatch(/unsafe|frame-src|http/);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  }
  await open(page, '/#pricing');
  await buyPlan(page, 'Pro');
  await declineCard(page);
  await windowOf(page).getByRole('button', { name: 'Retry' }).click();
  await windowOf(page).getByLabel('Card number').fill('4100 2800 0000 1007');
  const bank = await pressPay(page);
  await bank.getByRole('button', { name: 'Success' }).click();
  await expect(page).toHaveURL('/dashboard/subscription');
  expect(complaints).toEqual([]);
});
