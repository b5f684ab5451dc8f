import { expect, test } from '@playwright/test';
import { newAddress } from '../mailbox.ts';
import { START_LIMIT_MS, startShop } from '../other-shop.ts';
import { askForReset, codeField, fillRegistration, open, press } from '../visitors.ts';
import { portBeside } from '../worker-shop.ts';

const FIRST_PORT = 30;

/** A shop in development mode. The shop of the other tests never exposes a code. */
let shop: Awaited<ReturnType<typeof startShop>>;
test.beforeAll(async () => {
  test.setTimeout(START_LIMIT_MS);
  shop = await startShop(portBeside(FIRST_PORT + test.info().parallelIndex), {
    EXPOSE_CODES: 'true',
  });
});
test.afterAll(() => shop.stop());

test('in development the code comes with the answer and is filled in already [ST-12] [ST-13]', async ({
  page,
}) => {
  const email = newAddress();
  await open(page, `${shop.origin}/register`);
  await fillRegistration(page, email);
  await press(page, 'Sign up');
  await expect(page).toHaveURL(`${shop.origin}/verify-otp`);
  await expect(codeField(page)).toHaveValue(/^\d{6}$/);
  await press(page, 'Verify Email');
  await expect(page).toHaveURL(`${shop.origin}/dashboard`);

  await page.evaluate(() => localStorage.clear());
  await open(page, `${shop.origin}/login`);
  await askForReset(page, email);
  await expect(codeField(page)).toHaveValue(/^\d{6}$/);
  await press(page, 'Verify Code');
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
});
