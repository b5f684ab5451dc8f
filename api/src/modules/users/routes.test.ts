import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import {
  askReset,
  bearer,
  get,
  logIn,
  openAccountsWorld,
  PASSWORD,
  post,
  signUp,
  whoIs,
} from '../../../test/accounts.ts';
import { createPlan, publishComponent } from '../../../test/catalogue.ts';
import { giveComponent, givePlan } from '../../../test/library.ts';
import { mailsTo, newAddress } from '../../../test/mailbox.ts';
import type { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openAccountsWorld();
});
afterAll(() => world.close());

const put = (token: string, payload: object) =>
  world.http.inject({
    method: 'PUT',
    url: `${API_BASE}/user/profile`,
    headers: bearer(token),
    payload,
  });
const remove = (token: string, payload: object = { password: PASSWORD }) =>
  world.http.inject({
    method: 'DELETE',
    url: `${API_BASE}/user/account`,
    headers: bearer(token),
    payload,
  });

describe('the profile', () => {
  test('takes a name and answers with the user [API-11] [EN-37]', async () => {
    const { token, user } = await signUp(world);
    const response = await put(token, { name: '  Asha R. Rao ' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ user: { ...user, name: 'Asha R. Rao' } });
    const me = await get(world, '/auth/me', bearer(token));
    expect(me.json()).toEqual(response.json());
  });

  test('nothing else can be changed through it [EN-37]', async () => {
    const { token, user } = await signUp(world);
    const response = await put(token, {
      name: 'Asha',
      role: 'admin',
      isVerified: false,
      email: 'other@example.test',
      _id: '00000000-0000-7000-8000-000000000000',
      avatar: '/media/x.webp',
    });
    expect(response.json()).toEqual({ user: { ...user, name: 'Asha' } });
  });

  test.each([
    {},
    { name: '' },
    { name: ' ' },
    { name: 7 },
    { name: 'x'.repeat(121) },
    { name: 'a\u0000b' },
  ])('%j is refused', async (body) => {
    const { token } = await signUp(world);
    expect((await put(token, body)).statusCode).toBe(400);
  });

  test('a stranger has none', async () => {
    expect((await put('x'.repeat(43), { name: 'A' })).statusCode).toBe(401);
  });
});

/** The content of the database as text. Jobs are left out, because they have their own test. */
async function everything(): Promise<string> {
  const tables = [
    'users',
    'identities',
    'brands',
    'copied_versions',
    'faults',
    'mail_settings',
    'version_digests',
    'api_keys',
    'key_copies',
    'code_reads',
    'sessions',
    'one_time_codes',
    'handoffs',
    'audit_log',
    'user_summaries',
    'user_words',
  ];
  const parts = await Promise.all(
    [...tables, 'pgboss.job'].map(async (table) => {
      const { rows } = await sql<{ text: string }>`
        select row_to_json(t)::text as text from ${sql.table(table)} t`.execute(world.platform.db);
      return rows.map(({ text }) => text).join('\n');
    }),
  );
  return parts.join('\n');
}

describe('what the shop holds about a person', () => {
  test('the export has it all, and nothing of anybody else', async () => {
    const { token, email, user } = await signUp(world);
    await signUp(world);
    await askReset(world, email);
    await sql`insert into identities (issuer, subject, user_id) values ('https://issuer.test', ${email}, ${user._id})`.execute(
      world.platform.db,
    );
    const response = await get(world, '/user/export', bearer(token));
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.json()).toEqual({
      account: user,
      identities: [
        { issuer: 'https://issuer.test', subject: email, createdAt: expect.any(String) },
      ],
      brand: [],
      sessions: [expect.objectContaining({ device: 'Unknown device' })],
      codes: [expect.objectContaining({ purpose: 'reset' })],
      handoffs: [],
      entitlements: [],
      accessNotes: [],
      creatorApplications: [],
      creator: null,
      downloads: [],
      invoices: [],
      refunds: [],
      requests: [],
      billing: null,
      orders: [],
      savedComponents: [],
      copies: [],
      copiedVersions: [],
      faults: [],
      mailSettings: [],
      versionDigests: [],
      keys: [],
      codeReads: [],
    });
    expect(response.body).not.toMatch(/argon2|sha256|hmac/i);
  });

  test('deletion leaves an empty row for the books and nothing of the person', async () => {
    const name = 'Planted Name';
    const { token, email, user } = await signUp(world, { name });
    const second = await logIn(world, email);
    const otp = await askReset(world, email);
    const key = 'avatars/00ff.webp';
    await world.platform.storage.put('public', key, Buffer.from('picture'), 'image/webp');
    const { db } = world.platform;
    await sql`update users set phone = '+91 planted', avatar_key = ${key} where id = ${user._id}`.execute(
      db,
    );
    await sql`insert into identities (issuer, subject, user_id) values ('https://issuer.test', 'planted-subject', ${user._id})`.execute(
      db,
    );
    await sql`insert into handoffs values (sha256('a'), ${user._id}, sha256('b'), now() + interval '1 minute')`.execute(
      db,
    );
    expect((await world.http.inject({ url: `/media/${key}` })).statusCode).toBe(200);

    await expect.poll(() => mailsTo(email)).toHaveLength(2);

    const response = await remove(token);
    expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);

    expect([await whoIs(world, token), await whoIs(world, second)]).toEqual([401, 401]);
    const text = await everything();
    for (const trace of [name, email, '+91 planted', 'planted-subject'])
      expect(text).not.toContain(trace);
    for (const table of ['identities', 'sessions', 'one_time_codes', 'handoffs']) {
      const { rows } =
        await sql`select 1 from ${sql.table(table)} where user_id = ${user._id}`.execute(db);
      expect([table, rows]).toEqual([table, []]);
    }
    const { rows } = await sql<
      Record<string, unknown>
    >`select * from users where id = ${user._id}`.execute(db);
    expect(rows).toEqual([
      {
        id: user._id,
        email: null,
        name: 'Deleted user',
        phone: null,
        role: 'user',
        avatarKey: null,
        passwordHash: null,
        contested: false,
        verifiedAt: null,
        createdAt: expect.any(Date),
        lastSeenAt: null,
        deletedAt: expect.any(Date),
      },
    ]);
    await expect
      .poll(async () => (await world.http.inject({ url: `/media/${key}` })).statusCode)
      .toBe(404);

    for (const path of ['/auth/verify-reset-otp', '/auth/reset-password']) {
      const late = await post(world, path, { email, otp, password: 'another password' });
      expect(late.statusCode).toBe(400);
    }
    expect(await mailsTo(email)).toHaveLength(2);
    // The address can be registered again, for a new account without the old data.
    const again = await signUpLater(email);
    expect(again).not.toBe(user._id);
  });

  /** The limit of one code per minute applies to the address, even with a new account. */
  const signUpLater = async (email: string): Promise<string> => {
    const { otp } = (
      await post(world, '/auth/register', { name: 'New', email, password: 'a fine password' })
    ).json<{ otp: string }>();
    const response = await post(world, '/auth/verify-otp', { email, otp });
    return response.json<{ user: { _id: string } }>().user._id;
  };

  test('an account is deleted only after its password, and the session stays otherwise', async () => {
    const { token, email } = await signUp(world);
    for (const typed of [{}, { password: 'not this one' }, { email }]) {
      const response = await remove(token, typed);
      expect([response.statusCode, response.json()]).toMatchObject([
        403,
        { code: 'NOT_CONFIRMED', message: 'That is not your password. Nothing was deleted.' },
      ]);
      expect(await whoIs(world, token)).toBe(email);
    }
    expect((await remove(token)).statusCode).toBe(200);
  });

  test('an account without a password is deleted only after its address', async () => {
    const { token, email, user } = await signUp(world);
    await sql`update users set password_hash = null where id = ${user._id}`.execute(
      world.platform.db,
    );
    for (const typed of [{}, { password: PASSWORD }, { email: newAddress() }])
      expect((await remove(token, typed)).json()).toMatchObject({ code: 'NOT_CONFIRMED' });
    expect(await whoIs(world, token)).toBe(email);
    expect((await remove(token, { email: ` ${email.toUpperCase()} ` })).statusCode).toBe(200);
  });

  test('before that, the person reads what would be lost', async () => {
    const { token, user } = await signUp(world);
    const ask = async () => (await get(world, '/user/holdings', bearer(token))).json<unknown>();
    expect(await ask()).toEqual({
      hasPassword: true,
      plans: [],
      purchases: 0,
      privateComponents: 0,
      saved: 0,
    });
    const pro = await createPlan(world, 'Held', 499);
    await givePlan(world, user._id, pro);
    const [bought, own] = [await publishComponent(world), await publishComponent(world)];
    await giveComponent(world, user._id, bought);
    await giveComponent(world, user._id, own);
    await sql`update components set status = 'private' where id = ${own}`.execute(
      world.platform.db,
    );
    await post(world, '/user/saved-components', { componentId: bought }, bearer(token));
    expect(await ask()).toEqual({
      hasPassword: true,
      plans: [{ name: 'Held', expiresAt: expect.any(String) as string }],
      purchases: 1,
      privateComponents: 1,
      saved: 1,
    });
  });

  test('an admin cannot be deleted', async () => {
    const { token, email } = await signUp(world, { email: newAddress() });
    await world.services.users.makeAdmin(email);
    const response = await remove(token);
    expect([response.statusCode, response.json().message]).toEqual([
      403,
      "Can't delete admin users",
    ]);
    expect(await whoIs(world, token)).toBe(email);
  });
});
