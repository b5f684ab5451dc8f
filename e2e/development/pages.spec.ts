import { expect, type Page } from '@playwright/test';
import { SIGN_IN_PAGES, OWN, SHOP } from '../screens/people.ts';
import { open } from '../visitors.ts';
import { test } from './shop.ts';

/** A missing page responds with 404, and every browser logs that to its console. */
const MISSING = '/no/such/page';

/** The seed creates this member, and `npm run dev` prints the password. */
const MEMBER = { email: 'pro@tessera.example', password: 'tessera for everyone' };

async function visitAll(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await test.step(path, async () => {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
}

test('every page of a visitor is taken over by the browser without a complaint', async ({
  page,
}) => {
  test.slow();
  await visitAll(page, [...SHOP.filter((path) => path !== MISSING), ...SIGN_IN_PAGES]);
});

test('every page of a member is taken over by the browser without a complaint', async ({
  page,
  request,
}) => {
  const answer = await request.post('/api/auth/login', { data: MEMBER });
  expect(answer.status()).toBe(200);
  const { token } = (await answer.json()) as { token: string };
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await visitAll(page, OWN);
});
