import { expect, type Page, test } from '@playwright/test';
import { examine } from '../accessible.ts';
import { openSection } from '../admins.ts';
import {
  addApplication,
  fillApplication,
  rowOf,
  samplesField,
  submit,
  WORK,
} from '../applications.ts';
import { areCounted, plantCopies } from '../copies.ts';
import { query } from '../database.ts';
import { newAddress } from '../mailbox.ts';
import { addPerson } from '../people.ts';
import { open, press } from '../visitors.ts';

// Up to sixteen axe checks in one test.
test.describe.configure({ timeout: 300_000 });
// No animations, so that axe never checks a half-faded element.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('analytics are accessible', async ({ page }) => {
  await plantCopies(
    Array.from({ length: 12 }, (_, n) => ({
      title: `A component with a long name ${n + 1}`,
      category: n < 6 ? 'Hero' : 'FAQ',
      people: 13 - n,
      daysAgo: n < 4 ? 0 : 20,
      paid: n % 2 === 1,
    })),
  );
  await expect.poll(areCounted, { timeout: 60_000 }).toBe(true);
  await openSection(page, 'analytics');
  await expect(
    page.getByRole('table', { name: 'Copied components' }).locator('tbody tr'),
  ).toHaveCount(10);
  await examine(page, 'analytics', { widths: [390, 1280] });
});

test('the audit log, narrowed to what one admin did, is accessible', async ({ page }) => {
  const boss = await openSection(page, 'profile');
  await query(
    `insert into audit_log (id, actor_id, action, subject_kind, subject_id, fields)
     select gen_random_uuid(), $1, action, 'component', (select id from components where slug = 'planted'), array['title', 'price']
     from unnest(array['update', 'withdraw']) as action`,
    [boss.id],
  );
  await page.getByRole('link', { name: 'Audit Log' }).click();
  const table = page.getByRole('table', { name: 'Audit log' });
  await table.getByRole('button', { name: boss.name }).first().click();
  await expect(page).toHaveURL(/actor=/);
  await expect(table.getByRole('row').filter({ hasText: boss.email })).toHaveCount(2);
  await examine(page, 'the audit log');
});

test('the plans and the form of one are accessible', async ({ page }) => {
  await openSection(page, 'subscription-plans');
  await expect(page.getByRole('heading', { name: 'Pro Plus', exact: true })).toBeVisible();
  await examine(page, 'the plans');
  await press(page, 'Add New Plan');
  await expect(page.getByRole('dialog', { name: 'Create New Plan' })).toBeVisible();
  await examine(page, 'the form of a plan', { floating: true });
});

test('the profile of an admin is accessible', async ({ page }) => {
  await openSection(page, 'profile');
  await expect(page.getByRole('region', { name: 'The shop' })).toContainText('System HealthGood');
  await examine(page, 'the profile');
});

test('the users and the drawer of one are accessible', async ({ page }) => {
  const person = await addPerson({ name: `Nila ${newAddress().slice(4, 12)}` });
  await openSection(page, `users&search=${encodeURIComponent(person.name)}`);
  const details = page.getByRole('button', {
    name: `Details of ${person.name}`,
  });
  await expect(details).toHaveCount(1);
  await examine(page, 'the users');
  await details.click();
  await expect(page.getByRole('heading', { name: person.name })).toBeVisible();
  await examine(page, 'the drawer of a user', { floating: true });
});

test('the applications and the details of one with samples are accessible', async ({ page }) => {
  const email = newAddress();
  await open(page, '/creator-program');
  await fillApplication(page, email);
  await samplesField(page).setInputFiles(WORK.slice(0, 2));
  await submit(page);
  await expect(page.getByText('Application submitted successfully!')).toBeVisible();
  await openSection(page, `creator-applications&search=${email}`);
  await rowOf(page, email).getByRole('button', { name: 'Details' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: /Work sample/ })).toHaveCount(2);
  await examine(page, 'the details of an application', { floating: true });

  const city = `Town ${email.slice(4, 10)}`;
  for (const status of ['pending', 'approved', 'rejected', 'rejected'] as const)
    await addApplication({
      name: 'Ravi Menon',
      email: newAddress(),
      city,
      status,
    });
  await open(
    page,
    `/admin/dashboard?section=creator-applications&status=all&search=${encodeURIComponent(city)}`,
  );
  await expect(heading(page)).toHaveText('Creator Applications');
  await expect(rowOf(page, city)).toHaveCount(4);
  await examine(page, 'the applications');
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Rejected' }).click();
  // All rows of the place, because two of the four were rejected before the list answered too.
  await expect(rowOf(page, city)).toHaveCount(2);
  await examine(page, 'the applications narrowed by status');
});
