import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type { KnownFaults } from '@tessera/contract/faults';
import { expectAccessible } from '../accessible.ts';
import { openSection } from '../admins.ts';
import { WORK } from '../applications.ts';
import { addPerson, keepToken } from '../people.ts';
import { findItem } from '../seeded-components.ts';
import { open } from '../visitors.ts';

test('a member reports a fault by keyboard, an admin confirms it, and the shop says so', async ({
  page,
  browser,
  request,
}) => {
  // Two users and about thirty steps.
  test.slow();
  const item = await findItem('Free');
  const meera = await addPerson();
  await keepToken(page, meera.token);
  await open(page, `/components/${item.slug}`);
  const opener = page.getByRole('button', { name: 'Report a fault' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Report a fault' });
  await expect(form.getByLabel('What goes wrong')).toBeFocused();
  await expect(form.getByLabel('Version')).toHaveValue(/^\d+$/);
  await expect(form.getByLabel('Your browser')).toHaveValue(/Mozilla/);
  await expectAccessible(page, 'report a fault');
  const what = `It stays open ${randomUUID().slice(0, 8)}`;
  await page.keyboard.type(what);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Safari on iPhone');
  await form.getByLabel('A picture').setInputFiles(WORK.slice(0, 1));
  await form.getByRole('button', { name: 'Send report' }).focus();
  await page.keyboard.press('Enter');
  const thanks = page.getByRole('dialog', { name: 'Your report is with us' });
  await expect(thanks.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opener).toBeFocused();

  const adminPage = await (await browser.newContext()).newPage();
  await openSection(adminPage, `faults&search=${encodeURIComponent(meera.email)}`);
  await adminPage.setViewportSize({ width: 390, height: 844 });
  const row = adminPage.getByRole('row').filter({ hasText: what });
  await row.getByRole('button', { name: 'Decide' }).focus();
  await adminPage.keyboard.press('Enter');
  const details = adminPage.getByRole('dialog', { name: `Fault of ${item.title}` });
  await expect(details).toContainText('Safari on iPhone');
  await expect(details.getByRole('img')).toBeVisible();
  await expectAccessible(adminPage, 'a fault for admins');
  await details.getByRole('combobox', { name: 'Status' }).focus();
  await adminPage.keyboard.press('Enter');
  await adminPage.keyboard.press('ArrowDown');
  await adminPage.keyboard.press('Enter');
  await expect(details.getByRole('combobox', { name: 'Status' })).toHaveText('Confirmed');
  await details.getByRole('button', { name: 'Save decision' }).press('Enter');
  await expect(details.getByLabel('Sentence that the shop shows')).toBeFocused();
  const sentence = `The menu stays open on phones ${randomUUID().slice(0, 8)}.`;
  await adminPage.keyboard.type(sentence);
  await details.getByRole('button', { name: 'Save decision' }).press('Enter');
  await expect(details).toBeHidden();
  await expect(row).toContainText('Confirmed');
  const width = await adminPage.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);

  const known = async () => {
    const response = await request.get(`/api/component/by-slug/${item.slug}/faults`);
    return ((await response.json()) as KnownFaults).faults.map((fault) => fault.sentence);
  };
  await expect.poll(known).toContain(sentence);
});

test('a visitor signs in first, and comes back to the open form', async ({ page }) => {
  const item = await findItem('Free');
  await open(page, `/components/${item.slug}`);
  await page.getByRole('button', { name: 'Report a fault' }).click();
  await expect(page).toHaveURL(/\/login\?redirectTo=/);
  const back = new URL(page.url()).searchParams.get('redirectTo');
  expect(back).toBe(`/components/${item.slug}?report=fault`);
  const { token } = await addPerson();
  await keepToken(page, token);
  await open(page, back!);
  await expect(page.getByRole('dialog', { name: 'Report a fault' })).toBeVisible();
});
