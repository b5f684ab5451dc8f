import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGoogle } from '../../../../sandbox/google/start.ts';
import { chooseAccount } from '../../../../sandbox/google/visit.ts';
import { bearer, get, openAccountsWorld, signUp, whoIs } from '../../../test/accounts.ts';
import { CALLBACK, comeBack, cookieOf, enter, exchange, knock } from '../../../test/google.ts';
import { withLyingProvider } from '../../../test/lying-provider.ts';
import { movingClock } from '../../../test/moving-clock.ts';
import { withWorld, type World } from '../../../test/world.ts';

const ASHA = '1001';
const REFUSED = '/login?error=google';

let google: Awaited<ReturnType<typeof startGoogle>>;
let world: World;
const clock = movingClock();
beforeAll(async () => {
  google = await startGoogle([CALLBACK]);
  world = await openAccountsWorld({ clock, overrides: google.environment });
});
afterAll(async () => {
  await world.close();
  await google.stop();
});

describe('the way through Google', () => {
  test('ends in our page with a one-time code, which is swapped for a session', async () => {
    const { page, code, cookie } = await enter(world, ASHA, '/dashboard/saved?x=1');
    expect(page.href.replace(code!, 'CODE')).toBe(
      'http://shop.test/dashboard/saved?x=1&token=CODE',
    );
    const response = await exchange(world, code, cookie);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: expect.objectContaining({
        name: 'Asha Rao',
        email: 'asha@example.test',
        isVerified: true,
        role: 'user',
      }),
    });
    expect(String(response.headers['set-cookie'])).toContain('Max-Age=0');
    expect(await whoIs(world, response.json<{ token: string }>().token)).toBe('asha@example.test');
  });

  test('asks for PKCE, state and nonce, and keeps them where scripts cannot read', async () => {
    const { location, response } = await knock(world);
    expect(Object.fromEntries(new URL(location).searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: CALLBACK,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.any(String),
      state: expect.any(String),
      nonce: expect.any(String),
    });
    expect(String(response.headers['set-cookie'])).toMatch(
      /^tessera-google=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  test('leaves nothing of the attempt behind, whether it ends well or not', async () => {
    const good = await enter(world, ASHA);
    // The same cookie name, so that the state for Google is overwritten.
    expect([good.response.headers['set-cookie']].flat()).toEqual([
      expect.stringMatching(/^tessera-google=[\w.-]+; Max-Age=60;/),
    ]);
    const after = await exchange(world, good.code, good.cookie);
    expect(after.headers['set-cookie']).toMatch(/^tessera-google=; Max-Age=0;/);
    const { location, cookie } = await knock(world);
    expect(await chooseAccount(location, ASHA)).toContain('state=');
    const bad = await comeBack(world, `${CALLBACK}?error=access_denied&state=other`, cookie);
    expect(bad.headers['set-cookie']).toMatch(/^tessera-google=; Max-Age=0;/);
  });

  test('under https its cookies belong to this host alone', async () => {
    const secure = await withWorld({
      fresh: false,
      overrides: { ...google.environment, ORIGIN: 'https://shop.test' },
    });
    const { response } = await knock(secure);
    expect(String(response.headers['set-cookie'])).toMatch(/^__Host-tessera-google=.*; Secure$/);
  });

  test('whoever goes back at Google is led to the sign-in page', async () => {
    expect((await enter(world, '')).response.headers.location).toBe(REFUSED);
  });

  test('when it is not configured, or Google is away, the sign-in page says so', async () => {
    const without = await withWorld({ fresh: false });
    expect((await knock(without)).location).toBe(REFUSED);
    const away = await withWorld({
      fresh: false,
      overrides: { ...google.environment, GOOGLE_ISSUER: 'http://127.0.0.1:9' },
    });
    expect((await knock(away)).location).toBe(REFUSED);
  });
});

describe('G142: the one-time code', () => {
  test('works once', async () => {
    const { code, cookie } = await enter(world, ASHA);
    expect((await exchange(world, code, cookie)).statusCode).toBe(200);
    expect((await exchange(world, code, cookie)).statusCode).toBe(401);
  });

  test('works once, also for two at the same moment', async () => {
    const { code, cookie } = await enter(world, ASHA);
    const answers = await Promise.all([1, 2, 3].map(() => exchange(world, code, cookie)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('works for sixty seconds', async () => {
    const [early, late] = [await enter(world, ASHA), await enter(world, ASHA)];
    clock.advance({ seconds: 50 });
    expect((await exchange(world, early.code, early.cookie)).statusCode).toBe(200);
    clock.advance({ seconds: 11 });
    expect((await exchange(world, late.code, late.cookie)).statusCode).toBe(401);
  });

  test('works in the browser that began, and another one that tries spoils it', async () => {
    const [victim, attacker] = [await enter(world, ASHA), await enter(world, '1002')];
    expect((await exchange(world, victim.code, '')).statusCode).toBe(401);
    const other = await enter(world, ASHA);
    expect((await exchange(world, other.code, attacker.cookie)).statusCode).toBe(401);
    expect((await exchange(world, other.code, other.cookie)).statusCode).toBe(401);
  });

  test('is no session token, and a session token is no one-time code', async () => {
    const { code, cookie } = await enter(world, ASHA);
    expect((await get(world, '/auth/me', bearer(code!))).statusCode).toBe(401);
    const { token } = await signUp(world);
    expect((await exchange(world, token, cookie)).statusCode).toBe(401);
    expect(await whoIs(world, token)).not.toBe(401);
  });
});

test("G143: an attacker's link cannot sign another browser in, and the session there stays", async () => {
  const { email, token } = await signUp(world);
  const attacker = await enter(world, '1002');
  const victim = await knock(world);
  const response = await exchange(world, attacker.code, victim.cookie);
  expect(response.statusCode).toBe(401);
  expect(await whoIs(world, token)).toBe(email);
});

describe('G144: what Google sends back is refused', () => {
  const refused = async (url: string, cookie: string) =>
    (await comeBack(world, url, cookie)).headers.location;

  test('without the cookie, without state, with another state, or after ten minutes', async () => {
    const { location, cookie } = await knock(world);
    const back = await chooseAccount(location, ASHA);
    const without = new URL(back);
    without.searchParams.delete('state');
    const foreign = new URL(back);
    foreign.searchParams.set('state', 'x'.repeat(43));
    for (const [url, held] of [
      [back, ''],
      [back, `${cookie}x`],
      [without.href, cookie],
      [foreign.href, cookie],
      [back, (await knock(world)).cookie],
    ] as const)
      expect(await refused(url, held)).toBe(REFUSED);
    clock.advance({ seconds: 601 });
    expect(await refused(back, cookie)).toBe(REFUSED);
  });

  test('a second time', async () => {
    const { location, cookie } = await knock(world);
    const back = await chooseAccount(location, ASHA);
    const first = await comeBack(world, back, cookie);
    expect(first.headers.location).toContain('token=');
    expect(await refused(back, cookie)).toBe(REFUSED);
    expect(await refused(back, cookieOf(first))).toBe(REFUSED);
  });

  test('with an address Google has not verified', async () => {
    expect((await enter(world, '1003')).response.headers.location).toBe(REFUSED);
    const row = await world.services.users.find('uma@example.test');
    expect(row).toBeNull();
  });

  test('from somebody else with the same address, whom the account does not belong to', async () => {
    await enter(world, ASHA);
    expect((await enter(world, '1004')).response.headers.location).toBe(REFUSED);
  });

  test('when its ID token lies about nonce, audience, issuer, time or signature', async () => {
    const liar = await withLyingProvider();
    const shop = await withWorld({ jobs: true, fresh: false, overrides: liar.environment });
    const ask = async (
      lie: Record<string, unknown>,
      o: { wrongKey?: boolean; nonce?: string } = {},
    ) => {
      const { location, cookie } = await knock(shop);
      const { searchParams } = new URL(location);
      liar.say(o.nonce ?? searchParams.get('nonce')!, lie, o);
      const back = `${CALLBACK}?code=x&state=${searchParams.get('state')}`;
      return String((await comeBack(shop, back, cookie)).headers.location);
    };
    expect(await ask({})).toContain('token=');
    const past = Math.floor(Date.now() / 1000) - 3_600;
    for (const lie of [
      { aud: 'another shop' },
      { iss: 'https://accounts.google.com' },
      { exp: past, iat: past - 300 },
      { email: undefined },
      { email_verified: 'true' },
    ])
      expect([lie, await ask(lie)]).toEqual([lie, REFUSED]);
    expect(await ask({}, { nonce: 'another' })).toBe(REFUSED);
    expect(await ask({}, { wrongKey: true })).toBe(REFUSED);
    const log = shop.logged.join('\n');
    expect(log).toContain('google: sign-in refused');
    expect(log).not.toContain('somebody@example.test');
  });
});

describe('G145: where to go afterwards', () => {
  test.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    'javascript:alert(1)',
    '\t//evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    `/${'x'.repeat(10_240)}`,
  ])('%.40s leads to the dashboard', async (redirectTo) => {
    const { page } = await enter(world, ASHA, redirectTo);
    expect([page.origin, page.pathname]).toEqual(['http://shop.test', '/dashboard']);
  });

  test('an admin starts in the admin dashboard', async () => {
    await enter(world, '1002');
    await world.services.users.makeAdmin('ravi@example.test');
    expect((await enter(world, '1002')).page.pathname).toBe('/admin/dashboard');
  });
});

test('G146: the page that carries the code is told to name itself to nobody, and no log names it', async () => {
  const { code, response } = await enter(world, ASHA);
  expect(response.statusCode).toBe(302);
  expect(response.headers['referrer-policy']).toBe('no-referrer');
  expect(response.headers['x-frame-options']).toBe('DENY');
  expect(response.headers['cache-control']).toBe('private, no-store');
  expect(world.logged.join('\n')).not.toContain(code);
});
