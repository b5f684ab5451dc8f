import { expect, test } from '@playwright/test';
import { codeFor, newAddress, wrongOf } from '../mailbox.ts';
import {
  askForReset,
  holdClock,
  codeField,
  failure,
  fillLogin,
  open,
  passMinute,
  press,
  stepUntil,
  stopClock,
  verifyVisitor,
} from '../visitors.ts';

const NEW_PASSWORD = 'eleven quiet lanterns';

test('asking for a new password says so and goes on with the email [LG-06] [ERR-15] [RT-06]', async ({
  page,
  request,
}) => {
  const email = await verifyVisitor(request);
  await open(page, '/login');
  await press(page, 'Forgot password?');
  await page.getByLabel('Email').fill(email);
  // The message is shown for 1.5 seconds, which a slow machine could miss.
  await holdClock(page);
  await press(page, 'Verify Mail');
  await expect(page.getByText('Password reset link sent to your email!')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.clock.resume();
  await expect(page).toHaveURL('/reset-password');
  await expect(page.getByText(email)).toBeVisible();
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
});

test('without an email there is nothing to reset [RT-07]', async ({ page, request }) => {
  expect(await (await request.get('/reset-password')).text()).not.toMatch(/<[^>]+ style=/);
  await page.goto('/reset-password');
  await expect(page).toHaveURL('/login');
});

test('code, new password, a message, and after three seconds the sign-in page [ST-11] [LG-22] [LG-24] [LG-25] [LG-26] [VA-05] [VA-06] [CON-07]', async ({
  page,
  request,
}) => {
  const email = await verifyVisitor(request);
  await open(page, '/login');
  await askForReset(page, email);
  const code = await codeFor(email, 2);

  await expect(page.getByLabel('New Password')).toHaveCount(0);
  await codeField(page).fill(wrongOf(code));
  await press(page, 'Verify Code');
  await expect(failure(page)).toHaveText('Invalid or expired OTP');
  await codeField(page).fill(code);
  await press(page, 'Verify Code');

  const password = page.getByLabel('New Password', { exact: true });
  const confirmation = page.getByLabel('Confirm Password', { exact: true });
  await password.fill('12x45');
  await confirmation.fill('12x4');
  await press(page, 'Reset Password');
  await expect(password).toHaveAccessibleDescription(
    /^Password must be at least 6 characters long/,
  );
  await expect(confirmation).toHaveAccessibleDescription('Passwords do not match');

  await password.fill(NEW_PASSWORD);
  await confirmation.fill(NEW_PASSWORD);
  await holdClock(page);
  await press(page, 'Reset Password');
  await expect(
    page.getByText('Your password has been changed. Please sign in with it.'),
  ).toBeVisible();
  await page.clock.runFor(2_999);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password changed');
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(page).toHaveURL('/login');

  await fillLogin(page, email, NEW_PASSWORD);
  await press(page, 'Sign in');
  await expect(page).toHaveURL('/dashboard');
});

test('another code for a new password, once the minute is over [LG-23]', async ({
  page,
  request,
}) => {
  const [once, email] = [await verifyVisitor(request), newAddress()];
  // The first request uses the old address, because `passMinute` then moves the account to the new one.
  await page.route(
    '**/api/auth/forgot-password',
    (route) => route.continue({ postData: JSON.stringify({ email: once }) }),
    { times: 1 },
  );
  await page.clock.install();
  await open(page, '/login');
  await askForReset(page, email);
  const first = await codeFor(once, 2);
  await expect(page.getByRole('timer')).toHaveText(/^Resend in \d+s$/);
  const resend = page.getByRole('button', { name: 'Resend Code' });
  await expect(resend).toHaveCount(0);
  await passMinute(once, email);
  await page.clock.fastForward(60_000);
  await stopClock(page);
  await resend.click();
  await stepUntil(page, page.getByRole('timer'));
  await expect(page.getByRole('timer')).toHaveText('Resend in 60s');
  await page.clock.resume();
  const second = await codeFor(email);
  await codeField(page).fill(first);
  await press(page, 'Verify Code');
  await expect(failure(page)).toHaveText('Invalid or expired OTP');
  await codeField(page).fill(second);
  await press(page, 'Verify Code');
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
});
