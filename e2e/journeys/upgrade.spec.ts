import { expect } from '@playwright/test';
import { query } from '../database.ts';
import { expectWindow, payAtBank } from '../provider-window.ts';
import { buyPlan, enterShop, expectBought, payButton, plansOf, test } from '../till.ts';
import { open } from '../visitors.ts';

test('a member of Pro upgrades: the card, the summary and the payment agree on the price less unused days, for a company', async ({
  page,
  till,
}) => {
  const person = await enterShop(page);
  await open(page, '/');
  await buyPlan(page, 'Pro');
  await payAtBank(page);
  await expectBought(page);
  // Ten days later: nineteen whole days of thirty are left.
  await query(
    `update grants set starts_at = starts_at - interval '10 days', ends_at = ends_at - interval '10 days'
     where holder_id = $1`,
    [person.id],
  );
  await open(page, '/');
  await page.getByRole('button', { name: 'Upgrade for ₹682.97 Pro Plus' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upgrade to Pro Plus');
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText('Credit for Pro');
  await expect(summary).toContainText('19 of 30 days not used');
  await expect(summary).toContainText('−₹316.03');
  await expect(summary).toContainText('To pay today₹682.97');
  await expect(summary).toContainText('Your Pro ends when Pro Plus begins.');

  await page.getByRole('button', { name: 'Change these details' }).click();
  await page.getByRole('radio', { name: 'For a business' }).check();
  await page.getByLabel('Business name').fill('Lotusworks Studio LLP');
  await page.getByLabel('GSTIN (optional)').fill('29ABCDE1234F1ZW');
  await expect(page.getByText(/^Karnataka, by its first two digits/)).toBeVisible();
  await page.getByLabel('Address').fill('14, 3rd Cross, Malleshwaram');
  await page.getByLabel('PIN code').fill('560003');
  await page.getByLabel('City').fill('Bengaluru');
  await page.getByLabel('Purchase order (optional)').fill('PO 4711');
  await payButton(page).click();
  await expectWindow(page);
  await payAtBank(page);
  await expectBought(page);

  expect(await plansOf(page, person)).toEqual(['Pro Plus']);
  const { payments } = await till.truth();
  expect(payments.map(({ amount }) => amount)).toContain(68_297);
  const [order] = await query<{ buyer: object }>(
    `select buyer from purchase_orders where user_id = $1 order by created_at desc limit 1`,
    [person.id],
  );
  expect(order!.buyer).toMatchObject({
    businessName: 'Lotusworks Studio LLP',
    gstin: '29ABCDE1234F1ZW',
    address: '14, 3rd Cross, Malleshwaram',
    city: 'Bengaluru',
    postalCode: '560003',
    purchaseOrder: 'PO 4711',
  });
});
