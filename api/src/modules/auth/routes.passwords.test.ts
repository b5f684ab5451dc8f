import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  askReset,
  logIn,
  openAccountsWorld,
  PASSWORD,
  post,
  register,
  reopen,
  signUp,
  whoIs,
  wrongOf,
} from '../../../test/accounts.ts';
import { holdLock } from '../../../test/lock-waits.ts';
import { newAddress } from '../../../test/mailbox.ts';
import { PRODUCTION } from '../../../test/production.ts';
import { steerTimers } from '../../../test/steered-timers.ts';
import type { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openAccountsWorld();
});
afterAll(() => world.close());

const NEW_PASSWORD = 'an even finer one';

const reset = (form: { email: string; otp: string; password?: string }) =>
  post(world, '/auth/reset-password', { password: NEW_PASSWORD, ...form });

describe('which passwords are taken', () => {
  const choose = (password: unknown, to = world) =>
    post(to, '/auth/register', { name: 'A', email: newAddress(), password });

  test('G134: five characters are too few, and the message is the specified one', async () => {
    for (const password of ['', 'abcde', '👩👩👩👩👩']) {
      const response = await choose(password);
      expect([response.statusCode, response.json().message]).toEqual([
        400,
        'Password must be at least 6 characters long',
      ]);
    }
    const { email } = await signUp(world);
    const response = await reset({ email, otp: await askReset(world, email), password: 'abcde' });
    expect(response.json().message).toBe('Password must be at least 6 characters long');
  });

  test('G134: six characters and a hundred and twenty-eight are fine, more are refused', async () => {
    expect((await choose('x7#qLm')).statusCode).toBe(200);
    expect((await choose('0123456789abcdef'.repeat(8))).statusCode).toBe(200);
    expect((await choose('0123456789abcdef'.repeat(8) + '!')).statusCode).toBe(400);
  });

  test('G134: a megabyte is not even read', async () => {
    const response = await choose('x'.repeat(1_048_576));
    expect([response.statusCode, response.json().code]).toEqual([413, 'TOO_LARGE']);
  });

  test.each([
    'nul \u0000 inside',
    '😀😃😄😁😆😅',
    'e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301',
    '  spaces stay  ',
    'पासवर्ड है',
  ])('G134: %j is kept as it is, and only it opens the account', async (password) => {
    const { email } = await signUp(world, { password });
    expect(await whoIs(world, await logIn(world, email, password))).toBe(email);
    for (const near of [password.trim() + '.', password.normalize('NFC').toUpperCase() + ' ']) {
      const response = await post(world, '/auth/login', { email, password: near });
      expect(response.statusCode).toBe(401);
    }
  });

  test('G134: a part of a password up to a NUL does not open the account', async () => {
    const { email } = await signUp(world, { password: 'before\u0000after' });
    const response = await post(world, '/auth/login', { email, password: 'before' });
    expect(response.statusCode).toBe(401);
  });

  test('G134: in production a common one is refused with a message of its own', async () => {
    const production = await openAccountsWorld({
      fresh: false,
      overrides: { ...PRODUCTION, EXPOSE_CODES: 'false' },
    });
    try {
      for (const password of [
        '123456',
        'Password',
        'P@ssw0rd!',
        'qwerty123',
        'iloveyou',
        'aaaaaaaa',
        'abcabcabc',
        '987654',
        '1q2w3e4r5t',
        'Sachin10',
        'tessera2026',
      ]) {
        const response = await choose(password, production);
        expect([password, response.statusCode, response.json()]).toEqual([
          password,
          400,
          expect.objectContaining({
            code: 'COMMON_PASSWORD',
            message: 'That password is too common. Please choose another one.',
          }),
        ]);
      }
      const email = newAddress();
      const own = await post(production, '/auth/register', { name: 'A', email, password: email });
      expect(own.json().code).toBe('COMMON_PASSWORD');
      for (const password of ['x7#qLm', 'lovely evening rain', 'password of my aunt'])
        expect([password, (await choose(password, production)).statusCode]).toEqual([
          password,
          200,
        ]);
    } finally {
      await production.close();
    }
  });

  test('only an argon2id hash of the recommended cost is kept', async () => {
    const { email } = await signUp(world);
    const { rows } = await sql<{ hash: string; text: string }>`
      select password_hash as hash, row_to_json(users)::text as text from users where email = ${email}`.execute(
      world.platform.db,
    );
    expect(rows[0]!.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(rows[0]!.text).not.toContain(PASSWORD);
    expect(world.logged.join('\n')).not.toContain(PASSWORD);
  });
});

describe('a forgotten password', () => {
  test('the code is looked at first and used later [API-07] [API-08] [EN-36]', async () => {
    const { email } = await signUp(world);
    const otp = await askReset(world, email);
    for (let i = 0; i < 7; i++) {
      const looked = await post(world, '/auth/verify-reset-otp', { email, otp });
      expect([looked.statusCode, looked.json()]).toEqual([200, { success: true }]);
    }
    const response = await reset({ email, otp });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: expect.any(String) });
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(await whoIs(world, await logIn(world, email, NEW_PASSWORD))).toBe(email);
    expect((await post(world, '/auth/login', { email, password: PASSWORD })).statusCode).toBe(401);
  });

  test('G136: every session ends, and the code is used up', async () => {
    const { email, token } = await signUp(world);
    const second = await logIn(world, email);
    const otp = await askReset(world, email);
    expect((await reset({ email, otp })).statusCode).toBe(200);
    expect([await whoIs(world, token), await whoIs(world, second)]).toEqual([401, 401]);
    expect((await reset({ email, otp, password: 'a third one' })).statusCode).toBe(400);
    const looked = await post(world, '/auth/verify-reset-otp', { email, otp });
    expect([looked.statusCode, looked.json().message]).toEqual([400, 'Invalid or expired OTP']);
  });

  test('both steps share five tries', async () => {
    const { email } = await signUp(world);
    const otp = await askReset(world, email);
    for (let i = 0; i < 3; i++)
      await post(world, '/auth/verify-reset-otp', { email, otp: wrongOf(otp) });
    for (let i = 0; i < 2; i++) await reset({ email, otp: wrongOf(otp) });
    expect((await reset({ email, otp })).statusCode).toBe(400);
  });

  test('it proves the address as well, and leaves no other code behind', async () => {
    const { email, otp: verification } = await register(world);
    await reset({ email, otp: await askReset(world, email) });
    expect(await whoIs(world, await logIn(world, email, NEW_PASSWORD))).toBe(email);
    const late = await post(world, '/auth/verify-otp', { email, otp: verification });
    expect(late.statusCode).toBe(400);
  });

  test('a sign-in with the old password that was under way when it changed opens nothing', async () => {
    const { email } = await signUp(world);
    const otp = await askReset(world, email);
    const [changed, ...opened] = await Promise.all([
      reset({ email, otp }),
      ...Array.from({ length: 8 }, () => post(world, '/auth/login', { email, password: PASSWORD })),
    ]);
    expect(changed.statusCode).toBe(200);
    const tokens = opened.flatMap((answer) => answer.json<{ token?: string }>().token ?? []);
    const alive = await Promise.all(tokens.map((token) => whoIs(world, token)));
    expect(alive.filter((who) => who !== 401)).toEqual([]);
  });
});

describe('an address that several strangers register before its owner proves it', () => {
  const registerAgain = async (email: string, password: string, cookie = '') => {
    world = await reopen(world);
    await sql`update one_time_codes set sent_at = sent_at - interval '2 minutes'`.execute(
      world.platform.db,
    );
    const response = await post(
      world,
      '/auth/register',
      { name: 'B', email, password },
      cookie ? { cookie } : {},
    );
    const header = String(response.headers['set-cookie']);
    return { otp: response.json<{ otp: string }>().otp, cookie: header.split(';', 1)[0]! };
  };

  test('the code signs its reader in, but the password of a stranger is not kept', async () => {
    const { email } = await register(world, { password: 'of the owner' });
    const { otp } = await registerAgain(email, 'of the attacker');
    const response = await post(world, '/auth/verify-otp', { email, otp });
    expect(response.statusCode).toBe(200);
    for (const password of ['of the attacker', 'of the owner'])
      expect((await post(world, '/auth/login', { email, password })).statusCode).toBe(401);
  });

  test('whoever enters the code in the browser that chose the password keeps it', async () => {
    const { email } = await register(world, { password: 'of the attacker' });
    const { otp, cookie } = await registerAgain(email, 'of the owner');
    await post(world, '/auth/verify-otp', { email, otp }, { cookie });
    expect(await whoIs(world, await logIn(world, email, 'of the owner'))).toBe(email);
  });

  test('somebody who only changes their mind is no stranger', async () => {
    const email = newAddress();
    const first = await registerAgain(email, 'first thought');
    const { otp } = await registerAgain(email, 'second thought', first.cookie);
    await post(world, '/auth/verify-otp', { email, otp });
    expect(await whoIs(world, await logIn(world, email, 'second thought'))).toBe(email);
  });

  const registerAtOnce = (email: string, password: string, cookie = '') =>
    post(world, '/auth/register', { name: 'B', email, password }, cookie ? { cookie } : {});

  test('a stranger who was a moment faster, so that no second code is sent, gains nothing either', async () => {
    const { email, otp } = await register(world, { password: 'of the attacker' });
    const again = await registerAtOnce(email, 'of the owner');
    expect(again.json()).not.toHaveProperty('otp');
    await post(world, '/auth/verify-otp', { email, otp });
    for (const password of ['of the attacker', 'of the owner'])
      expect((await post(world, '/auth/login', { email, password })).statusCode).toBe(401);
  });

  test('somebody who mends their password within the minute gets the mended one', async () => {
    const email = newAddress();
    const { otp, cookie } = await registerAgain(email, 'with a tpyo');
    await registerAtOnce(email, 'without a typo', cookie);
    await post(world, '/auth/verify-otp', { email, otp });
    expect(await whoIs(world, await logIn(world, email, 'without a typo'))).toBe(email);
  });

  test('registering again at the moment of the verification changes no verified account, and neither waits for ever', async () => {
    const { email, otp } = await register(world, { password: 'of the owner' });
    await sql`update one_time_codes set sent_at = sent_at - interval '2 minutes'`.execute(
      world.platform.db,
    );
    const form = { name: 'B', email, password: 'of the attacker' };
    // The first request waits here, after the lock on the account and before the one on its code.
    const code = await holdLock(
      'select 1 from one_time_codes join users on id = user_id where email = $1 for update of one_time_codes',
      [email],
    );
    steerTimers();
    const again = post(world, '/auth/register', form);
    await code.untilWaiting(1, again);
    const verified = post(world, '/auth/verify-otp', { email, otp });
    await code.untilWaiting(2, verified);
    await code.release();
    expect([(await again).statusCode, (await verified).statusCode]).toEqual([200, 400]);
    expect((await post(world, '/auth/login', form)).json()).not.toHaveProperty('token');
  });
});
