import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { query } from '../database.ts';
import { test } from '../fault-proxy.ts';
import { addPerson, keepToken, type Person } from '../people.ts';
import { expectPassing, stopClock } from '../visitors.ts';
import { watch } from '../watch.ts';

let family = 0;
/** A name that no other test uses. */
const newFamily = () => `Fam${Date.now().toString(36)}${++family}`;

async function copied(person: Person, free: number, paid: number) {
  await query(
    'update user_summaries set free_copies = $2, paid_copies = $3, total_copies = $2::int + $3::int where user_id = $1',
    [person.id, free, paid],
  );
}

async function registered(person: Person, daysAgo: number) {
  await query(`update users set created_at = now() - $2 * interval '1 day' where id = $1`, [
    person.id,
    daysAgo,
  ]);
  await query(
    `update user_summaries set created_at = now() - $2 * interval '1 day' where user_id = $1`,
    [person.id, daysAgo],
  );
}

async function openUsers(page: Page, search = '', origin = '') {
  const admin = await addPerson({ name: 'Ada Lovelace', role: 'admin' });
  await keepToken(page, admin.token, origin);
  await page.goto(`${origin}/admin/dashboard${search}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Management');
  return admin;
}

const rows = (page: Page) => page.getByRole('table', { name: 'Users' }).locator('tbody tr');
const names = (page: Page) =>
  rows(page).locator('td:first-child').locator('span.block:first-child');
const choose = async (page: Page, select: string, option: string) => {
  await page.getByRole('combobox', { name: select }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

test('people are searched, narrowed, ordered and turned through, from the address [AD-02] [AD-42] [AD-43] [AD-44] [AD-45] [AD-46] [S1-15] [ST-53] [CON-20] [CON-22] [CON-23] [CON-24] [ERR-45] [RO-15]', async ({
  page,
}) => {
  const complaints = await watch(page);
  const tag = newFamily();
  const [asha, bela, chand] = [
    await addPerson({ name: `Asha ${tag}` }),
    await addPerson({ name: `Bela ${tag}` }),
    await addPerson({ name: `Chand ${tag}`, verified: false }),
  ];
  await copied(asha, 2, 9);
  await copied(bela, 7, 1);
  await registered(asha, 40);
  await registered(bela, 10);
  for (let n = 0; n < 14; n++) await addPerson({ name: `Zero${n} ${tag}` });
  const admin = await openUsers(page);

  await test.step('the columns', async () => {
    await expect(page.getByRole('columnheader')).toHaveText([
      'User',
      'Status',
      'Component Copies',
      'Registration/Activity',
      'Actions',
    ]);
  });

  const field = page.getByRole('searchbox', { name: 'Search users' });
  await test.step('search is asked for after a pause, and the most copies stand first', async () => {
    await field.fill(tag.toLowerCase());
    await expect(page.getByText('1–15 of 17 users')).toBeVisible();
    await expect(rows(page)).toHaveCount(15);
    await expect(names(page).first()).toHaveText(`Asha ${tag}`);
    await expect(names(page).nth(1)).toHaveText(`Bela ${tag}`);
    const first = rows(page).first();
    await expect(first).toContainText('2 free · 9 paid');
    await expect(first).toContainText(asha.email);
    await expect(rows(page).nth(1)).toContainText('Last 30 days');
    await expect(rows(page).nth(2)).toContainText('Last 7 days');
  });

  await test.step('a change leads back to page 1', async () => {
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(rows(page)).toHaveCount(2);
    await choose(page, 'Filter users', 'Active users');
    await expect(page).not.toHaveURL(/page=/);
    await expect(names(page)).toHaveText([`Asha ${tag}`, `Bela ${tag}`]);
    await choose(page, 'Filter users', 'Inactive users');
    await expect(page.getByText('15 users', { exact: true })).toBeVisible();
    await choose(page, 'Filter users', 'New users');
    await expect(page.getByText('1–15 of 16 users')).toBeVisible();
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await field.fill(`bela ${tag}`);
    await expect(names(page)).toHaveText([`Bela ${tag}`]);
    await expect(page).not.toHaveURL(/page=/);
  });

  await test.step('every order, either way', async () => {
    await field.fill(tag);
    await choose(page, 'Filter users', 'Active users');
    const expected = { 'Free copies': 'Bela', 'Paid copies': 'Asha', Registration: 'Bela' };
    for (const [order, first] of Object.entries(expected)) {
      await choose(page, 'Sort users by', order);
      await expect(names(page).first()).toHaveText(`${first} ${tag}`);
    }
    await page.getByRole('button', { name: 'Descending order' }).click();
    await expect(page.getByRole('button', { name: 'Ascending order' })).toBeVisible();
    await expect(names(page).first()).toHaveText(`Asha ${tag}`);
    await page.reload();
    await expect(names(page).first()).toHaveText(`Asha ${tag}`);
    await expect(field).toHaveValue(tag);
  });

  await test.step('roles are badges, and what is not there is said', async () => {
    await field.fill(`chand ${tag}`);
    await choose(page, 'Filter users', 'All users');
    await expect(rows(page).first()).toContainText('User');
    await expect(rows(page).first()).toContainText('Unverified');
    await field.fill(admin.email);
    await choose(page, 'Filter users', 'Admins');
    await expect(rows(page).first().getByText('Admin', { exact: true })).toBeVisible();
    await field.fill(chand.email);
    await expect(page.getByText('No users found matching your filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all users' }).click();
    await expect(rows(page)).toHaveCount(15);
  });
  expect(complaints).toEqual([]);
});

test('somebody is deleted after a question in place, admins never [AD-47] [RO-12] [RO-13] [RO-14] [ERR-43] [ERR-44] [CON-14] [ST-52]', async ({
  page,
}) => {
  const tag = newFamily();
  const [meera, ravi] = [
    await addPerson({ name: `Meera ${tag}` }),
    await addPerson({ name: `Ravi ${tag}` }),
  ];
  const admin = await openUsers(page, `?search=${tag}`);
  await page.clock.install();
  await page.reload();
  const trash = (name: string) => page.getByRole('button', { name: `Delete ${name}` });

  await trash(meera.name).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(trash(meera.name)).toBeFocused();
  await trash(meera.name).click();
  await stopClock(page);
  await page.getByRole('button', { name: `Confirm ${meera.name}` }).click();
  await expectPassing(page, page.getByText('User deleted successfully'));
  await page.clock.resume();
  await expect(names(page)).toHaveText([ravi.name]);
  expect(await query('select name from users where id = $1', [meera.id])).toEqual([
    { name: 'Deleted user' },
  ]);

  await test.step('the server refuses whoever has become an admin, and says so until it is read', async () => {
    await query(`update users set role = 'admin' where id = $1`, [ravi.id]);
    await trash(ravi.name).click();
    await page.getByRole('button', { name: `Confirm ${ravi.name}` }).click();
    const alert = page.getByRole('alert').filter({ hasText: "Can't delete admin users" });
    await expect(alert).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(alert).toBeVisible();
    await alert.getByRole('button', { name: 'Dismiss' }).click();
    await expect(alert).toBeHidden();
  });

  await test.step('the button of an admin does nothing and says why', async () => {
    await page.getByRole('searchbox').fill(admin.email);
    await page.clock.runFor(500);
    const button = trash(admin.name);
    await page.getByRole('button', { name: `Details of ${admin.name}` }).focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(page.getByText("Can't delete admin users")).toBeVisible();
    await expect(button).toHaveAccessibleDescription("Can't delete admin users");
    await expect(button).toBeDisabled();
    await button.click({ force: true });
    await expect(page.getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
  });
});

test('what does not arrive is said and tried again [ERR-42] [ERR-43]', async ({
  page,
  network,
}) => {
  const tag = newFamily();
  const person = await addPerson({ name: `Uma ${tag}` });
  network.set(/user\/admin\/users/, 'refuse');
  await openUsers(page, `?search=${tag}`, network.origin);
  await expect(page.getByText('Failed to load user data. Please try again.')).toBeVisible();
  network.restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(names(page)).toHaveText([person.name]);
  network.set(/user\/admin\/[0-9a-f-]{36}$/, 'refuse');
  await page.getByRole('button', { name: `Delete ${person.name}` }).click();
  await page.getByRole('button', { name: `Confirm ${person.name}` }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to delete user' })).toBeVisible();
});

test('one person beside the list: access is given, extended and revoked with a reason, by keyboard', async ({
  page,
}) => {
  const tag = newFamily();
  const person = await addPerson({ name: `Lena ${tag}` });
  await openUsers(page, `?search=${tag}`);
  await page.getByRole('button', { name: `Details of ${person.name}` }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'User details' });
  await expect(drawer.getByRole('heading', { name: person.name })).toBeVisible();
  await expect(drawer.getByText('Free Plan. Nothing was bought or given yet.')).toBeVisible();
  await expect(drawer.getByText('Chrome on Linux')).toBeVisible();

  const give = async (button: string, days: string, reason: string) => {
    await drawer.getByRole('combobox', { name: 'Plan' }).press('Enter');
    await page.getByRole('option', { name: 'Pro', exact: true }).press('Enter');
    await drawer.getByLabel('Days').fill(days);
    await drawer.getByLabel('Reason').fill(reason);
    await drawer.getByRole('button', { name: button }).press('Enter');
    await expect(page.getByRole('alertdialog')).toContainText(`Pro for ${days} days`);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).press('Enter');
    // The notice stands beside the drawer, so that it covers none of its buttons. It leaves after three seconds, so both
    // are measured in one step.
    const gap = await page.waitForFunction((sentence) => {
      const texts = document.querySelectorAll('[aria-label="Notifications"] *');
      const notice = [...texts].find(({ textContent }) => textContent === sentence);
      const panel = document.querySelector('[data-panel=right]');
      if (!notice || !panel) return null;
      return { px: panel.getBoundingClientRect().left - notice.getBoundingClientRect().right };
    }, `${person.name} has it now.`);
    expect((await gap.jsonValue())!.px).toBeGreaterThanOrEqual(0);
  };
  await drawer.getByRole('button', { name: 'Give access' }).click();
  await expect(drawer.getByText('Say why.')).toBeVisible();
  await give('Give access', '10', 'A long outage');
  const running = drawer.getByRole('listitem').filter({ hasText: 'Pro plan' });
  await expect(running).toContainText('Running');
  await expect(running).toContainText('Given by Ada Lovelace');
  await expect(running).toContainText('“A long outage”');
  const library = async () => {
    const response = await page.request.get('/api/user/library', {
      headers: { authorization: `Bearer ${person.token}` },
    });
    return ((await response.json()) as { activePlans: { name: string }[] }).activePlans;
  };
  expect((await library()).map(({ name }) => name)).toEqual(['Pro']);

  await give('Extend access', '5', 'A second outage');
  await expect(drawer.getByText('Upcoming')).toBeVisible();

  for (const left of [1, 0]) {
    await drawer.getByRole('button', { name: 'Revoke Pro' }).first().press('Enter');
    const question = page.getByRole('alertdialog');
    await question.getByLabel('Reason').fill('A mistake');
    await question.getByRole('button', { name: 'Revoke access' }).press('Enter');
    // Behind an open dialog the page is hidden from role queries, so nothing could be counted.
    await expect(question).toBeHidden();
    await expect(drawer.getByRole('button', { name: 'Revoke Pro' })).toHaveCount(left);
  }
  expect(await library()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: `Details of ${person.name}` })).toBeFocused();
});

test('the list is taken along as it is narrowed', async ({ page }) => {
  const tag = newFamily();
  const person = await addPerson({ name: `=Formula ${tag}` });
  await openUsers(page, `?search=${tag}`);
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`'=Formula ${tag},'${person.email},user,yes,0,0,0,`);
});
