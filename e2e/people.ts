import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { query } from './database.ts';

export type Person = { id: string; name: string; email: string; token: string };

type Traits = { name?: string; role?: 'admin' | 'user'; verified?: boolean };

/** Adds a session on another device. */
export async function addSession(userId: string, device = 'Firefox on Windows'): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await query(
    `insert into sessions (id, user_id, token_sha256, device, expires_at)
     values ($1, $2, $3, $4, now() + interval '30 days')`,
    [randomUUID(), userId, createHash('sha256').update(token).digest(), device],
  );
  return token;
}

/** A user with an account and a session, inserted directly into the database. */
export async function addPerson(traits: Traits = {}): Promise<Person> {
  const { name = 'Meera Nair', role = 'user', verified = true } = traits;
  const id = randomUUID();
  const email = `${name.split(' ')[0]!.toLowerCase()}-${id.slice(0, 8)}@lotusworks.example`;
  await query(
    `insert into users (id, email, name, role, verified_at)
     values ($1, $2, $3, $4, case when $5 then now() end)`,
    [id, email, name, role, verified],
  );
  return { id, name, email, token: await addSession(id, 'Chrome on Linux') };
}

export const endSessions = (userId: string) =>
  query('delete from sessions where user_id = $1', [userId]);

export const countUsers = async (email: string): Promise<number> =>
  (await query('select 1 from users where email = $1', [email])).length;

/** Stores a token in the browser, as an earlier visit would have. */
export async function keepToken(page: Page, token: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
}

export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('token'));
