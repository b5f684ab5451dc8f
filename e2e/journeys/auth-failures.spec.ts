import { expect, test as base } from '@playwright/test';
import { openFaultyWay } from '../faulty-way.ts';
import { codeFor, newAddress } from '../mailbox.ts';
import {
  askForReset,
  codeField,
  failure,
  fillLogin,
  fillRegistration,
  open,
  press,
  registerVisitorLongAgo,
  verifyVisitor,
} from '../visitors.ts';

/** The shop by way of a network that fails on request. */
const test = base.extend<{ way: Awaited<ReturnType<typeof openFaultyWay>> }>({
  way: async ({ baseURL }, lend) => {
    const way = await openFaultyWay(baseURL!);
    await lend(way);
    way.close();
  },
});

test('signing up [ERR-02] [ERR-03]', async ({ page, way }) => {
  await open(page, `${way.origin}/register`);
  await fillRegistration(page, newAddress());
  way.turn('gateway');
  await press(page, 'Sign up');
  await expect(failure(page)).toHaveText('Registration failed');
  way.turn('silent');
  await press(page, 'Sign up');
  await expect(failure(page)).toHaveText('Registration failed. Please try again.');
  // What was typed is still there.
  way.turn('fair');
  await press(page, 'Sign up');
  await expect(page).toHaveURL(/\/verify-otp$/);
});

test('verifying, and asking for another code [ERR-04] [ERR-05] [ERR-08]', async ({
  page,
  request,
  way,
}) => {
  const email = await registerVisitorLongAgo(request);
  await open(page, `${way.origin}/login`);
  await fillLogin(page, email);
  await press(page, 'Sign in');
  await expect(page).toHaveURL(/\/verify-otp$/);
  for (const weather of ['gateway', 'silent'] as const) {
    way.turn(weather);
    await press(page, 'Resend Code');
    await expect(failure(page)).toHaveText('Failed to resend verification code');
  }
  way.turn('fair');
  await press(page, 'Resend Code');
  await codeField(page).fill(await codeFor(email));
  way.turn('gateway');
  await press(page, 'Verify Email');
  await expect(failure(page)).toHaveText('OTP verification failed');
  way.turn('silent');
  await press(page, 'Verify Email');
  await expect(failure(page)).toHaveText('Failed to verify OTP. Please try again.');
  way.turn('fair');
  await press(page, 'Verify Email');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('signing in [ERR-06] [ERR-07]', async ({ page, way }) => {
  await open(page, `${way.origin}/login`);
  await fillLogin(page, newAddress());
  way.turn('gateway');
  await press(page, 'Sign in');
  await expect(failure(page)).toHaveText('Login failed');
  way.turn('silent');
  await press(page, 'Sign in');
  await expect(failure(page)).toHaveText('An unexpected error occurred. Please try again.');
});

test('asking for a new password and setting it [ERR-09] [ERR-10] [ERR-11] [ERR-12] [ERR-13]', async ({
  page,
  request,
  way,
}) => {
  const email = await verifyVisitor(request);
  await open(page, `${way.origin}/login`);
  await press(page, 'Forgot password?');
  await page.getByLabel('Email').fill(email);
  way.turn('gateway');
  await press(page, 'Verify Mail');
  await expect(failure(page)).toHaveText('Failed to send password reset email');
  way.turn('silent');
  await press(page, 'Verify Mail');
  await expect(failure(page)).toHaveText(
    'Failed to process password reset request. Please try again.',
  );
  way.turn('fair');
  await press(page, 'Back to Login');
  await askForReset(page, email);

  await codeField(page).fill(await codeFor(email, 2));
  for (const weather of ['gateway', 'silent'] as const) {
    way.turn(weather);
    await press(page, 'Verify Code');
    await expect(failure(page)).toHaveText('Invalid or expired OTP');
  }
  way.turn('fair');
  await press(page, 'Verify Code');

  await page.getByLabel('New Password', { exact: true }).fill('eleven quiet lanterns');
  await page.getByLabel('Confirm Password', { exact: true }).fill('eleven quiet lanterns');
  way.turn('gateway');
  await press(page, 'Reset Password');
  await expect(failure(page)).toHaveText('Failed to reset password');
  way.turn('silent');
  await press(page, 'Reset Password');
  await expect(failure(page)).toHaveText('Failed to reset password. Please try again.');
});
