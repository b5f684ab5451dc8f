import { expect, type Page, test } from '@playwright/test';
import { MOST_STEPS, pressKey, typeInto } from '../keyboard.ts';
import { codeFor, newAddress } from '../mailbox.ts';
import { addPerson, keepToken, storedToken } from '../people.ts';
import { codeField, open, PASSWORD, verifyVisitor } from '../visitors.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('signing in by keyboard alone, after a fault that gets the focus', async ({
  page,
  request,
}) => {
  const email = await verifyVisitor(request);
  await open(page, '/login');
  await pressKey(page, button(page, 'Sign in'));
  await expect(field(page, 'Email')).toBeFocused();
  await page.keyboard.type(email);
  await typeInto(page, field(page, 'Password'), PASSWORD);
  await pressKey(page, button(page, 'Sign in'), 'Space');
  await expect(page).toHaveURL('/dashboard');
});

test('signing up and verifying by keyboard alone', async ({ page }) => {
  const email = newAddress();
  await open(page, '/login');
  await pressKey(page, page.getByRole('link', { name: 'Create an account' }));
  await expect(page).toHaveURL('/register');
  await typeInto(page, field(page, 'Full Name'), 'Asha Rao');
  await typeInto(page, field(page, 'Email'), email);
  await typeInto(page, field(page, 'Password'), PASSWORD);
  await typeInto(page, field(page, 'Confirm Password'), PASSWORD);
  await pressKey(page, button(page, 'Sign up'));
  await expect(page).toHaveURL('/verify-otp');
  await typeInto(page, codeField(page), await codeFor(email));
  await pressKey(page, button(page, 'Verify Email'));
  await expect(page).toHaveURL('/dashboard');
});

test('a new password by keyboard alone', async ({ page, request }) => {
  const email = await verifyVisitor(request);
  await open(page, '/login');
  await pressKey(page, button(page, 'Forgot password?'));
  await expect(field(page, 'Email')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/reset-password');
  const code = await codeFor(email, 2);
  await typeInto(page, codeField(page), code);
  await page.keyboard.press('Enter');
  await expect(field(page, 'New Password')).toBeFocused();
  await pressKey(page, button(page, 'Enter another code'));
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(field(page, 'New Password')).toBeFocused();
  await page.keyboard.type('eleven quiet lanterns');
  await typeInto(page, field(page, 'Confirm Password'), 'eleven quiet lanterns');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeFocused();
  await expect(page).toHaveURL('/login');
});

test('out again over the account menu by keyboard alone', async ({ page }) => {
  const meera = await addPerson();
  await keepToken(page, meera.token);
  await open(page, '/dashboard/account');
  const avatar = page.getByRole('banner').getByRole('button', { name: `Account of ${meera.name}` });
  await pressKey(page, avatar);
  await expect(page.getByRole('menu')).toBeVisible();
  const logOut = page.getByRole('menuitem', { name: 'Logout' });
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await logOut.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  expect(await storedToken(page)).toBeNull();
});
