import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { openSection } from '../admins.ts';
import { query } from '../database.ts';
import { PLANTED_TITLE } from '../planted.ts';
import { watch } from '../watch.ts';

test('H161 the log is read, narrowed and taken along, and what strangers wrote in it stays text', async ({
  page,
}) => {
  const complaints = await watch(page);
  const boss = await openSection(page, 'profile');
  await query(
    `insert into audit_log (id, actor_id, action, subject_kind, subject_id, fields)
     select gen_random_uuid(), $1, action, 'component', (select id from components where slug = 'planted'), array['title', 'price']
     from unnest(array['update', 'withdraw']) as action`,
    [boss.id],
  );
  await page.getByRole('link', { name: 'Audit Log' }).click();
  const table = page.getByRole('table', { name: 'Audit log' });
  const rows = table.getByRole('row').filter({ hasText: boss.email });
  await page.getByRole('combobox', { name: 'Kind of record' }).click();
  await page.getByRole('option', { name: 'Component' }).click();
  await expect(page).toHaveURL(/kind=component/);
  await table.getByRole('button', { name: boss.name }).first().click();
  await expect(page).toHaveURL(/actor=/);
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(PLANTED_TITLE);
  await expect(rows.first()).toContainText('title, price');

  await page.getByRole('combobox', { name: 'Action' }).click();
  await page.getByRole('option', { name: 'Withdraw' }).click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText('1 entry');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`,${boss.email},withdraw,component,`);

  await page.getByRole('searchbox', { name: 'Search the audit log' }).fill('nothing is called so');
  await expect(page.getByRole('heading', { name: 'No entries match your filters.' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows.first()).toBeVisible();
  expect(await page.evaluate('window.planted')).toBeUndefined();
  expect(complaints).toEqual([]);
});
