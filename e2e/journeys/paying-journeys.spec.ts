import { expect, type Page } from '@playwright/test';
import { copiedCode, expectCopied } from '../clipboard.ts';
import { pressKey, typeInto } from '../keyboard.ts';
import { cardOf, someItems, wallOf } from '../library.ts';
import { codeFor, newAddress } from '../mailbox.ts';
import { expectWindow, payAtBank, windowOf } from '../provider-window.ts';
import { findItem } from '../seeded-components.ts';
import { dialog, enterShop, payButton, payNow, planButton, test } from '../till.ts';
import {
  codeField,
  fillLogin,
  fillRegistration,
  open,
  PASSWORD,
  press,
  verifyVisitor,
} from '../visitors.ts';
import { watch } from '../watch.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const offer = (page: Page) => page.getByRole('region', { name: 'How to get it' });
const code = (page: Page) => page.getByRole('figure').locator('code');
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name });

/** A signed-out visitor is redirected to sign in, with the chosen plan as pending intent. */
async function expectPendingIntent(page: Page) {
  await expect(page).toHaveURL(/\/login\?/);
  const query = new URL(page.url()).searchParams;
  expect(query.get('redirectTo')).toBe('/#pricing');
  expect(query.get('action')).toBe('subscribe');
  expect(query.get('planId')).toMatch(/^[0-9a-f-]{36}$/);
}

/** Pays at the bank with the keyboard only. */
async function payByKeyboard(page: Page) {
  await expectWindow(page);
  const opened = page.waitForEvent('popup');
  await pressKey(page, windowOf(page).getByRole('button', { name: /^Pay/ }));
  const bank = await opened;
  await pressKey(bank, bank.getByRole('button', { name: 'Success' }));
}

test('a new visitor takes a plan and copies a Pro component, by mouse [RO-05] [RO-08] [S1-29]', async ({
  page,
  till,
}) => {
  const complaints = await watch(page);
  const pro = await findItem('Pro');
  const email = newAddress();
  await open(page, '/');
  await page.getByRole('link', { name: 'View pricing' }).click();
  await planButton(page, 'Pro').click();
  await expectPendingIntent(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await fillRegistration(page, email);
  await press(page, 'Sign up');
  await codeField(page).fill(await codeFor(email));
  await press(page, 'Verify Email').catch(() => undefined);

  await expect(page).toHaveURL(/\/checkout\/plan\//);
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText('Pro, 30 days');
  await expect(summary).toContainText('nothing is charged by itself');
  await page.getByLabel('State', { exact: true }).fill('Karna');
  await page.getByRole('option', { name: 'Karnataka' }).click();
  await payButton(page).click();
  await expectWindow(page);
  await expect(windowOf(page).getByText('₹499.00', { exact: true })).toBeVisible();
  await payAtBank(page);
  await expect(page).toHaveURL('/dashboard/subscription');
  expect((await till.truth()).orders.at(-1)).toMatchObject({ currency: 'INR', amount: 49_900 });

  await open(page, `/components/${pro.slug}`);
  await offer(page).getByRole('button', { name: 'Copy code' }).click();
  await expect(offer(page)).toContainText('Included in your Pro plan');
  await expectCopied(page, pro.code);
  expect(complaints).toEqual([]);
});

test('215 the same by keyboard alone, with the focus where it belongs', async ({ page }) => {
  const pro = await findItem('Pro');
  const email = await verifyVisitor(page.request);
  await open(page, '/');
  await pressKey(page, page.getByRole('link', { name: 'View pricing' }));
  await expect(page.getByRole('heading', { name: /Start free/ })).toBeFocused();
  await pressKey(page, planButton(page, 'Pro'));
  await expectPendingIntent(page);
  await typeInto(page, page.getByLabel('Email'), email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/checkout\/plan\//);
  await typeInto(page, page.getByLabel('State', { exact: true }), 'Karna');
  await page.keyboard.press('Enter');
  await pressKey(page, payButton(page));
  await expectWindow(page);
  // After closing the window the focus returns to the button.
  await page.keyboard.press('Escape');
  await expect(page.locator('.razorpay-container')).toHaveCount(0);
  await pressKey(page, payButton(page));
  await payByKeyboard(page);
  await expect(page).toHaveURL('/dashboard/subscription');
  await open(page, `/components/${pro.slug}`);
  await pressKey(page, offer(page).getByRole('button', { name: 'Copy code' }));
  await expectCopied(page, pro.code);
});

test('206 a free user buys one component from the wall and copies it, by mouse [BR-27] [ST-41] [S1-07]', async ({
  page,
}) => {
  const complaints = await watch(page);
  const { priced } = await someItems(page.request);
  await enterShop(page);
  const known = page.waitForResponse('**/api/user/library');
  await open(page, wallOf(priced));
  await known;
  const copy = cardOf(page, priced).getByRole('button', { name: /^Copy code/ });
  await cardOf(page, priced).hover();
  await expect(copy).toContainText('(locked)');
  await copy.click();
  await dialog(page)
    .getByRole('button', { name: /^Buy Now/ })
    .click();
  await expect(dialog(page)).toContainText(`₹${priced.price!.toLocaleString('en-IN')}`);
  await payNow(page).click();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('Yours for good');
  await payButton(page).click();
  await expectWindow(page);
  await payAtBank(page);
  await expect(dialog(page)).toContainText('Component purchased successfully!');
  await inDialog(page, 'Done').click();
  await expect(page.getByText('You bought it already.')).toBeVisible();
  await open(page, wallOf(priced));
  await cardOf(page, priced).hover();
  await expect(copy).not.toContainText('(locked)');
  await copy.click();
  await expect(cardOf(page, priced)).toContainText('Copied!');
  expect((await copiedCode(page)).length).toBeGreaterThan(50);
  expect(complaints).toEqual([]);
});

test('215 the same on the component page by keyboard alone; the code is there without a reload', async ({
  page,
}) => {
  const pro = await findItem('Pro');
  await enterShop(page);
  await open(page, `/components/${pro.slug}`);
  await expect(code(page)).toHaveCount(0);
  const buy = offer(page).getByRole('button', { name: /^Buy Now/ });
  await pressKey(page, buy);
  await pressKey(page, payNow(page));
  await expect(page).toHaveURL(`/checkout/component/${pro.slug}`);
  await pressKey(page, payButton(page));
  await expectWindow(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('.razorpay-container')).toHaveCount(0);
  await pressKey(page, payButton(page));
  await payByKeyboard(page);
  await expect(dialog(page)).toContainText('Component purchased successfully!');
  await pressKey(page, inDialog(page, 'Copy code'));
  await expectCopied(page, pro.code);
  await pressKey(page, page.getByRole('link', { name: `Open ${pro.title}` }));
  await expect(offer(page)).toContainText('You bought it');
  await pressKey(page, page.getByRole('link', { name: 'Code' }));
  await expect(code(page)).toBeVisible();
});

test('the info modal sells too; Cancel gives the focus back', async ({ page }) => {
  const { priced } = await someItems(page.request);
  await enterShop(page);
  await open(page, wallOf(priced));
  await cardOf(page, priced).hover();
  const about = cardOf(page, priced).getByRole('button', { name: /^About/ });
  await about.click();
  await dialog(page)
    .getByRole('button', { name: /^Buy Now/ })
    .click();
  await expect(payNow(page)).toBeVisible();
  await inDialog(page, 'Cancel').click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(about).toBeFocused();
});

test('a stranger who wants one component signs in first and goes on with it', async ({ page }) => {
  const pro = await findItem('Pro');
  const email = await verifyVisitor(page.request);
  await open(page, `/components/${pro.slug}`);
  await offer(page)
    .getByRole('button', { name: /^Buy Now/ })
    .click();
  await payNow(page).click();
  await expect(page).toHaveURL(/\/login\?redirectTo=/);
  await fillLogin(page, email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/checkout/component/${pro.slug}`);
  await page.getByLabel('State', { exact: true }).fill('Karna');
  await page.getByRole('option', { name: 'Karnataka' }).click();
  await payButton(page).click();
  await expectWindow(page);
});

test('a provider that is down leaves browsing, saving and copying alone', async ({
  page,
  till,
}) => {
  await till.provider.control('settings', { script: 'hang' });
  await till.provider.control('faults', { faults: [{ match: {}, action: { kind: 'hang' } }] });
  const { free } = await someItems(page.request);
  await enterShop(page);
  await open(page, '/');
  await expect(planButton(page, 'Pro')).toBeVisible();
  await open(page, wallOf(free));
  await cardOf(page, free).hover();
  await cardOf(page, free)
    .getByRole('button', { name: /^Copy code/ })
    .click();
  await expect(cardOf(page, free)).toContainText('Copied!');
  await cardOf(page, free).getByRole('button', { name: /^Save/ }).click();
  await expect(cardOf(page, free).getByRole('button', { name: /^Save/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
