import { expect, type Page } from '@playwright/test';
import { test } from '../fault-proxy.ts';
import { addPerson, keepToken } from '../people.ts';
import { recordPaths } from '../visitors.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const account = '/dashboard/account';

test.describe('a page for verified people', () => {
  test('shows a spinner while the session loads [GD-01]', async ({ page, network }) => {
    const meera = await addPerson();
    await keepToken(page, meera.token, network.origin);
    network.set(/^\/api\/auth\/me$/, 'hold');
    await page.goto(`${network.origin}/dashboard/account`);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    const spinner = page.getByRole('main').getByRole('status');
    await expect(spinner).toHaveText('Loading your account');
    await expect(heading(page)).toHaveCount(0);
    network.restore();
    await expect(heading(page)).toHaveText('Account');
  });

  test('sends a visitor to sign in, with the way back [GD-02]', async ({ page }) => {
    await page.goto(`${account}?from=mail#data`);
    await expect(page).toHaveURL(
      `/login?${new URLSearchParams({ redirectTo: `${account}?from=mail#data` })}`,
    );
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  });

  test('sends an unverified person to verify, with the email [GD-03]', async ({ page }) => {
    const meera = await addPerson({ verified: false });
    await keepToken(page, meera.token);
    await page.goto(account);
    await expect(page).toHaveURL(/\/verify-otp/);
    await expect(page.getByRole('main')).toContainText(meera.email);
    expect(page.url()).not.toContain(encodeURIComponent(meera.email));
  });
});

test.describe('the admin area', () => {
  test('sends a visitor to sign in, without a way back [GD-04]', async ({ page }) => {
    await page.goto('/admin/dashboard?section=revenue');
    await expect(page).toHaveURL('/login');
  });

  test('sends a person without the role away, and does not go round in circles [GD-05]', async ({
    page,
  }) => {
    const meera = await addPerson();
    await keepToken(page, meera.token);
    const visited = recordPaths(page);
    await page.goto('/admin/dashboard');
    await expect(page).toHaveURL('/dashboard');
    await expect(heading(page)).toBeVisible();
    const places = visited.filter((path, index) => path !== visited[index - 1]);
    expect(places).toEqual(['/admin/dashboard', '/login', '/dashboard']);
  });

  test('sends an unverified admin to verify [GD-06]', async ({ page }) => {
    const boss = await addPerson({ name: 'Asha Iyer', role: 'admin', verified: false });
    await keepToken(page, boss.token);
    await page.goto('/admin/dashboard');
    await expect(page).toHaveURL('/verify-otp');
    await expect(page.getByRole('main')).toContainText(boss.email);
  });

  test('lets a verified admin in', async ({ page }) => {
    const boss = await addPerson({ name: 'Asha Iyer', role: 'admin' });
    await keepToken(page, boss.token);
    await page.goto('/admin/dashboard');
    await expect(heading(page)).toHaveText('User Management');
    await expect(page).toHaveURL('/admin/dashboard');
  });
});

test.describe('the pages for signing in', () => {
  for (const { id, path } of [
    { id: 'GD-07', path: '/login' },
    { id: 'GD-08', path: '/register' },
    { id: 'GD-09', path: '/verify-otp' },
    { id: 'GD-10', path: '/reset-password' },
  ])
    test(`${path} sends whoever is signed in to their dashboard [${id}] [GD-11]`, async ({
      page,
    }) => {
      const [meera, boss] = [
        await addPerson(),
        await addPerson({ name: 'Asha Iyer', role: 'admin' }),
      ];
      await keepToken(page, meera.token);
      await page.goto(path);
      await expect(page).toHaveURL('/dashboard');
      await keepToken(page, boss.token);
      await page.goto(path);
      await expect(page).toHaveURL('/admin/dashboard');
    });

  test('an unverified person stays where the code is entered [GD-09]', async ({ page }) => {
    const meera = await addPerson({ verified: false });
    await keepToken(page, meera.token);
    await page.goto(account);
    await expect(page).toHaveURL(/\/verify-otp/);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(meera.email);
    await expect(page).toHaveURL(/\/verify-otp/);
  });
});
