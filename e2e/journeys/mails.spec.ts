import { expect, test } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { query } from '../database.ts';
import { lettersTo } from '../mailbox.ts';
import { addPerson, keepToken } from '../people.ts';
import { grantUntil } from '../subscriptions.ts';
import { open } from '../visitors.ts';

const storedFor = async (userId: string) =>
  (
    await query<{ kind: string; is_on: boolean }>(
      'select kind, is_on from mail_settings where user_id = $1 order by kind',
      [userId],
    )
  ).map(({ kind, is_on: isOn }) => `${kind} ${isOn}`);

test('a member chooses mails from the account page, by keyboard', async ({ page }) => {
  const person = await addPerson();
  await keepToken(page, person.token);
  await open(page, '/dashboard/account');
  await page.getByRole('main').getByRole('link', { name: 'Mails' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mails');
  const digest = page.getByRole('switch', { name: /^Newer versions/ });
  await expect(digest).not.toBeChecked();
  await digest.press('Space');
  await page.getByRole('switch', { name: /^Reminders/ }).press('Space');
  await expect
    .poll(() => storedFor(person.id))
    .toEqual(['plan-reminders false', 'version-digest true']);
  await expectAccessible(page, 'mails');
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.reload();
  await expect(digest).toBeChecked();
});

test('the link of a mail stops such mails with one press, without signing in', async ({
  page,
  request,
}) => {
  const person = await addPerson();
  await grantUntil(person, 'Pro', { untilDays: 20 });
  const asked = await request.post('/api/request/create', {
    headers: { authorization: `Bearer ${person.token}` },
    multipart: { title: 'A seat map', category: 'Blocks', purpose: 'Visitors choose seats.' },
  });
  expect(asked.status()).toBe(200);
  const linkIn = async () =>
    (await lettersTo(person.email))
      .map(({ text }) => /Stop mails like this one: (\S+)/.exec(text)?.[1])
      .find((found) => found !== undefined);
  await expect.poll(linkIn, { timeout: 60_000 }).toBeDefined();
  const { pathname, search } = new URL((await linkIn())!);
  await open(page, pathname + search);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop these mails?');
  await expect(page.getByText('Answers to your custom requests.')).toBeVisible();
  await expectAccessible(page, 'stop mails');
  expect(await storedFor(person.id)).toEqual([]);
  await page.getByRole('button', { name: 'Stop these mails' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Done.' })).toBeFocused();
  expect(await storedFor(person.id)).toEqual(['request-answers false']);
});
