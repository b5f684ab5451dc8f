import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { query } from '../database.ts';
import { test } from '../fault-proxy.ts';
import { addPerson, keepToken, type Person } from '../people.ts';
import { addPayment } from '../subscriptions.ts';
import { open } from '../visitors.ts';

async function visit(page: Page, person: Person, path: string) {
  await keepToken(page, person.token, '');
  await open(page, path);
}

/** The invoice number, once the worker has written the invoice. */
const invoiceOf = async ({ id }: Person): Promise<string> => {
  const find = async () =>
    (await query<{ number: string }>('select number from invoices where user_id = $1', [id]))[0]
      ?.number;
  await expect.poll(find, { timeout: 60_000 }).toBeDefined();
  return (await find())!;
};

test('what was paid comes with its invoice, a file to keep', async ({ page }) => {
  const meera = await addPerson();
  await addPayment(meera, { name: 'Pro', amountPaise: 49_900, taxPaise: 7_612 });
  const number = await invoiceOf(meera);
  expect(number).toMatch(/^IA\/\d\d-\d\d\/\d{7}$/);
  await visit(page, meera, '/dashboard/subscription');
  const button = page.getByRole('button', { name: `Download invoice ${number}` });
  await expect(button).toBeVisible();
  const downloading = page.waitForEvent('download');
  await button.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`tax-invoice-${number.replaceAll('/', '-')}.pdf`);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page).toHaveURL('/dashboard/subscription');
});

test('billing details are changed on the account page, checked, and remembered', async ({
  page,
}) => {
  await visit(page, await addPerson(), '/dashboard/subscription');
  await page.getByRole('link', { name: 'Change them' }).click();
  await expect(page).toHaveURL('/dashboard/account#billing');
  const form = page.locator('#billing');
  const save = form.getByRole('button', { name: 'Save Billing Details' });
  await save.click();
  await expect(form.getByText('Please choose your State.')).toBeVisible();
  await form.getByLabel('State', { exact: true }).fill('Maha');
  await page.getByRole('option', { name: 'Maharashtra' }).click();
  await form.getByRole('radio', { name: 'For a business' }).check();
  await form.getByLabel('Business name').fill('Lotus & Söhne');
  const gstin = form.getByLabel('GSTIN (optional)');
  for (const [typed, said] of [
    ['27ABCDE1234', 'A GSTIN has 15 characters'],
    ['27abcde1234f1z5', 'This GSTIN has a typing mistake'],
  ] as const) {
    await gstin.fill(typed);
    await save.click();
    await expect(form.getByText(said)).toBeVisible();
    await expect(gstin).toBeFocused();
  }
  await gstin.fill('27ABCDE1234F1Z0');
  await save.click();
  await expect(form.getByText('An invoice with a GSTIN needs the address.')).toBeVisible();
  await form.getByLabel('Address').fill('4, Hill Road');
  await form.getByLabel('PIN code').fill('400050');
  await form.getByLabel('City').fill('Mumbai');
  await save.click();
  await expect(page.getByText('Billing details saved')).toBeVisible();
  await page.reload();
  await expect(form.getByLabel('Business name')).toHaveValue('Lotus & Söhne');
  await expect(form.getByLabel('Address')).toHaveValue('4, Hill Road');
  await expect(form.getByLabel('State', { exact: true })).toHaveValue('Maharashtra');
  await expect(gstin).toHaveValue('27ABCDE1234F1Z0');
});
