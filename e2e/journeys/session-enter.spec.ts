import { expect, type Page, test } from '@playwright/test';
import { codeFor, newAddress } from '../mailbox.ts';
import { storedToken } from '../people.ts';
import { codeField, fillLogin, fillRegistration, open, press, verifyVisitor } from '../visitors.ts';

const avatar = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Account of Asha Rao' });

async function expectStored(page: Page, address: string, act: () => Promise<void>) {
  const answered = page.waitForResponse(`**${address}`);
  await act();
  const { token } = (await (await answered).json()) as { token: string };
  await expect(page).toHaveURL('/dashboard');
  await expect(avatar(page)).toBeVisible();
  expect(await storedToken(page)).toBe(token);
  await page.reload();
  await expect(avatar(page)).toBeVisible();
}

test('signing in stores token and user [ST-06]', async ({ page, request }) => {
  const email = await verifyVisitor(request);
  await open(page, '/login');
  await fillLogin(page, email);
  await expectStored(page, '/api/auth/login', () => page.keyboard.press('Enter'));
});

test('a right code stores token and user [ST-07]', async ({ page }) => {
  const email = newAddress();
  await open(page, '/register');
  await fillRegistration(page, email);
  await press(page, 'Sign up');
  await expect(page).toHaveURL(/\/verify-otp/);
  const code = await codeFor(email);
  await codeField(page).fill(code);
  await expectStored(page, '/api/auth/verify-otp', async () => {
    await press(page, 'Verify Email').catch(() => undefined);
  });
});
