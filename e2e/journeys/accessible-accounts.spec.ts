import { expect, type Page, test } from '@playwright/test';
import { examine } from '../accessible.ts';
import { codeFor, newAddress } from '../mailbox.ts';
import { addPerson, addSession, keepToken } from '../people.ts';
import {
  askForReset,
  codeField,
  failure,
  fillLogin,
  fillRegistration,
  open,
  press,
  verifyVisitor,
} from '../visitors.ts';

const WIDTHS = [390, 1280];

// Up to sixteen axe checks in one test.
test.describe.configure({ timeout: 300_000 });
// No animations, so that axe never checks a half-faded element.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const look = (page: Page, screen: string) => examine(page, screen, { widths: WIDTHS });

test('signing in is accessible, as it is, with faults, refused and with a forgotten password', async ({
  page,
}) => {
  await open(page, '/login');
  await look(page, 'login');
  await press(page, 'Sign in');
  await expect(page.getByLabel('Email')).toBeFocused();
  await look(page, 'login with faults');
  await fillLogin(page, newAddress());
  await press(page, 'Sign in');
  await expect(failure(page)).toHaveText('The email or password is not right.');
  await look(page, 'login refused');
  await press(page, 'Forgot password?');
  await expect(page.getByRole('button', { name: 'Verify Mail' })).toBeVisible();
  await look(page, 'a forgotten password');
});

test('signing up is accessible, as it is, with faults and while it waits for the code', async ({
  page,
}) => {
  await open(page, '/register');
  await look(page, 'register');
  await press(page, 'Sign up');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await look(page, 'register with faults');
  await fillRegistration(page, newAddress());
  await press(page, 'Sign up');
  await expect(page).toHaveURL('/verify-otp');
  await expect(codeField(page)).toBeVisible();
  await look(page, 'the code that verifies');
});

test('a new password is accessible, with its code and with its fields', async ({
  page,
  request,
}) => {
  const email = await verifyVisitor(request);
  await open(page, '/login');
  await askForReset(page, email);
  await expect(codeField(page)).toBeVisible();
  await look(page, 'the code for a new password');
  await codeField(page).fill(await codeFor(email, 2));
  await press(page, 'Verify Code');
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
  await look(page, 'a new password');
});

test('the account page and the menus of whoever is signed in are accessible', async ({ page }) => {
  const meera = await addPerson();
  await addSession(meera.id, 'Safari on iOS');
  await keepToken(page, meera.token);
  await open(page, '/dashboard/account');
  await expect(page.getByText('This device')).toBeVisible();
  await look(page, 'the account');
  await press(page, 'Delete My Account');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await examine(page, 'the question before an account is deleted', {
    floating: true,
    widths: WIDTHS,
  });
  await press(page, 'Keep my account');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('button', { name: `Account of ${meera.name}` })
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  await examine(page, 'the menu of the account', { floating: true });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('summary').click();
  await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
  await examine(page, 'the menu of a phone');
});
