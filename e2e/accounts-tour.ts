import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { codeFor, newAddress } from './mailbox.ts';
import { addPerson, addSession, keepToken } from './people.ts';
import {
  askForReset,
  codeField,
  failure,
  fillLogin,
  fillRegistration,
  open,
  press,
  verifyVisitor,
} from './visitors.ts';

type Look = (screen: string, floating?: boolean) => Promise<void>;

/** The screens of somebody who is not signed in yet, as they are and with something wrong. */
export async function tourSignedOut(page: Page, request: APIRequestContext, look: Look) {
  await open(page, '/login');
  await look('login');
  await press(page, 'Sign in');
  await look('login-faults');
  await fillLogin(page, newAddress());
  await press(page, 'Sign in');
  await expect(failure(page)).toHaveText('The email or password is not right.');
  await look('login-refused');
  await press(page, 'Forgot password?');
  await look('forgot');

  await open(page, '/register');
  await look('register');
  await press(page, 'Sign up');
  await look('register-faults');
  await fillRegistration(page, newAddress());
  await press(page, 'Sign up');
  await expect(page).toHaveURL('/verify-otp');
  await look('verify-otp');

  const email = await verifyVisitor(request);
  await open(page, '/login');
  await askForReset(page, email);
  await expect(codeField(page)).toBeVisible();
  await look('reset-password-code');
  await codeField(page).fill(await codeFor(email, 2));
  await press(page, 'Verify Code');
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
  await look('reset-password-new');
}

/** The screens of somebody who is. */
export async function tourSignedIn(page: Page, look: Look) {
  const meera = await addPerson();
  await addSession(meera.id, 'Safari on iOS');
  await keepToken(page, meera.token);
  await open(page, '/dashboard/account');
  await expect(page.getByText('This device')).toBeVisible();
  await look('account');
  await press(page, 'Delete My Account');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('account-delete', true);
  await press(page, 'Keep my account');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  if (page.viewportSize()!.width < 640) {
    await page.locator('summary').click();
    await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
    await look('mobile-menu');
    return;
  }
  await page
    .getByRole('banner')
    .getByRole('button', { name: `Account of ${meera.name}` })
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  await look('account-menu', true);
}
