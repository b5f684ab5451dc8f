import { expect, type Page } from '@playwright/test';
import { attachmentOf, lettersTo } from '../mailbox.ts';
import { expectWindow, payAtBank } from '../provider-window.ts';
import { choosePlan, dialog, expectBought, payButton } from '../till.ts';
import { open } from '../visitors.ts';
import { runScript } from './dev-server.ts';
import { test } from './shop.ts';

const ADDRESS = 'asha@example.test';

const receipts = async () =>
  (await lettersTo(ADDRESS)).filter(({ subject }) => subject.startsWith('Your receipt'));

async function signIn(page: Page): Promise<void> {
  const swaps: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/auth/handoff')) swaps.push(response.status());
  });
  await open(page, '/login');
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: /^Asha Rao/ }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('button', { name: 'Account of Asha Rao' })).toBeVisible();
  await expect(dialog(page)).toContainText('Getting started');
  await expect(page.getByText('Authentication failed')).toHaveCount(0);
  expect(swaps).toEqual([200]);
  await dialog(page).getByRole('button', { name: 'Next' }).click();
  await dialog(page).getByRole('button', { name: 'Next' }).click();
  await dialog(page).getByRole('button', { name: 'Start browsing' }).click();
}

async function buyPro(page: Page): Promise<void> {
  await open(page, '/#pricing');
  await choosePlan(page, 'Pro');
  const state = page.getByLabel('State', { exact: true });
  if (await state.isVisible()) {
    await state.fill('Karna');
    await page.getByRole('option', { name: 'Karnataka' }).click();
  }
  await payButton(page).click();
  await expectWindow(page);
  await payAtBank(page);
  await expectBought(page);
}

/** Reads the PDF of the newest receipt, once its mail has arrived. */
async function readReceipt(countBefore: number): Promise<void> {
  await expect
    .poll(async () => (await receipts()).length, { timeout: 60_000 })
    .toBe(countBefore + 1);
  const mail = (await receipts()).at(-1)!;
  expect(mail.subject).toBe('Your receipt for Pro plan, 30 days');
  const number = /^(?:Receipt|Tax invoice): (\S+)$/m.exec(mail.text)?.[1];
  expect(number).toMatch(/^\w+\/\d\d-\d\d\/\d{7}$/);
  const paper = await attachmentOf(mail, 'application/pdf');
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
  // The document title, which is uncompressed in the file.
  expect(paper.toString('latin1')).toContain(number);
}

async function haveCodeChecked(page: Page): Promise<void> {
  await open(page, '/admin/dashboard?section=add-component');
  const code = page.getByRole('textbox', { name: 'Code', exact: true });
  await code.fill('const a = 1;\nconst b = ;');
  await page.getByRole('button', { name: 'Line 2, column 11: Unexpected token' }).click();
  await page.keyboard.type('2');
  await expect(page.getByText('The syntax is right.')).toBeVisible();
  await page.getByRole('radio', { name: 'Preview' }).check();
  await expect(page.locator('.tok-keyword').first()).toHaveText('const');
}

test('a newcomer signs in, buys a plan, reads the receipt, and has code checked as an admin', async ({
  page,
}) => {
  const countBefore = (await receipts()).length;
  await test.step('sign in', () => signIn(page));
  await test.step('buy', () => buyPro(page));
  await test.step('receipt', () => readReceipt(countBefore));
  await test.step('admin', () =>
    Promise.resolve(expect(runScript('admin', ADDRESS)).toContain('is an admin now')));
  await test.step('code check', () => haveCodeChecked(page));
});
