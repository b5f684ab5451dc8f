import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { query } from './database.ts';
import { codeFor, newAddress } from './mailbox.ts';

export const PASSWORD = 'seven green bicycles';

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Registers an account whose address is not verified yet. */
export async function registerVisitor(request: APIRequestContext): Promise<string> {
  const email = newAddress();
  const answer = await request.post('/api/auth/register', {
    data: { name: 'Asha Rao', email, password: PASSWORD },
  });
  expect(answer.status()).toBe(200);
  return email;
}

/** The same, but the code and the cooldown have expired. */
export async function registerVisitorLongAgo(request: APIRequestContext): Promise<string> {
  const [once, now] = [await registerVisitor(request), newAddress()];
  // Waits for the mail first. It goes to the address at sending time, so a late one would go to the new address.
  await codeFor(once);
  const id = await moveVisitor(once, now);
  await query('delete from one_time_codes where user_id = $1', [id]);
  return now;
}

/** Gives the account another address, for which the server has no cooldown. */
async function moveVisitor(once: string, now: string): Promise<string> {
  const [moved] = await query<{ id: string }>(
    'update users set email = $2 where email = $1 returning id',
    [once, now],
  );
  return moved!.id;
}

/** Lets a minute pass for the server: the code gets older, and its cooldown ends. */
export async function passMinute(once: string, now: string): Promise<void> {
  const id = await moveVisitor(once, now);
  await query(
    `update one_time_codes set sent_at = sent_at - interval '1 minute', expires_at = expires_at - interval '1 minute'
     where user_id = $1`,
    [id],
  );
}

export async function verifyVisitor(request: APIRequestContext): Promise<string> {
  const email = await registerVisitor(request);
  const answer = await request.post('/api/auth/verify-otp', {
    data: { email, otp: await codeFor(email) },
  });
  expect(answer.status()).toBe(200);
  return email;
}

export async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Asha Rao');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
}

export async function fillLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

export const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code', exact: true });

/** The error message of a form. */
export const failure = (page: Page) => page.getByRole('main').getByRole('alert');

/** From the sign-in page to the first step of a password reset. */
export async function askForReset(page: Page, email: string): Promise<void> {
  await press(page, 'Forgot password?');
  await page.getByLabel('Email').fill(email);
  await press(page, 'Verify Mail');
  await expect(page).toHaveURL(/\/reset-password/);
}

/** More than a slow machine needs from reading the clock to pausing it. Pausing at a past time would fail. */
const HOLD_AHEAD_MS = 20_000;

/** Installs a fake clock and pauses it, so that a test can advance it. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install();
  await stopClock(page);
}

/** Pauses a fake clock that is already installed. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + HOLD_AHEAD_MS);
}

/** Advances a paused clock by single milliseconds until the element is visible. Rendering uses timers too. */
export const stepUntil = (page: Page, seen: Locator) =>
  expect(async () => {
    await page.clock.runFor(1);
    await expect(seen).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [10], timeout: 60_000 });

/** Visible and not closing: a closing element stays in the DOM a little longer. */
export async function expectStanding(page: Page, message: Locator): Promise<void> {
  await expect(message).toBeVisible();
  await expect(page.locator('[data-ending-style]').filter({ has: message })).toHaveCount(0);
}

/** Spec 9: expects a message of three seconds, on a paused clock. */
export async function expectPassing(page: Page, message: Locator): Promise<void> {
  await stepUntil(page, message);
  await page.clock.runFor(2_900);
  await expectStanding(page, message);
  await page.clock.runFor(400);
  await expect(message).toHaveCount(0);
}

/** Records the path of every URL from now on. Some are replaced at once, so looking at the current URL may be too late. */
export function recordPaths(page: Page): string[] {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname, search } = new URL(frame.url());
    visited.push(pathname + search);
  });
  return visited;
}
