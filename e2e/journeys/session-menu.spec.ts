import { expect, type Page, test } from '@playwright/test';
import { addPerson, keepToken, type Person, storedToken } from '../people.ts';

const avatar = (page: Page, { name }: Person) =>
  page.getByRole('banner').getByRole('button', { name: `Account of ${name}` });

async function arrive(page: Page, person: Person, path = '/') {
  await keepToken(page, person.token);
  await page.goto(path);
  await expect(avatar(page, person)).toBeVisible();
}

async function openMenu(page: Page, person: Person) {
  await avatar(page, person).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  return menu;
}

test('the avatar opens a menu with name, email and the person’s own pages [NV-05] [NV-06] [NV-08] [NV-09] [NV-10]', async ({
  page,
}) => {
  const meera = await addPerson();
  await arrive(page, meera);
  const menu = await openMenu(page, meera);
  await expect(menu.getByText(meera.name, { exact: true })).toBeVisible();
  await expect(menu.getByText(meera.email, { exact: true })).toBeVisible();
  // The first entry, about the plan, is left out.
  const links = menu.getByRole('menuitem').filter({ hasNotText: 'Upgrade' });
  await expect(links).toHaveText([
    'Dashboard',
    'Saved Components',
    'Purchased',
    'Subscription',
    'Custom Requests',
    'Keys and Tools',
    'Account',
    'Logout',
  ]);
  await expect(links.nth(1)).toHaveAttribute('href', '/dashboard/saved');
  await expect(links.nth(2)).toHaveAttribute('href', '/dashboard/purchased');
  await expect(links.nth(3)).toHaveAttribute('href', '/dashboard/subscription');
  await links.first().click();
  await expect(page).toHaveURL('/dashboard');
});

test('an admin has a dashboard of their own and nothing saved or subscribed [NV-08] [NV-09] [NV-10] [RO-11]', async ({
  page,
}) => {
  const boss = await addPerson({ name: 'Asha Iyer', role: 'admin' });
  await arrive(page, boss);
  const menu = await openMenu(page, boss);
  await expect(menu.getByRole('menuitem')).toHaveText(['Dashboard', 'Account', 'Logout']);
  await menu.getByRole('menuitem', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
});

test('Logout clears the session here and on the server, and goes home [NV-11] [ST-08]', async ({
  page,
  request,
}) => {
  const meera = await addPerson();
  await arrive(page, meera, '/dashboard/account');
  const menu = await openMenu(page, meera);
  const ended = page.waitForResponse('**/api/auth/logout');
  await menu.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(avatar(page, meera)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  expect((await ended).status()).toBe(200);
  const me = await request.get('/api/auth/me', {
    headers: { authorization: `Bearer ${meera.token}` },
  });
  expect(me.status()).toBe(401);
});

test('by keyboard alone: the first press opens, Escape gives the focus back, Logout is reached', async ({
  page,
}) => {
  const meera = await addPerson();
  await arrive(page, meera);
  await avatar(page, meera).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(avatar(page, meera)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => storedToken(page)).toBeNull();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the full-screen menu mirrors the bar, signed out and signed in [NV-12]', async ({
    page,
  }) => {
    await page.goto('/');
    await page.locator('summary').click();
    const menu = page.locator('details[data-menu]');
    await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Get Started' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Logout' })).toHaveCount(0);

    const meera = await addPerson({ name: 'Wilhelmine Gräfin von Hohenzollern-Sigmaringen' });
    await arrive(page, meera);
    await page.locator('summary').click();
    await expect(menu.getByText(meera.name, { exact: true })).toBeVisible();
    await expect(menu.getByText(meera.email, { exact: true })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Login' })).toBeHidden();
    const own = menu.getByRole('navigation', { name: 'Account' });
    await expect(own.getByRole('link')).toHaveText([
      'Upgrade',
      'Dashboard',
      'Saved Components',
      'Purchased',
      'Subscription',
      'Custom Requests',
      'Keys and Tools',
      'Account',
    ]);
    await own.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(() => storedToken(page)).toBeNull();
    await expect(menu).not.toHaveAttribute('open');
  });
});
