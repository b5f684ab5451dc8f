import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGoogle } from '../../../../sandbox/google/start.ts';
import {
  bearer,
  get,
  openAccountsWorld,
  PASSWORD,
  post,
  register,
  signUp,
  whoIs,
} from '../../../test/accounts.ts';
import { CALLBACK, enter, signInWithGoogle } from '../../../test/google.ts';
import type { World } from '../../../test/world.ts';

const [ASHA, RAVI, LONG] = ['1001', '1002', '1005'];

let google: Awaited<ReturnType<typeof startGoogle>>;
let world: World;
beforeAll(async () => {
  google = await startGoogle([CALLBACK]);
  world = await openAccountsWorld({ overrides: google.environment });
});
afterAll(async () => {
  await world.close();
  await google.stop();
});

const forgetEverybody = async () => {
  await sql`delete from users`.execute(world.platform.db);
};

describe('who somebody from Google is here', () => {
  test('the same person every time, also when the address has changed here', async () => {
    const first = await signInWithGoogle(world, RAVI);
    await sql`update users set email = 'moved@example.test' where id = ${first.user._id}`.execute(
      world.platform.db,
    );
    const second = await signInWithGoogle(world, RAVI);
    expect([second.user._id, second.user.email]).toEqual([first.user._id, 'moved@example.test']);
  });

  test('many doors at once make one account', async () => {
    await forgetEverybody();
    const people = await Promise.all([1, 2, 3, 4].map(() => signInWithGoogle(world, RAVI)));
    expect(new Set(people.map(({ user }) => user._id)).size).toBe(1);
  });

  test('the owner of a verified account with that address, who keeps the password', async () => {
    await forgetEverybody();
    const { user } = await signUp(world, { email: 'ravi@example.test', name: 'My name' });
    const entered = await signInWithGoogle(world, RAVI);
    expect([entered.user._id, entered.user.name]).toEqual([user._id, 'My name']);
    const login = await post(world, '/auth/login', { email: user.email, password: PASSWORD });
    expect(login.statusCode).toBe(200);
  });

  test('the owner of an address a stranger registered and never proved, whose password is dropped', async () => {
    await forgetEverybody();
    const { email, otp } = await register(world, { email: 'asha@example.test', name: 'Mallory' });
    const { user } = await signInWithGoogle(world, ASHA);
    expect(user).toMatchObject({ email, isVerified: true, name: 'Asha Rao' });
    const login = await post(world, '/auth/login', { email, password: PASSWORD });
    expect(login.statusCode).toBe(401);
    // The code was sent to the owner's mailbox, so it gives access only to the owner's account.
    const verified = await post(world, '/auth/verify-otp', { email, otp });
    expect(verified.json()).toMatchObject({ user: { _id: user._id } });
  });

  test('a name that is too long or not one line is made to fit', async () => {
    const { user } = await signInWithGoogle(world, LONG);
    expect(user.name).toMatch(/^Long {2}Name Name/);
    expect(user.name.length).toBeLessThanOrEqual(120);
  });

  test('an account of Google alone has no password to guess, and gets one by a reset', async () => {
    await forgetEverybody();
    const { user } = await signInWithGoogle(world, ASHA);
    for (const password of ['', 'null', PASSWORD]) {
      const login = await post(world, '/auth/login', { email: user.email, password });
      expect(login.statusCode).toBe(401);
    }
  });

  test('a deleted account is gone for Google as well, and the next visit makes a new one', async () => {
    await forgetEverybody();
    const first = await signInWithGoogle(world, ASHA);
    const pending = await enter(world, ASHA);
    await world.services.users.remove(first.user._id);
    expect(await whoIs(world, first.token)).toBe(401);
    const late = await post(
      world,
      '/auth/handoff',
      { code: pending.code },
      { cookie: pending.cookie },
    );
    expect(late.statusCode).toBe(401);
    const second = await signInWithGoogle(world, ASHA);
    expect(second.user._id).not.toBe(first.user._id);
  });
});

describe('the picture', () => {
  const avatarOf = async (token: string) =>
    (await get(world, '/auth/me', bearer(token))).json<{ user: { avatar: string | null } }>().user
      .avatar;

  test('is copied to us, drawn anew, and served by us', async () => {
    await forgetEverybody();
    const { token } = await signInWithGoogle(world, ASHA);
    await expect.poll(() => avatarOf(token)).toMatch(/^\/media\/avatars\/[0-9a-f]{32}\.webp$/);
    const picture = await world.http.inject({ url: (await avatarOf(token))! });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    const { format, width, height } = await sharp(picture.rawPayload).metadata();
    expect([format, width, height]).toEqual(['webp', 256, 256]);
  });

  test('is not taken when there is one already', async () => {
    await forgetEverybody();
    const { user } = await signUp(world, { email: 'asha@example.test' });
    expect(await world.services.users.setFirstAvatar(user._id, 'avatars/own.webp')).toBe(true);
    const { user: entered } = await signInWithGoogle(world, ASHA);
    expect(entered.avatar).toBe('/media/avatars/own.webp');
    expect(await world.services.users.setFirstAvatar(user._id, 'avatars/other.webp')).toBe(false);
  });
});
