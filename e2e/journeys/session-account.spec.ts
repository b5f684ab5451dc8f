import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import {
  addPerson,
  addSession,
  countUsers,
  keepToken,
  type Person,
  storedToken,
} from '../people.ts';
import { watch } from '../watch.ts';

async function openAccount(page: Page, person: Person) {
  await keepToken(page, person.token);
  await page.goto('/dashboard/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
}

test('a new name is sent as {name}, comes back as {user} and shows everywhere [API-11]', async ({
  page,
}) => {
  const complaints = await watch(page);
  const meera = await addPerson();
  await openAccount(page, meera);
  const field = page.getByLabel('Full Name');
  await field.fill('  ');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(field).toHaveAccessibleDescription('Please enter your name.');
  await expect(field).toBeFocused();

  await field.fill('Meera Krishnan');
  const answered = page.waitForResponse('**/api/user/profile');
  await page.keyboard.press('Enter');
  const answer = await answered;
  expect(answer.request().method()).toBe('PUT');
  expect(answer.request().postDataJSON()).toEqual({ name: 'Meera Krishnan' });
  expect(await answer.json()).toMatchObject({ user: { _id: meera.id, name: 'Meera Krishnan' } });
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Meera Krishnan' })).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('Meera Krishnan');
  expect(complaints).toEqual([]);
});

test('sessions are listed with device and last use, and another one can be signed out', async ({
  page,
  request,
}) => {
  const meera = await addPerson();
  const other = await addSession(meera.id, 'Safari on iOS');
  await openAccount(page, meera);
  const rows = page.getByRole('listitem').filter({ hasText: 'Last used' });
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'This device' })).toContainText('Chrome on Linux');
  await expect(rows.filter({ hasText: 'This device' }).getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out Safari on iOS' }).click();
  await expect(rows).toHaveCount(1);
  const me = await request.get('/api/auth/me', { headers: { authorization: `Bearer ${other}` } });
  expect(me.status()).toBe(401);
});

test('my data comes as a JSON file', async ({ page }) => {
  const meera = await addPerson();
  await openAccount(page, meera);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download My Data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('tessera-my-data.json');
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.stringify(JSON.parse(text))).toContain(meera.email);
});

test('deleting the account asks first, then nothing of it is left', async ({ page }) => {
  const meera = await addPerson();
  await openAccount(page, meera);
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect(dialog).toBeHidden();
  expect(await countUsers(meera.email)).toBe(1);

  await page.getByRole('button', { name: 'Delete My Account' }).click();
  // This person has no password, so the address is asked for.
  await dialog.getByLabel('Your email address').fill(meera.email);
  await dialog.getByRole('button', { name: 'Delete My Account' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  expect(await countUsers(meera.email)).toBe(0);
});
