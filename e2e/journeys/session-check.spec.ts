import { expect, type Page } from '@playwright/test';
import { test } from '../fault-proxy.ts';
import { addPerson, addSession, endSessions, keepToken, storedToken } from '../people.ts';

const bar = (page: Page) => page.getByRole('banner');
const avatar = (page: Page, name: string) =>
  bar(page).getByRole('button', { name: `Account of ${name}` });
const placeholder = (page: Page) => bar(page).getByText('Loading your account');
const login = (page: Page) => bar(page).getByRole('link', { name: 'Login', exact: true });

test.describe('a stored token', () => {
  test('is kept under "token" and shown to the server, which says who it is [EN-02] [CON-03] [ST-02] [ST-03] [ST-04]', async ({
    page,
  }) => {
    const meera = await addPerson();
    await keepToken(page, meera.token);
    const asked = page.waitForRequest('**/api/auth/me');
    await page.goto('/');
    expect((await asked).headers()['authorization']).toBe(`Bearer ${meera.token}`);
    await expect(avatar(page, meera.name)).toBeVisible();
    await expect(login(page)).toBeHidden();
  });

  test('no token means signed out, and nobody is asked [ST-02]', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(login(page)).toBeVisible();
    expect(calls).not.toContain('/api/auth/me');
  });

  test('that is nobody’s is cleared, and the person is told [ST-05] [ERR-01]', async ({ page }) => {
    await keepToken(page, 'x'.repeat(43));
    await page.goto('/dashboard');
    await expect(page.getByText('Authentication failed')).toBeVisible();
    await expect(login(page)).toBeVisible();
    expect(await storedToken(page)).toBeNull();
  });

  test('shows a placeholder until the check ends, also in the HTML of the server [NV-02] [ST-01]', async ({
    page,
    request,
    network,
  }) => {
    expect(await (await request.get('/')).text()).toContain('Loading your account');
    const meera = await addPerson();
    await keepToken(page, meera.token, network.origin);
    network.set(/^\/api\/auth\/me$/, 'hold');
    await page.goto(network.origin, { waitUntil: 'load' });
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await expect(placeholder(page)).toBeAttached();
    await expect(avatar(page, meera.name)).toHaveCount(0);
    await expect(login(page)).toBeHidden();
    network.restore();
    await expect(avatar(page, meera.name)).toBeVisible();
    await expect(placeholder(page)).toHaveCount(0);
  });

  test('outlives a network fault, and the check is tried again', async ({ page, network }) => {
    const meera = await addPerson();
    await keepToken(page, meera.token, network.origin);
    network.set(/^\/api\/auth\/me$/, 'cut');
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/api/auth/me'),
    );
    await page.goto(network.origin);
    await failed;
    await expect(placeholder(page)).toBeAttached();
    expect(await storedToken(page)).toBe(meera.token);
    network.restore();
    await expect(avatar(page, meera.name)).toBeVisible();
  });

  test('removed in one tab signs the others out too', async ({ page, context }) => {
    const meera = await addPerson();
    await keepToken(page, meera.token);
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(avatar(other, meera.name)).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('token'));
    await expect(login(other)).toBeVisible();
    await expect(avatar(other, meera.name)).toHaveCount(0);
  });

  test('that was revoked elsewhere is noticed by the next call', async ({ page }) => {
    const meera = await addPerson();
    await keepToken(page, meera.token);
    await page.goto('/dashboard/account');
    await expect(page.getByText('This device')).toBeVisible();
    await endSessions(meera.id);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).toHaveURL('/login?redirectTo=%2Fdashboard%2Faccount');
    expect(await storedToken(page)).toBeNull();
  });
});

test.describe('a token in the address', () => {
  test('a session token is stored, accepted and leaves the address without a reload [GD-12] [GD-13] [GD-14]', async ({
    page,
  }) => {
    const meera = await addPerson();
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents++;
    });
    await page.goto(`/dashboard?category=Hero&token=${meera.token}`);
    await expect(page).toHaveURL('/dashboard?category=Hero');
    await expect(avatar(page, meera.name)).toBeVisible();
    expect(await storedToken(page)).toBe(meera.token);
    expect(documents).toBe(1);
    await page.reload();
    await expect(avatar(page, meera.name)).toBeVisible();
  });

  test('one that is nobody’s is cleared again', async ({ page }) => {
    await page.goto(`/?token=${'y'.repeat(43)}`);
    await expect(page.getByText('Authentication failed')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect.poll(() => storedToken(page)).toBeNull();
  });

  test('never replaces somebody who is signed in without asking', async ({ page }) => {
    const [meera, arjun] = [await addPerson(), await addPerson({ name: 'Arjun Rao' })];
    await keepToken(page, meera.token);
    await page.goto(`/?token=${arjun.token}`);
    const dialog = page.getByRole('alertdialog', { name: 'Switch account?' });
    await expect(dialog).toContainText(meera.email);
    await expect(dialog).toContainText(arjun.email);
    expect(await storedToken(page)).toBe(meera.token);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(avatar(page, meera.name)).toBeVisible();
    expect(await storedToken(page)).toBe(meera.token);

    await page.goto(`/?token=${arjun.token}`);
    await dialog.getByRole('button', { name: 'Switch account' }).click();
    await expect(avatar(page, arjun.name)).toBeVisible();
    expect(await storedToken(page)).toBe(arjun.token);
  });

  test('another session of the same person needs no question', async ({ page }) => {
    const meera = await addPerson();
    const second = await addSession(meera.id);
    await keepToken(page, meera.token);
    await page.goto(`/?token=${second}`);
    await expect.poll(() => storedToken(page)).toBe(second);
    await expect(avatar(page, meera.name)).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});
