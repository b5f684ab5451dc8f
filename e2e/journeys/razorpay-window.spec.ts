import { expect, test, type Page } from '@playwright/test';
import { startRazorpay } from '../../sandbox/razorpay/start.ts';
import { ALL_RULES, findFaults } from '../accessible.ts';
import {
  closeWindow,
  declineCard,
  expectWindow,
  payAtBank,
  payByLink,
  pressPay,
  windowOf,
} from '../provider-window.ts';
import { watch } from '../watch.ts';

// The checkout window itself, on the sandbox's own demo page. Other files test the product with it.
let razorpay: Awaited<ReturnType<typeof startRazorpay>>;
test.beforeAll(async () => {
  razorpay = await startRazorpay({ clock: 'running' });
});
test.afterAll(() => razorpay.stop());

const log = (page: Page) => page.getByRole('log');

async function buy(page: Page, options = '') {
  await page.goto(`${razorpay.controlOrigin}/demo?${options}`);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expectWindow(page);
}

async function choose(page: Page, method: string) {
  await windowOf(page).getByRole('tab', { name: method }).click();
}

test(
  'a card pays on the page of the bank; the amount is the order’s own',
  { tag: '@long' },
  async ({ page }) => {
    const complaints = await watch(page);
    await buy(page, 'amount=100');
    await expect(windowOf(page).getByText('₹499.00', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('hidden');
    await payAtBank(page, 'Success');
    await expect(log(page)).toHaveText('paid and verified');
    await expect(page.locator('.razorpay-container')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
    // The CSP of the demo page is the minimum that the window needs.
    expect(complaints).toEqual([]);
  },
);

test('a UPI address, a bank and a wallet pay', { tag: '@long' }, async ({ page }) => {
  await buy(page);
  await choose(page, 'UPI');
  await windowOf(page).getByRole('button', { name: /^Pay/ }).click();
  await expect(windowOf(page).getByRole('status')).toContainText('UPI app');
  await expect(log(page)).toHaveText('paid and verified');
  for (const method of ['Netbanking', 'Wallet']) {
    await buy(page);
    await choose(page, method);
    await payAtBank(page, 'Success');
    await expect(log(page)).toHaveText('paid and verified');
  }
});

test(
  'a failure is told to the page, and a retry pays the same order',
  { tag: '@long' },
  async ({ page }) => {
    await buy(page);
    await declineCard(page);
    await expect(log(page)).toContainText('failed insufficient_fund order_');
    await windowOf(page).getByRole('button', { name: 'Retry' }).click();
    await choose(page, 'Netbanking');
    await payAtBank(page, 'Failure');
    await expect(log(page)).toContainText('failed payment_failed order_');
    await windowOf(page).getByRole('button', { name: 'Retry' }).click();
    await payAtBank(page, 'Success');
    await expect(log(page)).toContainText('paid and verified');
    const orders = (await log(page).innerText()).match(/order_\w+/g);
    expect(new Set(orders).size).toBe(1);
  },
);

test(
  'a one-time password that is too short fails, and without retries the window closes',
  { tag: '@long' },
  async ({ page }) => {
    await buy(page, 'retry.enabled=false');
    const bank = await pressPay(page);
    await bank.getByLabel('One-time password').fill('123');
    await bank.getByRole('button', { name: 'Success' }).click();
    await expect(log(page)).toContainText('failed authentication_failed');
    await expect(log(page)).toContainText('dismissed');
  },
);

test(
  'the cross, Escape and the backdrop dismiss as the options say',
  { tag: '@long' },
  async ({ page }) => {
    await buy(page);
    await closeWindow(page);
    await expect(log(page)).toHaveText('dismissed');

    await buy(page, 'modal.confirm_close=true');
    await page.keyboard.press('Escape');
    await windowOf(page).getByRole('button', { name: 'No, go on' }).click();
    await page.keyboard.press('Escape');
    await windowOf(page).getByRole('button', { name: 'Yes, cancel' }).click();
    await expect(log(page)).toHaveText('dismissed');

    await buy(page, 'modal.escape=false&modal.backdropclose=true');
    await page.keyboard.press('Escape');
    await expect(windowOf(page).getByRole('dialog')).toBeVisible();
    await windowOf(page)
      .locator('#veil')
      .click({ position: { x: 5, y: 5 } });
    await expect(log(page)).toHaveText('dismissed');
  },
);

test(
  'a payment that the bank never answers outlives the window',
  { tag: '@long' },
  async ({ page }) => {
    await buy(page);
    await payAtBank(page, 'Never answer');
    await closeWindow(page);
    await expect(log(page)).toHaveText('dismissed');
    const { payments } = await razorpay.control<{ payments: { status: string }[] }>('truth');
    expect(payments.at(-1)).toMatchObject({ status: 'created' });
  },
);

test(
  'a blocked bank window is explained, and opens by a link',
  { tag: '@long' },
  async ({ page }) => {
    await buy(page);
    await payByLink(page);
    await expect(log(page)).toHaveText('paid and verified');
  },
);

test(
  'a cancelled UPI payment succeeds, as in the provider’s test mode',
  { tag: '@long' },
  async ({ page }) => {
    await buy(page);
    await choose(page, 'UPI');
    await windowOf(page).getByRole('button', { name: /^Pay/ }).click();
    await windowOf(page).getByRole('button', { name: 'Cancel payment' }).click();
    await expect(log(page)).toHaveText('paid and verified');
  },
);

test(
  'an order of somebody else is refused in the provider’s words',
  { tag: '@long' },
  async ({ page }) => {
    const accounts = await razorpay.control<{ keyId: string; keySecret: string }[]>('accounts');
    const { keyId, keySecret } = accounts[1]!;
    const placed = await fetch(`${razorpay.api}/v1/orders`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ amount: 49_900, currency: 'INR' }),
    });
    const { id } = (await placed.json()) as { id: string };
    expect(id).toMatch(/^order_/);
    const said = page.waitForEvent('dialog').then(async (dialog) => {
      const text = dialog.message();
      await dialog.accept();
      return text;
    });
    await page.goto(`${razorpay.controlOrigin}/demo?order_id=${id}`);
    await page.getByRole('button', { name: 'Buy now' }).click();
    expect(await said).toContain('The id provided does not exist');
  },
);

test(
  'the window can be used by everyone, with the keyboard alone',
  { tag: '@long' },
  async ({ page }) => {
    await buy(page);
    const frame = await page.locator('iframe.razorpay-checkout-frame').elementHandle();
    const window = await frame.contentFrame();
    expect(await findFaults(window!, { within: '#window', tags: ALL_RULES })).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect(windowOf(page).getByRole('tab', { name: 'UPI' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(windowOf(page).getByLabel('UPI ID')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(log(page)).toHaveText('paid and verified');
  },
);
