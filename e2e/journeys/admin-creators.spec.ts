import { expect } from '@playwright/test';
import { openSection } from '../admins.ts';
import {
  addApplication,
  fillApplication,
  openApplications,
  rowOf,
  samplesField,
  submit,
  WORK,
} from '../applications.ts';
import { query } from '../database.ts';
import { test } from '../fault-proxy.ts';
import { newAddress } from '../mailbox.ts';
import { failure, open, press } from '../visitors.ts';

const FAILED = 'Failed to load applications. Please try again.';

test('the table, the details and the samples in a new tab [AD-48] [AD-49] [AD-50] [EN-18] [EN-19]', async ({
  page,
  browser,
}) => {
  const email = newAddress();
  const visitor = await (await browser.newContext()).newPage();
  await open(visitor, '/creator-program');
  await fillApplication(visitor, email);
  await samplesField(visitor).setInputFiles(WORK.slice(0, 2));
  await submit(visitor);
  await expect(visitor.getByText('Application submitted successfully!')).toBeVisible();
  await visitor.context().close();

  await openApplications(page, email);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Applicant',
    'Contact',
    'Samples',
    'Status',
    'Actions',
  ]);
  const row = rowOf(page, email);
  await expect(row).toContainText('Meera Nair');
  await expect(row).toContainText('+91 98765 43210');
  await expect(row).toContainText('2 images');
  await expect(row).toContainText('Pending');
  await expect(row).toContainText('Unconfirmed');

  await row.getByRole('button', { name: 'Details' }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, value] of [
    ['Full name', 'Meera Nair'],
    ['Email', email],
    ['Phone', '+91 98765 43210'],
    ['City', 'Kochi'],
    ['Application date', /20\d\d/],
    ['Status', 'Pending'],
  ] as const)
    await expect(
      dialog.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) }),
    ).toContainText(value);
  const samples = dialog.getByRole('link', { name: /Work sample/ });
  await expect(samples).toHaveCount(2);
  const [tab] = await Promise.all([page.waitForEvent('popup'), samples.first().click()]);
  await tab.waitForLoadState();
  const shown = await tab.evaluate(() => ({
    type: document.contentType,
    width: document.images[0]?.naturalWidth ?? 0,
  }));
  expect(shown.type).toBe('image/webp');
  expect(shown.width).toBeGreaterThan(0);
});

test('ten on a page, looked for, narrowed by status, and nothing found [AD-48] [CON-20] [ERR-51]', async ({
  page,
}) => {
  const city = `Town ${newAddress().slice(4, 10)}`;
  for (let i = 0; i < 12; i++)
    await addApplication({
      name: `Applicant ${i}`,
      email: newAddress(),
      city,
      status: i < 2 ? 'rejected' : 'pending',
    });
  await openApplications(page, encodeURIComponent(city));
  await expect(rowOf(page, city)).toHaveCount(10);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(rowOf(page, city)).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Rejected' }).click();
  await expect(page).not.toHaveURL(/page=2/);
  await expect(rowOf(page, 'Rejected')).toHaveCount(2);
  await expect(rowOf(page, city).getByRole('button', { name: /^(Approve|Reject)/ })).toHaveCount(0);
  await page.getByRole('searchbox').fill('nobody is called this');
  await expect(page.getByRole('heading', { name: 'No applications found.' })).toBeVisible();
  await press(page, 'Show all applications');
  await expect(page.getByRole('table')).toBeVisible();
});

test('the list opens on what waits; a decided row stays and shows its new status [ST-46]', async ({
  page,
}) => {
  const city = `Town ${newAddress().slice(4, 10)}`;
  for (const [name, status] of [
    ['Ravi Menon', 'pending'],
    ['Leela Rao', 'approved'],
  ] as const)
    await addApplication({ name, email: newAddress(), city, status });
  await openSection(page, `creator-applications&search=${encodeURIComponent(city)}`);
  await expect(rowOf(page, city)).toHaveCount(1);
  const row = rowOf(page, 'Ravi Menon');
  await row.getByRole('button', { name: 'Approve Ravi Menon' }).click();
  await press(page, 'Approve Application');
  await expect(row).toContainText('Approved');
  await expect(row.getByRole('button', { name: /^(Approve|Reject) / })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'All statuses' }).click();
  await expect(rowOf(page, city)).toHaveCount(2);
});

test('a list or a decision that fails is said, and an application somebody else decided shows how [ERR-46] [ERR-47] [ERR-48] [ST-46]', async ({
  page,
  network,
}) => {
  const email = newAddress();
  await addApplication({ name: 'Ravi Menon', email });
  network.set(/creator\/applications/, 'refuse');
  await openApplications(page, email, network.origin);
  await expect(failure(page).filter({ hasText: FAILED })).toBeVisible({ timeout: 60_000 });
  network.restore();
  await press(page, 'Retry');
  const row = rowOf(page, email);
  network.set(/\/(approve|reject)$/, 'refuse');
  for (const [verb, text] of [
    ['Approve', 'Failed to approve application'],
    ['Reject', 'Failed to reject application'],
  ] as const) {
    await row.getByRole('button', { name: `${verb} Ravi Menon` }).click();
    await press(page, `${verb} Application`);
    await expect(failure(page).filter({ hasText: text })).toBeVisible();
    await press(page, 'Dismiss');
  }
  network.restore();
  await row.getByRole('button', { name: 'Approve Ravi Menon' }).click();
  await query(
    `update creator_applications set status = 'rejected', decided_at = now() where email = $1`,
    [email],
  );
  await press(page, 'Approve Application');
  await expect(failure(page).filter({ hasText: 'already been decided' })).toBeVisible();
  await expect(row).toContainText('Rejected');
  await expect(row.getByRole('button', { name: /^(Approve|Reject)/ })).toHaveCount(0);
});
