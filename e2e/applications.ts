import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { query } from './database.ts';
import { addPerson, keepToken } from './people.ts';
import { open, press } from './visitors.ts';

const GOODS = join(import.meta.dirname, '../catalogue/components');

/** Real pictures, as work samples. */
export const WORK = [
  'cta/two-doors',
  'blogs/release-log',
  'faq/manual-page-faq',
  'footer/office-clocks-footer',
  'blocks/deploy-table',
  'cta/call-calendar-strip',
].map((path) => ({
  name: `${path.split('/')[1]}.webp`,
  mimeType: 'image/webp',
  buffer: readFileSync(join(GOODS, path, 'light.webp')),
}));

/** A file of the given size with the type of a picture. */
export const heavyFile = (name: string, bytes: number) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.alloc(bytes),
});

export const samplesField = (page: Page) => page.getByLabel('Work samples', { exact: true });

export async function fillApplication(page: Page, email?: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Meera Nair');
  if (email !== undefined) await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('+91 98765 43210');
  await page.getByLabel('City').fill('Kochi');
  await page.getByLabel('Portfolio').fill('https://work.example.test/meera');
  await page.getByRole('radio', { name: 'Yes, my components may join plans' }).check();
}

export const submit = (page: Page) => press(page, 'Submit Application');

/** An application, inserted directly into the database. */
export async function addApplication(o: {
  name: string;
  email: string;
  city?: string;
  status?: 'pending' | 'approved' | 'rejected';
  confirmed?: boolean;
}): Promise<void> {
  const { name, email, city = 'Pune', status = 'pending', confirmed = true } = o;
  await query(
    `insert into creator_applications (id, email, name, phone, city, status, created_at, confirmed_at, decided_at)
     values ($1, $2, $3, '+91 98450 12345', $4, $5, now(), case when $6 then now() end,
       case when $5 <> 'pending' then now() end)`,
    [randomUUID(), email, name, city, status, confirmed],
  );
}

/** Opens the admin's list of applications as an admin. */
export async function openApplications(page: Page, search = '', origin = ''): Promise<void> {
  const admin = await addPerson({ name: 'Asha Admin', role: 'admin' });
  await keepToken(page, admin.token, origin);
  await open(
    page,
    `${origin}/admin/dashboard?section=creator-applications&status=all&search=${search}`,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Creator Applications');
}

export const rowOf = (page: Page, text: string) =>
  page
    .getByRole('table', { name: 'Creator applications' })
    .getByRole('row')
    .filter({ hasText: text });
