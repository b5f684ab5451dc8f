import { expect } from '@playwright/test';
import { test } from '../fault-proxy.ts';
import { newAddress } from '../mailbox.ts';
import {
  PASSWORD,
  failure,
  fillLogin,
  open,
  press,
  recordPaths,
  registerVisitor,
  verifyVisitor,
} from '../visitors.ts';
import { watch } from '../watch.ts';

test('the sign-in page is open to anyone and hydrates without a complaint [RT-02]', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/login')).text();
  expect(html).toContain('Welcome back');
  expect(html).toContain('noindex');
  expect(html).not.toMatch(/<[^>]+ style=/);
  const complaints = await watch(page);
  await open(page, '/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  expect(complaints).toEqual([]);
});

test('asks for email and password, and says what is missing at the field [LG-01] [VA-07]', async ({
  page,
}) => {
  await open(page, '/login');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('required', '');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveAttribute('required', '');

  await press(page, 'Sign in');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Please fill this in');
  await expect(password).toHaveAccessibleDescription('Please fill this in');

  await fillLogin(page, 'asha@');
  await password.press('Enter');
  await expect(email).toHaveAccessibleDescription(
    'Enter a whole email address, like name@example.com',
  );
  await expect(page).toHaveURL('/login');
});

test('Forgot password? puts a form with an email in its place, and Back to Login brings it back [LG-02] [LG-03] [LG-04] [LG-05]', async ({
  page,
}) => {
  await open(page, '/login');
  await page.getByLabel('Email').fill('asha@example.test');
  await press(page, 'Forgot password?');
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  const email = page.getByLabel('Email');
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('required', '');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('asha@example.test');
  await email.fill('');
  await press(page, 'Verify Mail');
  await expect(email).toHaveAccessibleDescription('Please fill this in');
  await press(page, 'Back to Login');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify Mail' })).toHaveCount(0);
});

test('Sign in with Google sends the browser itself to the API [LG-07]', async ({ page }) => {
  await open(page, '/login?redirectTo=/templates');
  const asked = page.waitForRequest((request) => request.url().includes('/api/auth/google'));
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  const request = await asked;
  expect(request.isNavigationRequest()).toBe(true);
  const { pathname, searchParams } = new URL(request.url());
  expect(pathname).toBe('/api/auth/google');
  expect(searchParams.get('redirectTo')).toBe('/templates');
});

test('a Google that cannot be asked is told in the spec’s words [ERR-14]', async ({ page }) => {
  await open(page, '/login');
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  await expect(failure(page)).toHaveText('Failed to initiate Google signup. Please try again.');
});

test('the link to sign up keeps what somebody came for, and so does the way back [LG-08] [LG-17]', async ({
  page,
}) => {
  const intent = '?redirectTo=%2Ftemplates&action=download&templateId=t-1';
  await open(page, `/login${intent}`);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(`/register${intent}`);
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`/login${intent}`);
});

test('after signing in the person is where they wanted to be, with what they wanted to do [LG-09]', async ({
  page,
  request,
}) => {
  const email = await verifyVisitor(request);
  await open(
    page,
    '/login?redirectTo=%2Fdashboard%3Fcategory%3DPricing&action=save&componentId=c-1',
  );
  const visited = recordPaths(page);
  await fillLogin(page, email);
  await press(page, 'Sign in');
  await expect(page.getByRole('dialog', { name: 'Save this component?' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard?category=Pricing');
  expect(visited).toContain('/dashboard?category=Pricing&action=save&componentId=c-1');
});

test('an address of somebody else’s is no place to go', async ({ page, request }) => {
  const email = await verifyVisitor(request);
  await open(page, '/login?redirectTo=https://evil.example/');
  await fillLogin(page, email);
  await press(page, 'Sign in');
  await expect(page).toHaveURL('/dashboard');
});

test('without a wish the person goes to their dashboard, by keyboard alone [LG-10]', async ({
  page,
  request,
}) => {
  const email = await verifyVisitor(request);
  await open(page, '/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('a panel beside the form says what the project is about [LG-11]', async ({ page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/login');
    const panel = page.getByRole('complementary', { name: 'About the project' });
    await expect(panel).toBeVisible();
    await expect(panel).toContainText('Every component is one file you own.');
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBe(0);
  }
});

test('an account that is not verified yet goes on to its code, with the email [ST-10]', async ({
  page,
  request,
}) => {
  const email = await registerVisitor(request);
  await open(page, '/login?redirectTo=%2Ftemplates');
  await fillLogin(page, email);
  await press(page, 'Sign in');
  await expect(page).toHaveURL('/verify-otp?redirectTo=%2Ftemplates');
  await expect(page.getByText(email)).toBeVisible();
});

test('a press before the page is ready is not lost, and neither is what was typed', async ({
  page,
}) => {
  // Held in the browser. Requests that a proxy holds would use all connections, and the stylesheet would get none.
  const scripts = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await fillLogin(page, newAddress());
  await press(page, 'Sign in');
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  scripts.resolve();
  await expect(failure(page)).toHaveText('The email or password is not right.');
  await expect(page).toHaveURL('/login');
});

test('the server decides who may come in, and its words are shown [VA-08]', async ({ page }) => {
  await open(page, '/login');
  await fillLogin(page, newAddress(), 'x');
  await press(page, 'Sign in');
  await expect(failure(page)).toHaveText('The email or password is not right.');
});
