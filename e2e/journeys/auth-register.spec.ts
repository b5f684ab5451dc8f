import { expect, test } from '@playwright/test';
import { codeFor, newAddress, wrongOf } from '../mailbox.ts';
import {
  codeField,
  failure,
  fillLogin,
  fillRegistration,
  open,
  press,
  recordPaths,
  registerVisitorLongAgo,
  holdClock,
} from '../visitors.ts';
import { watch } from '../watch.ts';

test('the sign-up page is open to anyone and hydrates without a complaint [RT-03]', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/register')).text()).not.toMatch(/<[^>]+ style=/);
  const complaints = await watch(page);
  await open(page, '/register');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account');
  expect(complaints).toEqual([]);
});

test('all four fields are there and required [LG-12] [LG-13] [LG-14] [LG-15] [VA-01]', async ({
  page,
}) => {
  await open(page, '/register');
  await press(page, 'Sign up');
  for (const label of ['Full Name', 'Email', 'Password', 'Confirm Password']) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('required', '');
    await expect(field).toHaveAccessibleDescription(/Please fill this in/);
  }
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(page).toHaveURL('/register');
});

test('passwords must match and have six characters [VA-02] [VA-03] [VA-04] [CON-06]', async ({
  page,
}) => {
  await open(page, '/register');
  const password = page.getByLabel('Password', { exact: true });
  const confirmation = page.getByLabel('Confirm Password', { exact: true });
  await expect(password).toHaveAccessibleDescription('Must be at least 6 characters');
  await fillRegistration(page, newAddress());

  await password.fill('12x45');
  await confirmation.fill('12x45');
  await press(page, 'Sign up');
  await expect(password).toHaveAccessibleDescription(
    /^Password must be at least 6 characters long/,
  );
  await expect(password).toBeFocused();

  await password.fill('12x456');
  await press(page, 'Sign up');
  await expect(confirmation).toHaveAccessibleDescription('Passwords do not match');
  await expect(confirmation).toBeFocused();
  await expect(password).toHaveAccessibleDescription('Must be at least 6 characters');

  await confirmation.fill('12x456');
  await press(page, 'Sign up');
  await expect(page).toHaveURL('/verify-otp');
});

test('Sign up with Google sends the browser itself to the API [LG-16]', async ({ page }) => {
  await open(page, '/register');
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/auth/google'));
  await page.getByRole('link', { name: 'Sign up with Google' }).click();
  expect((await asked).isNavigationRequest()).toBe(true);
});

test('from signing up over the code to the dashboard, though one presses twice and reloads [ST-09] [RT-04] [LG-18] [LG-19]', async ({
  page,
}) => {
  const email = newAddress();
  await open(page, '/register');
  await fillRegistration(page, email);
  await page.getByRole('button', { name: 'Sign up', exact: true }).dblclick();
  await expect(page).toHaveURL('/verify-otp');
  await expect(page.getByText(email)).toBeVisible();
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
  await codeField(page).fill(await codeFor(email));
  await press(page, 'Verify Email');
  await expect(page).toHaveURL('/dashboard');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^[\w-]{20,}$/);
});

test('what somebody came for survives signing up and verifying', async ({ page }) => {
  const email = newAddress();
  await open(page, '/register?redirectTo=%2Fdashboard&action=copy&componentId=c-1');
  const visited = recordPaths(page);
  await fillRegistration(page, email);
  await press(page, 'Sign up');
  await codeField(page).fill(await codeFor(email));
  await codeField(page).press('Enter');
  // The action is removed from the URL when it is offered.
  await expect(page).toHaveURL('/dashboard');
  expect(visited).toContain('/dashboard?action=copy&componentId=c-1');
});

test('without an email there is nothing to verify [RT-05]', async ({ page, request }) => {
  expect(await (await request.get('/verify-otp')).text()).not.toMatch(/<[^>]+ style=/);
  await page.goto('/verify-otp');
  await expect(page).toHaveURL('/register');
});

test('the code takes six digits and nothing else [VA-09] [VA-10] [CON-04]', async ({ page }) => {
  const complaints = await watch(page);
  await open(page, '/register');
  await fillRegistration(page, newAddress());
  await press(page, 'Sign up');
  const verify = page.getByRole('button', { name: 'Verify Email' });
  await expect(verify).toBeDisabled();
  // A new page moves the focus to its heading. Typing must not start before.
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeFocused();
  await codeField(page).focus();
  await page.keyboard.type('12a3 b45');
  await expect(codeField(page)).toHaveValue('12345');
  await expect(verify).toBeDisabled();
  await page.keyboard.type('6789');
  await expect(codeField(page)).toHaveValue(/^\d{6}$/);
  await expect(verify).toBeEnabled();
  expect(complaints).toEqual([]);
});

test('a wrong code is refused in the server’s words', async ({ page }) => {
  const email = newAddress();
  await open(page, '/register');
  await fillRegistration(page, email);
  await press(page, 'Sign up');
  await codeField(page).fill(wrongOf(await codeFor(email)));
  await press(page, 'Verify Email');
  await expect(failure(page)).toHaveText('Invalid or expired OTP');
  await expect(page).toHaveURL('/verify-otp');
  // Ready for the next code.
  await expect(codeField(page)).toHaveValue('');
  await expect(codeField(page)).toBeFocused();
});

test('another code can be asked for, and after sixty seconds the next [LG-20] [LG-21] [ST-14] [CON-05]', async ({
  page,
  request,
}) => {
  const email = await registerVisitorLongAgo(request);
  await open(page, '/login');
  await fillLogin(page, email);
  await press(page, 'Sign in');
  await expect(page).toHaveURL('/verify-otp');
  await holdClock(page);
  await press(page, 'Resend Code');
  const resend = page.getByRole('button', { name: 'Resend Code' });
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText('Resend in 60s');
  await expect(resend).toHaveCount(0);
  await codeFor(email);
  await page.clock.runFor(1_000);
  await expect(timer).toHaveText('Resend in 59s');
  await page.clock.runFor(58_000);
  await expect(timer).toHaveText('Resend in 1s');
  await expect(resend).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(timer).toHaveCount(0);
  // The server has its own clock, on which no minute has passed.
  await resend.click();
  await expect(failure(page)).toHaveText('Please wait a minute before asking for another code.');
});

test('a code that was just sent starts the countdown, and a reload goes on with it', async ({
  page,
}) => {
  await open(page, '/register');
  await fillRegistration(page, newAddress());
  await press(page, 'Sign up');
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^Resend in (60|5\d)s$/);
  await page.reload();
  await expect(timer).toHaveText(/^Resend in (5|4|3)\ds$/);
});
