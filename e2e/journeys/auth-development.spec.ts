import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { newAddress } from '../mailbox.ts';
import { askForReset, codeField, fillRegistration, open, press } from '../visitors.ts';

const port = Number(process.env['TESSERA_E2E_PORT'] ?? '3900') + 1;
const origin = `http://127.0.0.1:${port}`;
let shop: ChildProcess;

test.describe.configure({ mode: 'serial' });

/** The same shop as developers run it; the journeys' own runs as production, which never tells a code. */
test.beforeAll(async () => {
  shop = spawn(process.execPath, ['api/src/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      NODE_ENV: 'test',
      EXPOSE_CODES: 'true',
      AUTH_LIMIT_FACTOR: '1000',
      ROLES: 'http',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      ORIGIN: origin,
    },
    stdio: 'inherit',
  });
  const ready = () =>
    fetch(`${origin}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(ready, { timeout: 25_000 }).toBe(true);
});

test.afterAll(async () => {
  shop.kill('SIGTERM');
  await once(shop, 'exit');
});

test('in development the code comes with the answer and is filled in already [ST-12] [ST-13]', async ({
  page,
}) => {
  const email = newAddress();
  await open(page, `${origin}/register`);
  await fillRegistration(page, email);
  await press(page, 'Sign up');
  await expect(page).toHaveURL(`${origin}/verify-otp`);
  await expect(codeField(page)).toHaveValue(/^\d{6}$/);
  await press(page, 'Verify Email');
  await expect(page).toHaveURL(`${origin}/dashboard`);

  await page.evaluate(() => localStorage.clear());
  await open(page, `${origin}/login`);
  await askForReset(page, email);
  await expect(codeField(page)).toHaveValue(/^\d{6}$/);
  await press(page, 'Verify Code');
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
});
