import { expect, test as base } from '@playwright/test';
import { openSection } from '../admins.ts';
import { query } from '../database.ts';
import { test } from '../fault-proxy.ts';
import { codeFor } from '../mailbox.ts';
import { storedToken } from '../people.ts';
import { holdClock, stepUntil } from '../visitors.ts';

const NEW_PASSWORD = 'eleven quiet lanterns';

base(
  'the sidebar leads to every section, in order, and out [AD-01] [AD-03] [RT-15]',
  async ({ page }) => {
    await openSection(page, 'profile');
    const sidebar = page.getByRole('navigation', { name: 'Admin' });
    // A number may follow the name.
    const items = (await sidebar.getByRole('listitem').allTextContents()).map((text) =>
      text.replace(/[\d,+]+$/, ''),
    );
    // The other sections are not in the spec.
    const others = new Set(['Audit Log', 'Faults', 'Requests']);
    expect(items.filter((item) => !others.has(item))).toEqual([
      'Users',
      'Add Component',
      'View Components',
      'Add Template',
      'View Templates',
      'Analytics',
      'Revenue',
      'Creator Applications',
      'Subscription Plans',
      'Profile',
      'Logout',
    ]);
    const heading = page.getByRole('heading', { level: 1 });
    for (const item of items.filter((text) => text !== 'Logout')) {
      await sidebar.getByRole('link', { name: item, exact: true }).click();
      await expect(heading).toHaveText(item === 'Users' ? 'User Management' : item);
      await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /./ })).toHaveCount(
        0,
      );
    }
    await sidebar.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    expect(await storedToken(page)).toBeNull();
  },
);

base(
  'an admin sees who they are and how the shop is, and changes their name [AD-64] [AD-65] [AD-66] [AD-67] [AD-68] [S1-16] [EN-23] [ST-50] [VA-39] [ERR-63]',
  async ({ page }) => {
    const boss = await openSection(page, 'profile');
    await query('update users set last_seen_at = now() where id = $1', [boss.id]);
    const countUsers = async () => {
      const [row] = await query<{ count: string }>(
        'select count(*) from users where deleted_at is null',
        [],
      );
      return Number(row?.count);
    };
    await page.reload();
    const account = page.getByRole('region', { name: 'Your account' });
    await expect(account).toContainText(boss.name);
    await expect(account).toContainText(boss.email);
    await expect(account).toContainText('RoleAdmin');
    await expect(account).toContainText('Verified');
    await expect(account).toContainText('Access LevelFull Access');
    const shop = page.getByRole('region', { name: 'The shop' });
    const figure = async (label: string) => {
      const text = await shop
        .locator('dl')
        .filter({ hasText: label })
        .locator('dd')
        .first()
        .textContent();
      return Number(text?.replaceAll(',', ''));
    };
    await expect(shop).toContainText('System HealthGood');
    // Other tests add and remove users meanwhile. So the figure must equal a count that was the
    // same before and after.
    await expect(async () => {
      const before = await countUsers();
      await page.reload();
      const shown = await figure('Total Users');
      expect([before, await countUsers()]).toEqual([shown, shown]);
    }).toPass();
    expect(await figure('Active Users')).toBeGreaterThan(0);

    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
    const name = dialog.getByLabel('Full Name');
    await name.fill('  ');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(name).toHaveAccessibleDescription('Please enter your name.');
    await name.fill('Asha I. Rao');
    await holdClock(page);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await stepUntil(page, dialog.getByText('Profile updated successfully'));
    await page.clock.runFor(1_400);
    // A closing dialog stays in the DOM a little longer.
    await expect(page.locator('[role=dialog][data-open]')).toHaveCount(1);
    await page.clock.runFor(100);
    await expect(page.locator('[role=dialog][data-open]')).toHaveCount(0);
    await page.clock.resume();
    await expect(dialog).toBeHidden();
    await expect(account).toContainText('Asha I. Rao');
  },
);

test('what fails says so, and health is only good when it is [ERR-61] [ERR-62] [AD-67]', async ({
  page,
  network,
}) => {
  network.set(/^\/api\/user\/admin\/dashboard/, 'refuse');
  await page.clock.install();
  await openSection(page, 'profile', network.origin);
  const shop = page.getByRole('region', { name: 'The shop' });
  await expect(shop).toContainText('System HealthGood');
  network.set(/^\/health\/ready/, 'refuse');
  // It is polled every 30 s.
  await page.clock.fastForward(31_000);
  await expect(shop).toContainText('System HealthUnknown');
  await expect(shop.getByRole('alert')).toContainText(
    'Failed to load dashboard data. Please refresh the page.',
  );
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  network.set(/^\/api\/user\/profile/, 'refuse');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription(
    'Failed to update profile',
  );
});

base(
  'the password is changed in place: a code by mail, then the new one [AD-69]',
  async ({ page }) => {
    const boss = await openSection(page, 'profile');
    await page.getByRole('button', { name: 'Change Password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Password' });
    await expect(dialog).toContainText(boss.email);
    await dialog.getByRole('button', { name: 'Send Code' }).click();
    await dialog.getByLabel('Code').fill(await codeFor(boss.email));
    await dialog.getByRole('button', { name: 'Verify Code' }).click();
    await dialog.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
    await dialog.getByLabel('Confirm Password', { exact: true }).fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/admin/dashboard?section=profile');
    const token = await storedToken(page);
    expect(token).not.toBe(boss.token);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Your account' })).toContainText(boss.email);
  },
);
