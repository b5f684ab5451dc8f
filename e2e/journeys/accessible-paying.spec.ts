import { expect } from '@playwright/test';
import { examine } from '../accessible.ts';
import { addPerson, keepToken } from '../people.ts';
import { closeWindow, declineCard, expectWindow, payAtBank } from '../provider-window.ts';
import { sellPlan } from '../sales.ts';
import { findItem } from '../seeded-components.ts';
import { dialog, enterShop, payButton, payNow, test } from '../till.ts';
import { open } from '../visitors.ts';

// Up to sixteen axe checks in one test.
test.describe.configure({ timeout: 300_000 });
// No animations, so that axe never checks a half-faded element.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the price, the summary with its billing details, the purchase and its end are accessible', async ({
  page,
}) => {
  const pro = await findItem('Pro');
  await enterShop(page, { isAsked: true });
  await open(page, `/components/${pro.slug}`);
  await page
    .getByRole('region', { name: 'How to get it' })
    .getByRole('button', { name: /^Buy Now/ })
    .click();
  await expect(payNow(page)).toBeVisible();
  await examine(page, 'the purchase');
  await payNow(page).click();
  await expect(page).toHaveURL(`/checkout/component/${pro.slug}`);
  await payButton(page).click();
  await expect(page.getByLabel('State', { exact: true })).toBeFocused();
  await examine(page, 'the summary with a missing State', { widths: [360, 834, 1280, 1920] });
  await page.getByLabel('State', { exact: true }).fill('Karna');
  await page.getByRole('option', { name: 'Karnataka' }).click();
  await payButton(page).click();
  await expectWindow(page);
  await declineCard(page);
  await closeWindow(page);
  await expect(dialog(page).getByRole('alert')).toContainText('Payment failed:');
  await examine(page, 'a refusal');
  await payNow(page).click();
  await expectWindow(page);
  await payAtBank(page);
  await expect(dialog(page)).toContainText('Component purchased successfully!');
  await examine(page, 'what was bought');
});

test('revenue, a sale and the question before a refund are accessible, and fit any width', async ({
  page,
  till,
}) => {
  const person = await addPerson({ name: 'Ines Dias' });
  const paymentId = await sellPlan(till, person, 'Pro');
  await keepToken(page, (await addPerson({ name: 'Ada Lovelace', role: 'admin' })).token);
  await page.goto(`/admin/dashboard?section=revenue&search=${paymentId}`);
  await expect(
    page.getByRole('table', { name: 'Subscription Details' }).locator('tbody tr'),
  ).toHaveCount(1);
  await examine(page, 'revenue', { widths: [360, 834, 1280, 1920] });
  await page.getByRole('button', { name: `Details of ${person.name}` }).click();
  await expect(page.getByRole('dialog', { name: 'Sale details' })).toContainText(paymentId);
  await examine(page, 'a sale', { floating: true });
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await examine(page, 'the question before a refund', { floating: true });
});
