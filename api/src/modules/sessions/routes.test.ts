import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import {
  bearer,
  get,
  logIn,
  openAccountsWorld,
  PASSWORD,
  post,
  signUp,
  whoIs,
} from '../../../test/accounts.ts';
import { echoEndpoint, withBareServer } from '../../../test/bare-server.ts';
import { movingClock } from '../../../test/moving-clock.ts';
import type { World } from '../../../test/world.ts';

let world: World;
const clock = movingClock();
beforeAll(async () => {
  world = await openAccountsWorld({ clock });
});
afterAll(() => world.close());

type Listed = { _id: string; device: string; current: boolean; lastUsedAt: string };
const DAY = 24 * 3_600;

const list = async (token: string) =>
  (await get(world, '/user/sessions', bearer(token))).json<Listed[]>();
const revoke = (token: string, id: string) =>
  world.http.inject({
    method: 'DELETE',
    url: `${API_BASE}/user/sessions/${id}`,
    headers: bearer(token),
  });

describe('a session ends at once', () => {
  test('G137: signing out kills the token, and only this one', async () => {
    const { email, token } = await signUp(world);
    const other = await logIn(world, email);
    const response = await post(world, '/auth/logout', {}, bearer(token));
    expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);
    expect([await whoIs(world, token), await whoIs(world, other)]).toEqual([401, email]);
  });

  test('G138: the token of a deleted person is refused on the very next request', async () => {
    const { token } = await signUp(world);
    const deleted = await world.http.inject({
      method: 'DELETE',
      url: `${API_BASE}/user/account`,
      headers: bearer(token),
      payload: { password: PASSWORD },
    });
    expect(deleted.statusCode).toBe(200);
    expect(await whoIs(world, token)).toBe(401);
  });

  test('G139: an admin who is no longer one is refused on the very next request', async () => {
    const { token, email } = await signUp(world);
    await world.services.users.makeAdmin(email);
    const { app } = await withBareServer(
      (binder) => binder.bind(echoEndpoint('admin'), async ({ body }) => body),
      { authenticate: world.services.sessions.authenticate },
    );
    const knock = async () =>
      (
        await app.inject({
          method: 'POST',
          url: '/echo/admin',
          headers: bearer(token),
          payload: { name: 'x' },
        })
      ).statusCode;
    expect(await knock()).toBe(200);
    await sql`update users set role = 'user' where email = ${email}`.execute(world.platform.db);
    expect(await knock()).toBe(403);
  });

  test('after thirty days without a request, and not before', async () => {
    const { email, token } = await signUp(world);
    clock.advance({ seconds: 29 * DAY });
    expect(await whoIs(world, token)).toBe(email);
    clock.advance({ seconds: 29 * DAY });
    expect(await whoIs(world, token)).toBe(email);
    clock.advance({ seconds: 30 * DAY + 1 });
    expect(await whoIs(world, token)).toBe(401);
  });
});

describe('what is no token', () => {
  test('G140: a token in the address is ignored', async () => {
    const { token } = await signUp(world);
    for (const query of [
      `token=${token}`,
      `access_token=${token}`,
      `authorization=Bearer ${token}`,
    ])
      expect((await get(world, `/auth/me?${encodeURI(query)}`)).statusCode).toBe(401);
  });

  test('G141: junk is refused with 401 and a sentence, and ends nothing', async () => {
    const { email, token } = await signUp(world);
    for (const junk of ['junk', 'x'.repeat(43), token.slice(0, -1), `${token}x`, 'null', '%00']) {
      const me = await get(world, '/auth/me', { authorization: `Bearer ${junk}` });
      expect([me.statusCode, me.json().message]).toEqual([401, 'Please sign in to continue.']);
    }
    expect(await whoIs(world, token)).toBe(email);
  });

  test('G147: a token works only as a bearer; a cookie alone authenticates nothing', async () => {
    const { email, token } = await signUp(world);
    for (const name of ['token', 'session', '__Host-bind', 'authorization', 'tessera-handoff'])
      expect((await get(world, '/auth/me', { cookie: `${name}=${token}` })).statusCode).toBe(401);
    const response = await get(world, '/auth/me', bearer(token));
    expect(response.json()).toMatchObject({ user: { email } });
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  test('what is stored of a token does not open anything', async () => {
    const { token } = await signUp(world);
    const { rows } = await sql<{ text: string; hex: string; base64: string }>`
      select row_to_json(s)::text as text, encode(token_sha256, 'hex') as hex,
        rtrim(translate(encode(token_sha256, 'base64'), '+/', '-_'), '=') as base64
      from sessions s order by created_at desc limit 1`.execute(world.platform.db);
    expect(rows[0]!.text).not.toContain(token);
    for (const stored of [rows[0]!.hex, rows[0]!.base64])
      expect(await whoIs(world, stored)).toBe(401);
  });
});

describe('where somebody is signed in', () => {
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

  test('the list names devices, newest use first, and says which is this one', async () => {
    const { email, token } = await signUp(world);
    clock.advance({ seconds: 600 });
    const login = { email, password: 'a fine password' };
    const { token: second } = (
      await post(world, '/auth/login', login, { 'user-agent': FIREFOX })
    ).json<{ token: string }>();
    const listed = await list(second);
    expect(listed.map(({ device, current }) => [device, current])).toEqual([
      ['Firefox on Linux', true],
      ['Unknown device', false],
    ]);
    expect(Object.keys(listed[0]!).toSorted()).toEqual([
      '_id',
      'createdAt',
      'current',
      'device',
      'lastUsedAt',
    ]);
    expect((await list(token)).find(({ current }) => current)!.device).toBe('Unknown device');
  });

  test('one can be signed out from another, and is refused on the very next request', async () => {
    const { email, token } = await signUp(world);
    const lost = await logIn(world, email);
    const { _id: id } = (await list(lost)).find(({ current }) => current)!;
    expect((await revoke(token, id)).statusCode).toBe(200);
    expect(await whoIs(world, lost)).toBe(401);
    expect((await revoke(token, id)).statusCode).toBe(404);
  });

  test("somebody else's session is not found", async () => {
    const [asha, ravi] = [await signUp(world), await signUp(world)];
    const { _id: id } = (await list(asha.token))[0]!;
    expect((await revoke(ravi.token, id)).statusCode).toBe(404);
    expect(await whoIs(world, asha.token)).toBe(asha.email);
  });

  test('the oldest give way when there are more than twenty', async () => {
    const { email, token, user } = await signUp(world);
    clock.advance({ seconds: 1 });
    const later = clock.now();
    const tokens: string[] = [];
    for (let i = 0; i < 20; i++) {
      clock.advance({ seconds: 1 });
      tokens.push(await logIn(world, email));
    }
    expect(await whoIs(world, token)).toBe(401);
    expect(await list(tokens.at(-1)!)).toHaveLength(20);
    const { lastSeenAt } = await world.platform.db
      .selectFrom('users')
      .select('lastSeenAt')
      .where('id', '=', user._id)
      .executeTakeFirstOrThrow();
    expect(lastSeenAt!.getTime()).toBeGreaterThanOrEqual(later.getTime());
  });

  test('expired ones of anybody go when somebody signs in', async () => {
    const { user } = await signUp(world);
    clock.advance({ seconds: 31 * DAY });
    await signUp(world);
    const rows = await world.platform.db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', user._id)
      .execute();
    expect(rows).toEqual([]);
  });
});
