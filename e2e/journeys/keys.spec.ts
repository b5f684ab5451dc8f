import { expect, type Page, test } from '@playwright/test';
import { examine } from '../accessible.ts';
import { query } from '../database.ts';
import { addPerson, keepToken } from '../people.ts';
import { findItem, grantPlan } from '../seeded-components.ts';
import { open } from '../visitors.ts';
import { watch } from '../watch.ts';

const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Your keys' }).getByRole('row').filter({ hasText: name });

const SECRET = /^tsr_[0-9A-Za-z]{38}$/;

test('a member makes a key by keyboard, uses it, and revokes it', async ({ page, request }) => {
  const complaints = await watch(page);
  const pro = await findItem('Pro');
  const person = await addPerson();
  await grantPlan(person, 'Pro');
  await keepToken(page, person.token);
  await open(page, '/dashboard/account');
  await page.getByRole('main').getByRole('link', { name: 'Keys and Tools' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keys and tools');
  await expect(page.getByText('No keys yet')).toBeVisible();

  await page.getByRole('button', { name: 'New key' }).press('Enter');
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await name.press('Enter');
  await expect(page.getByText('Give it a name')).toBeVisible();
  await name.fill('Studio laptop');
  await name.press('Enter');
  const shown = page.getByRole('textbox', { name: 'The key “Studio laptop”' });
  await expect(shown).toBeFocused();
  const secret = await shown.inputValue();
  expect(secret).toMatch(SECRET);
  // The steps have the key as long as it is shown.
  await expect(page.getByText(`export TESSERA_KEY=${secret}`)).toBeVisible();
  await expect(rowOf(page, 'Studio laptop')).toContainText('Not yet');

  const take = () =>
    request.get(`/r/${pro.slug}.json`, { headers: { authorization: `Bearer ${secret}` } });
  expect((await take()).status()).toBe(200);
  await page.reload();
  await expect(rowOf(page, 'Studio laptop')).toContainText(`tsr_…${secret.slice(-4)}`);
  await expect(rowOf(page, 'Studio laptop')).toContainText(`took ${pro.title}`);
  await expect(page.getByText(secret)).toHaveCount(0);
  await expect(page.getByText('export TESSERA_KEY=tsr_your_key')).toBeVisible();

  await page.getByRole('button', { name: 'Revoke Studio laptop' }).press('Enter');
  await expect(page.getByText('Last used just now. Programs with it stop at once.')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm Studio laptop' }).press('Enter');
  await expect(page.getByText('No keys yet')).toBeVisible();
  const refused = await take();
  expect(refused.status()).toBe(401);
  expect(await refused.json()).toMatchObject({
    message: expect.stringContaining('was revoked on'),
  });
  expect(complaints).toEqual([]);
});

test('at most ten keys, and every state of the page is accessible', async ({ page }) => {
  test.setTimeout(300_000);
  const person = await addPerson();
  await keepToken(page, person.token);
  await open(page, '/dashboard/keys');
  await expect(page.getByText('No keys yet')).toBeVisible();
  const look = (what: string) => examine(page, what, { widths: [360, 1280] });
  await look('no keys');
  await page.getByRole('button', { name: 'New key' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('वर्कशॉप मशीन');
  await look('a new key');
  await page.getByRole('button', { name: 'Make the key' }).click();
  await expect(page.getByText('“वर्कशॉप मशीन” is ready.')).toBeVisible();
  await look('a key that is shown once');
  await query(
    `insert into api_keys (id, user_id, name, key_sha256, last_four, scopes, created_at, expires_at)
     select gen_random_uuid(), $1::uuid, 'Old machine ' || n, sha256(('keys-spec-' || $1::text || n)::bytea), 'x8Qa',
            '{catalogue,code}', now() - interval '30 days', now() - interval '1 day' from generate_series(1, 9) n`,
    [person.id],
  );
  await page.reload();
  await expect(page.getByText('You have 10 keys')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New key' })).toHaveCount(0);
  await expect(rowOf(page, 'Old machine 1')).toContainText('ended');
  await page.getByRole('button', { name: 'Remove Old machine 1' }).click();
  await look('ten keys');
  await page.getByRole('button', { name: 'Confirm Old machine 1' }).click();
  await expect(page.getByRole('button', { name: 'New key' })).toBeVisible();
});

test('the tools are a list of tabs that arrow keys walk through', async ({ page }) => {
  await keepToken(page, (await addPerson()).token);
  await open(page, '/dashboard/keys');
  const tabs = page.getByRole('tablist', { name: 'Program' });
  await tabs.getByRole('tab', { name: 'shadcn CLI' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(tabs.getByRole('tab', { name: 'Claude Code' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('tabpanel')).toContainText('claude mcp add --transport http');
  await page.keyboard.press('End');
  await expect(page.getByRole('tabpanel')).toContainText('curl -H');
});
