import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  askReset,
  openAccountsWorld,
  PASSWORD,
  post,
  register,
  reopen,
  signUp,
  wrongOf,
} from '../../../test/accounts.ts';
import { newAddress } from '../../../test/mailbox.ts';
import { movingClock } from '../../../test/moving-clock.ts';
import type { World } from '../../../test/world.ts';
import { clockOf } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { createCodesService } from './service.ts';

let world: World;
const clock = movingClock();
beforeAll(async () => {
  world = await openAccountsWorld({ clock });
});
afterAll(() => world.close());

const verify = async (email: unknown, otp: unknown): Promise<number> =>
  (await post(world, '/auth/verify-otp', { email, otp })).statusCode;

const REFUSED = { code: 'INVALID_OTP', message: 'Invalid or expired OTP' };

const laterThan = async (seconds: number) => {
  clock.advance({ seconds });
  world = await reopen(world);
};

test('G122: five wrong answers kill the code, even if the sixth is right', async () => {
  const { email, otp } = await register(world);
  for (let i = 0; i < 5; i++) expect(await verify(email, wrongOf(otp))).toBe(400);
  expect(await verify(email, otp)).toBe(400);
  const other = await register(world);
  for (let i = 0; i < 4; i++) expect(await verify(other.email, wrongOf(other.otp))).toBe(400);
  expect(await verify(other.email, other.otp)).toBe(200);
});

test('G123: a code is good for ten minutes and not a second longer', async () => {
  const [early, late] = [await register(world), await register(world)];
  clock.advance({ seconds: 9 * 60 + 55 });
  expect(await verify(early.email, early.otp)).toBe(200);
  clock.advance({ seconds: 6 });
  const response = await post(world, '/auth/verify-otp', late);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject(REFUSED);
});

test('G123: a code has ended at the very moment its ten minutes have', async () => {
  const { email } = await register(world);
  const { db } = world.platform;
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  let now = clock.ms();
  const codes = createCodesService({ db, clock: clockOf(() => new Date(now)), secret: 'a secret' });
  const order = await inTransaction(db, (tx) => codes.issue(tx, id, 'reset'));
  const otp = codes.read(order!)!;
  now += 10 * 60_000 - 1;
  await codes.check(id, 'reset', otp);
  now += 1;
  await expect(codes.check(id, 'reset', otp)).rejects.toMatchObject({ code: 'INVALID_OTP' });
});

test('G124: a code works once', async () => {
  const { email, otp } = await register(world);
  expect(await verify(email, otp)).toBe(200);
  expect(await verify(email, otp)).toBe(400);
});

test('G124: two uses of one code at the same moment open one session', async () => {
  const { email, otp } = await register(world);
  const statuses = await Promise.all([verify(email, otp), verify(email, otp), verify(email, otp)]);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  const { rows } = await sql`
    select 1 from sessions join users on users.id = user_id where email = ${email}`.execute(
    world.platform.db,
  );
  expect(rows).toHaveLength(1);
});

describe('G125: a code belongs to one purpose and one person', () => {
  test('a verification code resets nothing', async () => {
    const { email, otp } = await register(world);
    for (const path of ['/auth/verify-reset-otp', '/auth/reset-password'])
      expect((await post(world, path, { email, otp, password: PASSWORD })).statusCode).toBe(400);
    expect(await verify(email, otp)).toBe(200);
  });

  test('a reset code verifies nothing', async () => {
    const { email } = await register(world);
    expect(await verify(email, await askReset(world, email))).toBe(400);
  });

  test("somebody else's code is worth nothing", async () => {
    const [asha, ravi] = [await register(world), await register(world)];
    const foreign = ravi.otp === asha.otp ? wrongOf(asha.otp) : ravi.otp;
    expect(await verify(asha.email, foreign)).toBe(400);
    expect(await verify(newAddress(), asha.otp)).toBe(400);
    expect(await verify(asha.email, asha.otp)).toBe(200);
  });
});

test('G126: of a hundred guesses at the same moment at most five are looked at', async () => {
  const { email, otp } = await register(world);
  const guesses = Array.from({ length: 100 }, (_, index) =>
    String((Number(otp) + 1 + index) % 1_000_000).padStart(6, '0'),
  );
  const statuses = await Promise.all(guesses.map((guess) => verify(email, guess)));
  expect(new Set(statuses)).toEqual(new Set([400]));
  const { rows } = await sql<{ attempts: number }>`
    select attempts from one_time_codes join users on users.id = user_id where email = ${email}`.execute(
    world.platform.db,
  );
  expect(rows).toEqual([{ attempts: 5 }]);
  expect(await verify(email, otp)).toBe(400);
});

describe('a minute between two codes', () => {
  test.each([
    ['/auth/resend-otp', 'after registering'],
    ['/auth/forgot-password', 'after asking for a reset'],
    ['/auth/resend-reset-otp', 'after asking for a reset'],
  ])('G127: %s answers 429 %s less than a minute ago', async (path) => {
    const begun = performance.now();
    const { email } = await register(world);
    await post(world, '/auth/forgot-password', { email });
    const response = await post(world, path, { email });
    expect(response.statusCode).toBe(429);
    expect(response.json()).toMatchObject({ code: 'RESEND_TOO_SOON' });
    const seconds = Number(response.headers['retry-after']);
    const passed = (performance.now() - begun) / 1_000;
    expect(seconds).toBeGreaterThanOrEqual(60 - passed);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  test('G127: an address nobody has waits just as long', async () => {
    const email = newAddress();
    const statuses = [];
    for (let i = 0; i < 2; i++)
      statuses.push((await post(world, '/auth/resend-otp', { email })).statusCode);
    expect(statuses).toEqual([200, 429]);
  });

  test('G127: after the minute a new code is sent; the clock of the database decides, not only the counter', async () => {
    const { email } = await register(world);
    await laterThan(40);
    const tooSoon = await post(world, '/auth/resend-otp', { email });
    expect(tooSoon.json()).not.toHaveProperty('otp');
    await laterThan(21);
    const sent = await post(world, '/auth/resend-otp', { email });
    expect([sent.statusCode, sent.json().otp]).toEqual([200, expect.stringMatching(/^\d{6}$/)]);
  });
});

test('G128: after a new code the old one is worth nothing', async () => {
  const { email, otp } = await register(world);
  await laterThan(61);
  const { otp: newer } = (await post(world, '/auth/resend-otp', { email })).json<{ otp: string }>();
  expect(await verify(email, otp === newer ? wrongOf(newer) : otp)).toBe(400);
  expect(await verify(email, newer)).toBe(200);
});

test('G129: only a string of six digits is a code [CON-04]', async () => {
  const { email, otp } = await register(world);
  expect(otp).toMatch(/^\d{6}$/);
  const bad = [
    'abcdef',
    '12345',
    '1234567',
    ` ${otp}`,
    `${otp}\n`,
    '१२३४५६',
    '-12345',
    '1e5000',
    '',
    Number(otp),
    [otp],
    otp.split(''),
    { otp },
    null,
    true,
    undefined,
  ];
  for (const given of bad) {
    const response = await post(world, '/auth/verify-otp', { email, otp: given });
    const { code } = response.json<{ code: string }>();
    expect([given, response.statusCode, code]).toEqual([given, 400, 'BAD_REQUEST']);
  }
  expect(await verify(email, otp)).toBe(200);
});

test('every refused code is refused in the same words [ERR-11]', async () => {
  const { email, otp } = await register(world);
  const known = await post(world, '/auth/verify-otp', { email, otp: wrongOf(otp) });
  const unknown = await post(world, '/auth/verify-otp', { email: newAddress(), otp });
  for (const response of [known, unknown]) {
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ ...REFUSED, requestId: expect.any(String) });
  }
});

test('neither the code table nor the queue holds a code that can be read', async () => {
  const { email, otp } = await register(world);
  const { rows } = await sql<{ text: string }>`
    select row_to_json(c)::text as text from one_time_codes c
    union all select data::text from pgboss.job
    union all select row_to_json(u)::text from users u`.execute(world.platform.db);
  const all = rows.map(({ text }) => text).join('\n');
  expect(all).toContain('nonce');
  expect(all).toContain(email);
  // Any number may contain these six digits. A code has quotes or other separators around it.
  expect(all).not.toMatch(new RegExp(`[">\\s]${otp}["<\\s]`));
  expect(world.logged.join('\n')).not.toMatch(new RegExp(`[">\\s]${otp}["<\\s]`));
});

test('expired codes of others go when a new one is made', async () => {
  const { email } = await register(world);
  await laterThan(11 * 60);
  await signUp(world);
  const { rows } = await sql`
    select 1 from one_time_codes join users on users.id = user_id where email = ${email}`.execute(
    world.platform.db,
  );
  expect(rows).toEqual([]);
});
