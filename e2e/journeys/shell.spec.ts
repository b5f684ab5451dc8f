import { expect, type Page, test } from '@playwright/test';
import { addPerson, keepToken } from '../people.ts';
import { SEEDED_PLANS } from '../seeded-components.ts';
import { holdClock } from '../visitors.ts';

const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

const bar = (page: Page) => page.getByRole('banner');

test.describe('the navbar', () => {
  test('[S1-26] beta badge v 0.1 on every page', async ({ page }) => {
    for (const path of ['/', '/dashboard', '/no/such/page']) {
      await page.goto(path);
      const logo = bar(page).getByRole('link', { name: /Tessera/ });
      await expect(logo.getByText('v 0.1', { exact: true })).toBeVisible();
    }
  });

  for (const { id, label, path } of [
    { id: 'RT-19', label: 'Components', path: '/dashboard' },
    { id: 'RT-20', label: 'Templates', path: '/templates' },
    { id: 'RT-21', label: 'Creator Program', path: '/creator-program' },
    { id: 'RT-22', label: 'Our Team', path: '/word-from-team' },
  ])
    test(`${label} leads to ${path} [${id}]`, async ({ page }) => {
      await open(page, '/');
      const link = page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: label });
      await expect(link).toHaveText(label);
      await expect(link).toHaveAttribute('href', path);
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(link).toHaveAttribute('aria-current', 'page');
    });

  test('the logo goes home [NV-01]', async ({ page }) => {
    await open(page, '/dashboard');
    await bar(page)
      .getByRole('link', { name: /Tessera/ })
      .click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Good pages are made of good tiles.',
    );
  });

  test('a visitor is offered Login [NV-03]', async ({ page }) => {
    await open(page, '/');
    await bar(page).getByRole('link', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/login');
  });

  test('a visitor is offered Get Started [NV-04]', async ({ page }) => {
    await open(page, '/');
    await bar(page).getByRole('link', { name: 'Get Started', exact: true }).click();
    await expect(page).toHaveURL('/register');
  });

  test('whoever has a session sees a placeholder instead, from the first paint on', async ({
    page,
    request,
  }) => {
    expect(await (await request.get('/')).text()).toContain('Loading your account');
    await page.addInitScript(() => localStorage.setItem('token', 'a-token'));
    // Without the app's scripts: only the server's HTML and the style sheet are visible.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(bar(page).getByText('Loading your account')).toBeAttached();
    await expect(bar(page).getByRole('link', { name: 'Login' })).toBeHidden();
    await expect(bar(page).getByRole('link', { name: 'Get Started' })).toBeHidden();
  });
});

test.describe('a missing page', () => {
  test('says 404 Page Not Found, with that status [RT-16]', async ({ page }) => {
    const response = await open(page, '/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    await expect(page).toHaveTitle('Page Not Found · Tessera');
  });

  test('Go Back returns to where one came from, whichever way that was [RT-17]', async ({
    page,
  }) => {
    await open(page, '/dashboard?category=Hero');
    await open(page, '/no/such/page');
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL('/dashboard?category=Hero');
    await hydrated(page);
    await page.goForward();
    await expect(page).toHaveURL('/no/such/page');
    await hydrated(page);
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL('/dashboard?category=Hero');
    await expect(page.locator('[data-page="browser"]')).toBeVisible();
  });

  test('Go Back goes home when there is nothing to go back to', async ({ page, context }) => {
    await page.goto('/');
    const opened = context.waitForEvent('page');
    await page.evaluate(() => void window.open('/no/such/page', '_blank', 'noopener'));
    const fresh = await opened;
    await hydrated(fresh);
    await fresh.getByRole('button', { name: 'Go Back' }).click();
    await expect(fresh).toHaveURL('/');
  });

  test('Back to Home leads home [RT-18]', async ({ page }) => {
    await open(page, '/no/such/page');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Good pages are made of good tiles.',
    );
  });
});

test.describe('the landing page', () => {
  test('has a footer with the four pages, the prices and the terms [HM-08]', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await expect(footer).toBeInViewport();
    await expect(footer.getByRole('navigation').getByRole('link')).toHaveText([
      'Components',
      'Templates',
      'Creator Program',
      'Our Team',
      'Pricing',
      'Guide',
      'Terms',
      'Privacy',
      'Refunds',
      'Licence',
    ]);
  });

  test('[S1-27] built by an agency, and it says by which', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('contentinfo').getByText('a Tessera Studio product')).toBeVisible();
  });

  test('EXPLORE COMPONENTS goes to the components after half a second', async ({ page }) => {
    await open(page, '/');
    await holdClock(page);
    const explore = page.getByRole('link', { name: 'EXPLORE COMPONENTS' });
    await explore.click();
    await page.clock.runFor(499);
    // The page's code was preloaded on hover. So a navigation that had started would be complete by now.
    await page.waitForLoadState('networkidle');
    await expect(explore).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL('/');
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/dashboard');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('EXPLORE COMPONENTS is a plain link and the prices are there', async ({ page }) => {
      await page.goto('/');
      await expect(
        page
          .locator('#pricing')
          .getByRole('listitem')
          .getByRole('heading')
          .filter({ hasText: SEEDED_PLANS }),
      ).toHaveText(['Free', 'Pro', 'Pro Plus']);
      await page.getByRole('link', { name: 'EXPLORE COMPONENTS' }).click();
      await expect(page).toHaveURL('/dashboard');
    });
  });

  test('its pricing section has an address: it scrolls there and takes the focus', async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { name: 'Start free. Upgrade when a project pays.' });
    await page.setViewportSize({ width: 1_280, height: 700 });
    await open(page, '/');
    await expect(heading).not.toBeInViewport();
    await page.getByRole('link', { name: 'View pricing' }).click();
    await expect(page).toHaveURL('/#pricing');
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    await page.mouse.wheel(0, -5_000);
    await expect(heading).not.toBeInViewport();
    await page.getByRole('link', { name: 'View pricing' }).click();
    await expect(heading).toBeInViewport();

    await page.goto('/dashboard');
    await open(page, '/#pricing');
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
  });
});

test.describe('the admin area', () => {
  const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Admin' });

  test('sends whoever has no session to the sign-in, and shows nothing of itself before', async ({
    page,
    request,
  }) => {
    const response = await request.get('/admin/dashboard');
    const html = await response.text();
    expect(html).toContain('noindex');
    expect(html).not.toContain('Creator Applications');
    await page.goto('/admin/dashboard');
    await expect(page).toHaveURL('/login');
  });

  test('has its sections in order, each with an address, and a way out', async ({ page }) => {
    await keepToken(page, (await addPerson({ role: 'admin' })).token);
    await open(page, '/admin/dashboard?section=nonsense');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Management');
    const names = [
      'Users',
      'Add Component',
      'View Components',
      'Add Template',
      'View Templates',
      'Analytics',
      'Revenue',
      'Creator Applications',
      'Requests',
      'Faults',
      'Subscription Plans',
      'Audit Log',
      'Profile',
      'Logout',
    ];
    // A number may follow the name.
    await expect(sidebar(page).getByRole('listitem')).toHaveText(
      names.map((name) => new RegExp(String.raw`^${name}[\d,+]*$`)),
    );
    await sidebar(page).getByRole('link', { name: 'Analytics' }).click();
    await expect(page).toHaveURL('/admin/dashboard?section=analytics');
    await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeFocused();
    await sidebar(page).getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('keeps its sections in a drawer on a tablet', async ({ page }) => {
    await page.setViewportSize({ width: 834, height: 1_112 });
    await keepToken(page, (await addPerson({ role: 'admin' })).token);
    await open(page, '/admin/dashboard');
    await expect(sidebar(page)).toBeHidden();
    await page.getByRole('button', { name: 'Sections' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Revenue' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revenue');
  });
});

test('a page for signing in follows the system when it turns dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/login');
  await expect(page.locator('html[data-theme=light]')).toBeAttached();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html[data-theme=dark]')).toBeAttached();
});
