import { expect } from '@playwright/test';
import { test } from '../fault-proxy.ts';
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

test('signing up [ERR-02] [ERR-03]', async ({ page, network }) => {
  await open(page, `${network.origin}/register`);
  await fillRegistration(page, newAddress());
  network.set(/^\/api\//, 'refuse');
  await press(page, 'Sign up');
  await expect(failure(page)).toHaveText('Registration failed');
  network.set(/^\/api\//, 'cut');
  await press(page, 'Sign up');
  await expect(failure(page)).toHaveText('Registration failed. Please try again.');
  // The input is still there.
  network.restore();
  await press(page, 'Sign up');
  await expect(page).toHaveURL(/\/verify-otp$/);
});

test('verifying, and asking for another code [ERR-04] [ERR-05] [ERR-08]', async ({
  page,
  request,
  network,
}) => {
  const email = await registerVisitorLongAgo(request);
  await open(page, `${network.origin}/login`);
  await fillLogin(page, email);
  await press(page, 'Sign in');
  await expect(page).toHaveURL(/\/verify-otp$/);
  for (const fault of ['refuse', 'cut'] as const) {
    network.set(/^\/api\//, fault);
    await press(page, 'Resend Code');
    await expect(failure(page)).toHaveText('Failed to resend verification code');
  }
  network.restore();
  await press(page, 'Resend Code');
  await expect(page.getByRole('timer')).toBeVisible();
  await codeField(page).fill(await codeFor(email));
  network.set(/^\/api\//, 'refuse');
  await press(page, 'Verify Email');
  await expect(failure(page)).toHaveText('OTP verification failed');
  network.set(/^\/api\//, 'cut');
  await press(page, 'Verify Email');
  await expect(failure(page)).toHaveText('Failed to verify OTP. Please try again.');
  network.restore();
  await press(page, 'Verify Email');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('signing in [ERR-06] [ERR-07]', async ({ page, network }) => {
  await open(page, `${network.origin}/login`);
  await fillLogin(page, newAddress());
  network.set(/^\/api\//, 'refuse');
  await press(page, 'Sign in');
  await expect(failure(page)).toHaveText('Login failed');
  network.set(/^\/api\//, 'cut');
  await press(page, 'Sign in');
  await expect(failure(page)).toHaveText('An unexpected error occurred. Please try again.');
});

test('asking for a new password and setting it [ERR-09] [ERR-10] [ERR-11] [ERR-12] [ERR-13]', async ({
  page,
  request,
  network,
}) => {
  const email = await verifyVisitor(request);
  await open(page, `${network.origin}/login`);
  await press(page, 'Forgot password?');
  await page.getByLabel('Email').fill(email);
  network.set(/^\/api\//, 'refuse');
  await press(page, 'Verify Mail');
  await expect(failure(page)).toHaveText('Failed to send password reset email');
  network.set(/^\/api\//, 'cut');
  await press(page, 'Verify Mail');
  await expect(failure(page)).toHaveText(
    'Failed to process password reset request. Please try again.',
  );
  network.restore();
  await press(page, 'Back to Login');
  await askForReset(page, email);

  await codeField(page).fill(await codeFor(email, 2));
  for (const fault of ['refuse', 'cut'] as const) {
    network.set(/^\/api\//, fault);
    await press(page, 'Verify Code');
    await expect(failure(page)).toHaveText('Invalid or expired OTP');
  }
  network.restore();
  await press(page, 'Verify Code');

  await page.getByLabel('New Password', { exact: true }).fill('eleven quiet lanterns');
  await page.getByLabel('Confirm Password', { exact: true }).fill('eleven quiet lanterns');
  network.set(/^\/api\//, 'refuse');
  await press(page, 'Reset Password');
  await expect(failure(page)).toHaveText('Failed to reset password');
  network.set(/^\/api\//, 'cut');
  await press(page, 'Reset Password');
  await expect(failure(page)).toHaveText('Failed to reset password. Please try again.');
});
