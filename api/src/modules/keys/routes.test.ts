import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import { KEYS_MAX } from '@tessera/contract/key-rules';
import type { ApiKey } from '@tessera/contract/keys';
import {
  askReset,
  bearer,
  get,
  openAccountsWorld,
  PASSWORD,
  post,
  signUp,
} from '../../../test/accounts.ts';
import { askForKey, makeKey, revokeKey } from '../../../test/keys.ts';
import { movingClock } from '../../../test/moving-clock.ts';
import type { World } from '../../../test/world.ts';

const clock = movingClock();
const MINUTE = 60;
const DAY = 24 * 3_600;

let world: World;
beforeAll(async () => {
  world = await openAccountsWorld({ clock });
});
afterAll(() => world.close());

const list = async (token: string) =>
  (await get(world, '/user/keys', bearer(token))).json<{ keys: ApiKey[] }>().keys;
const check = (secret: string) => world.services.keys.check(secret);

describe('making a key', () => {
  test('the answer has the key, and nothing else ever has it', async () => {
    const { token } = await signUp(world);
    const { key, secret } = await makeKey(world, token, { days: 30 });
    expect(key).toMatchObject({
      name: 'Studio laptop',
      lastFour: secret.slice(-4),
      scopes: ['catalogue', 'code'],
      lastUsedAt: null,
      lastTaken: null,
    });
    expect(Date.parse(key.expiresAt!) - Date.parse(key.createdAt)).toBe(30 * DAY * 1_000);
    expect(await list(token)).toEqual([key]);
    const { rows } = await sql<{ text: string }>`
      select row_to_json(k)::text as text from api_keys k where id = ${key._id}`.execute(
      world.platform.db,
    );
    for (const text of [
      rows[0]!.text,
      JSON.stringify(await list(token)),
      (await get(world, '/user/export', bearer(token))).body,
      world.logged.join('\n'),
    ])
      expect(text).not.toContain(secret);
  });

  test.each([
    { name: '' },
    { name: 'x'.repeat(61) },
    { name: 'a\nb' },
    { scopes: [] },
    { scopes: ['code', 'money'] },
    { days: 31 },
    { role: 'admin' },
  ])('%j is refused', async (wrong) => {
    const { token } = await signUp(world);
    expect((await askForKey(world, token, wrong)).statusCode).toBe(400);
    expect(await list(token)).toEqual([]);
  });

  test('an account holds ten, also when more are made at once; revoking one makes room', async () => {
    const { token } = await signUp(world);
    const answers = await Promise.all(
      Array.from({ length: KEYS_MAX + 3 }, (_, at) => askForKey(world, token, { name: `K${at}` })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(KEYS_MAX);
    expect(statuses.filter((status) => status === 409)).toHaveLength(3);
    const keys = await list(token);
    expect(keys).toHaveLength(KEYS_MAX);
    expect((await revokeKey(world, token, keys[0]!._id)).statusCode).toBe(200);
    expect((await askForKey(world, token)).statusCode).toBe(200);
  });
});

describe('a key ends', () => {
  test('when it is revoked: at once, with the day, and only by its owner', async () => {
    const [asha, ravi] = [await signUp(world), await signUp(world)];
    const { key, secret } = await makeKey(world, asha.token);
    expect(await check(secret)).toMatchObject({ principal: { userId: asha.user._id } });
    expect((await revokeKey(world, ravi.token, key._id)).statusCode).toBe(404);
    expect(await check(secret)).toMatchObject({ principal: { userId: asha.user._id } });
    expect((await revokeKey(world, asha.token, key._id)).statusCode).toBe(200);
    expect(await check(secret)).toEqual({ refused: 'revoked', at: expect.any(Date) });
    expect((await revokeKey(world, asha.token, key._id)).statusCode).toBe(404);
    expect(await list(asha.token)).toEqual([]);
  });

  test('in every process within two seconds', async () => {
    const other = await openAccountsWorld({ fresh: false });
    const { token } = await signUp(world);
    const { key, secret } = await makeKey(world, token);
    expect(await other.services.keys.check(secret)).toHaveProperty('principal');
    await revokeKey(world, token, key._id);
    expect(await other.services.keys.check(secret)).toMatchObject({ refused: 'revoked' });
    await other.close();
  });

  test('when the password was forgotten and is set anew', async () => {
    const { email, token } = await signUp(world);
    const { secret } = await makeKey(world, token);
    const other = await signUp(world);
    const { secret: untouched } = await makeKey(world, other.token);
    const otp = await askReset(world, email);
    const form = { email, otp, password: 'an even finer one' };
    expect((await post(world, '/auth/reset-password', form)).statusCode).toBe(200);
    expect(await check(secret)).toMatchObject({ refused: 'revoked' });
    expect(await check(untouched)).toHaveProperty('principal');
  });

  test('at its day, and not before', async () => {
    const { token } = await signUp(world);
    const { secret } = await makeKey(world, token, { days: 30 });
    clock.advance({ seconds: 30 * DAY - MINUTE });
    expect(await check(secret)).toHaveProperty('principal');
    clock.advance({ seconds: 2 * MINUTE });
    expect(await check(secret)).toEqual({ refused: 'ended', at: expect.any(Date) });
  });

  test('with its account', async () => {
    const { token, user } = await signUp(world);
    const { secret } = await makeKey(world, token);
    await world.http.inject({
      method: 'DELETE',
      url: `${API_BASE}/user/account`,
      headers: bearer(token),
      payload: { password: PASSWORD },
    });
    expect(await check(secret)).toEqual({ refused: 'unknown' });
    const { rows } = await sql`select 1 from api_keys where user_id = ${user._id}`.execute(
      world.platform.db,
    );
    expect(rows).toEqual([]);
  });

  test('many revoked ones do not pile up', async () => {
    const { token, user } = await signUp(world);
    for (let made = 0; made < 25; made++) {
      const { key } = await makeKey(world, token);
      await revokeKey(world, token, key._id);
    }
    const { rows } = await sql`select 1 from api_keys where user_id = ${user._id}`.execute(
      world.platform.db,
    );
    expect(rows).toHaveLength(20);
  });
});

test('the last use is written once a minute', async () => {
  const { token } = await signUp(world);
  const { secret } = await makeKey(world, token);
  const lastUse = async () => (await list(token))[0]!.lastUsedAt;
  expect(await lastUse()).toBeNull();
  await check(secret);
  const first = await lastUse();
  expect(first).not.toBeNull();
  await check(secret);
  expect(await lastUse()).toBe(first);
  clock.advance({ seconds: MINUTE });
  await check(secret);
  expect(await lastUse()).not.toBe(first);
});

test('a key of an admin is the key of a member', async () => {
  const { token, email } = await signUp(world);
  await world.services.users.makeAdmin(email);
  const { secret } = await makeKey(world, token);
  expect(await check(secret)).toMatchObject({ principal: { role: 'user' } });
});
