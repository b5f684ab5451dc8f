import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bearer,
  get,
  openAccountsWorld,
  PASSWORD,
  post,
  register,
  reopen,
  signUp,
} from '../../../test/accounts.ts';
import { newAddress } from '../../../test/mailbox.ts';
import { PRODUCTION } from '../../../test/production.ts';
import type { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openAccountsWorld();
});
afterAll(() => world.close());

const USER_FIELDS = '_id avatar createdAt email isVerified name phone role'.split(' ');
const SENT = 'If this address can be used, a code is on its way to it.';

describe('registering', () => {
  test('takes name, email and password; in development the code comes back [API-02] [EN-33] [ST-12]', async () => {
    const email = newAddress();
    const response = await post(world, '/auth/register', {
      name: 'Asha Rao',
      email,
      password: PASSWORD,
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.json()).toEqual({ message: SENT, otp: expect.stringMatching(/^\d{6}$/) });
  });

  test.each(['name', 'email', 'password'])('needs the %s', async (missing) => {
    const form: Record<string, string> = { name: 'A', email: newAddress(), password: PASSWORD };
    delete form[missing];
    const response = await post(world, '/auth/register', form);
    expect([response.statusCode, response.json().code]).toEqual([400, 'BAD_REQUEST']);
  });

  test('fields it does not know change nothing: nobody becomes an admin or verified by asking', async () => {
    const email = newAddress();
    const form = {
      name: 'A',
      email,
      password: PASSWORD,
      role: 'admin',
      isVerified: true,
      _id: '1',
    };
    const { otp } = (await post(world, '/auth/register', form)).json<{ otp: string }>();
    const login = await post(world, '/auth/login', { email, password: PASSWORD });
    expect(login.json()).toMatchObject({ code: 'NEEDS_VERIFICATION' });
    const verified = await post(world, '/auth/verify-otp', { email, otp });
    expect(verified.json()).toMatchObject({ user: { role: 'user', email } });
  });

  test('one address is one account, however it is written', async () => {
    const { email } = await signUp(world);
    const again = await post(world, '/auth/login', {
      email: `  ${email.toUpperCase()} `,
      password: PASSWORD,
    });
    expect(again.statusCode).toBe(200);
    const taken = await post(world, '/auth/register', {
      name: 'B',
      email: email.toUpperCase(),
      password: 'another password',
    });
    expect(taken.json()).toEqual({ message: SENT });
    const stillMine = await post(world, '/auth/login', { email, password: PASSWORD });
    expect(stillMine.statusCode).toBe(200);
  });

  test('ten registrations of one address at once make one account and one code', async () => {
    const email = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        post(world, '/auth/register', { name: 'A', email, password: PASSWORD }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const codes = answers.flatMap((answer) => answer.json<{ otp?: string }>().otp ?? []);
    expect(codes).toHaveLength(1);
    const verified = await post(world, '/auth/verify-otp', { email, otp: codes[0] });
    expect(verified.statusCode).toBe(200);
  });

  test.each([
    'no-at-sign',
    'a@',
    '@b.example',
    'a b@c.example',
    'a@b.example\nbcc:x@y.example',
    'a@b',
    `${'a'.repeat(250)}@b.example`,
    '',
  ])('an address that is none is refused: %j', async (email) => {
    const response = await post(world, '/auth/register', { name: 'A', email, password: PASSWORD });
    expect(response.statusCode).toBe(400);
  });

  test.each(['a\u0000b', 'a\nb', '   ', 'x'.repeat(121), 7, ['a'], null])(
    'a name that is none is refused: %j',
    async (name) => {
      const form = { name, email: newAddress(), password: PASSWORD };
      expect((await post(world, '/auth/register', form)).statusCode).toBe(400);
    },
  );

  test.each(['Śrī रमेश', '👩🏽‍🎨', "O'Neil; drop table users", '\ud800'])(
    'a name from anywhere is kept: %s',
    async (name) => {
      const { user } = await signUp(world, { name });
      expect(user.name).toBe(name.toWellFormed());
    },
  );
});

describe('signing in', () => {
  test('a right code answers with a token and the user [API-03] [EN-35]', async () => {
    const { email, otp } = await register(world);
    const response = await post(world, '/auth/verify-otp', { email, otp });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: expect.objectContaining({ email, isVerified: true }),
    });
  });

  test('email and password answer with a token and the user [API-04] [EN-34]', async () => {
    const { email } = await signUp(world);
    const response = await post(world, '/auth/login', { email, password: PASSWORD });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: expect.objectContaining({ email, isVerified: true }),
    });
  });

  test('the token says who is signed in, with exactly the eight fields of a user [API-01] [EN-01]', async () => {
    const { token, email } = await signUp(world, { name: 'Asha Rao' });
    const response = await get(world, '/auth/me', bearer(token));
    const body = response.json<{ user: Record<string, unknown> }>();
    expect(Object.keys(body)).toEqual(['user']);
    expect(Object.keys(body.user).toSorted()).toEqual(USER_FIELDS);
    expect(body.user).toEqual({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Asha Rao',
      email,
      phone: null,
      role: 'user',
      avatar: null,
      isVerified: true,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  });

  test('an unverified account with the right password is told to verify [API-04]', async () => {
    const { email } = await register(world);
    const response = await post(world, '/auth/login', { email, password: PASSWORD });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({
      code: 'NEEDS_VERIFICATION',
      message: 'Please verify your email address first.',
      needsVerification: true,
      email,
      requestId: expect.any(String),
    });
  });

  test('G133: a wrong password on an unverified account says nothing about it', async () => {
    const { email } = await register(world);
    const [unverified, unknown] = [
      await post(world, '/auth/login', { email, password: 'wrong password' }),
      await post(world, '/auth/login', { email: newAddress(), password: 'wrong password' }),
    ];
    for (const response of [unverified, unknown]) {
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({
        code: 'BAD_CREDENTIALS',
        message: 'The email or password is not right.',
        requestId: expect.any(String),
      });
    }
  });
});

describe('what an answer says about an address', () => {
  const sameAnswer = async (path: string, known: object, unknown: object) => {
    const production = await openAccountsWorld({
      fresh: false,
      overrides: { ...PRODUCTION, EXPOSE_CODES: 'false' },
    });
    try {
      const [one, other] = [
        await post(production, path, known),
        await post(production, path, unknown),
      ];
      expect(one.statusCode).toBe(other.statusCode);
      expect(one.json()).toEqual(other.json());
      const names = (headers: object) => Object.keys(headers).toSorted();
      expect(names(one.headers)).toEqual(names(other.headers));
      return one;
    } finally {
      await production.close();
    }
  };

  test('G131: registering a known address answers as for a new one', async () => {
    const { email } = await signUp(world);
    const form = { name: 'A', password: 'quite unusual words' };
    const answer = await sameAnswer(
      '/auth/register',
      { ...form, email },
      { ...form, email: newAddress() },
    );
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: SENT }]);
  });

  test.each(['/auth/forgot-password', '/auth/resend-reset-otp', '/auth/resend-otp'])(
    'G132: %s answers alike for known and unknown addresses',
    async (path) => {
      const { email } = await signUp(world);
      world = await reopen(world);
      const answer = await sameAnswer(path, { email }, { email: newAddress() });
      expect([answer.statusCode, answer.json()]).toEqual([200, { message: SENT }]);
    },
  );

  test('G130: production never gives a code back', async () => {
    const answer = await sameAnswer(
      '/auth/register',
      { name: 'A', email: newAddress(), password: 'quite unusual words' },
      { name: 'B', email: newAddress(), password: 'quite unusual words' },
    );
    expect(answer.json()).not.toHaveProperty('otp');
  });
});

test.each([
  ['/auth/resend-otp', 'API-05'],
  ['/auth/forgot-password', 'API-06'],
  ['/auth/resend-reset-otp', 'API-09'],
])('%s takes an email and in development gives the code back [%s]', async (path) => {
  // An account that may get either kind of code, and has got none yet.
  const { email, otp } = await register(world);
  world = await reopen(world);
  if (path === '/auth/resend-otp')
    await world.platform.db.deleteFrom('oneTimeCodes').where('purpose', '=', 'verify').execute();
  const response = await post(world, path, { email });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ message: SENT, otp: expect.stringMatching(/^\d{6}$/) });
  expect(otp).toMatch(/^\d{6}$/);
});
