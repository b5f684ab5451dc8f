import { registryItemSchema } from '@shadcn/registry/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import { bearer, openAccountsWorld } from '../../../test/accounts.ts';
import { publishComponent } from '../../../test/catalogue.ts';
import { revokeKey } from '../../../test/keys.ts';
import { giveComponent } from '../../../test/library.ts';
import { movingClock } from '../../../test/moving-clock.ts';
import { PAID_CODE, openRegistry, refusalOf, statusOf } from '../../../test/registry.ts';

const SHOP = 'http://shop.test';

let shop: Awaited<ReturnType<typeof openRegistry>>;
beforeAll(async () => {
  shop = await openRegistry();
});
afterAll(() => shop.world.close());

describe('a file that no component has', () => {
  test.each([
    ['free-thing', 404, 'ends with .json: http://shop.test/r/free-thing.json'],
    ['free-thing@latest.json', 404, 'A version is a whole number, as in free-thing@1.json'],
    ['free-thing@0.json', 404, 'A version is a whole number'],
    ['Free-Thing.json', 404, 'no component called Free-Thing.'],
    ['no-thing.json', 404, 'no component called no-thing.'],
  ])('%s is explained', async (file, status, words) => {
    expect(refusalOf(await shop.ask(file, {}))).toMatchObject([
      status,
      'Not Found',
      expect.stringContaining(words),
    ]);
  });
});

describe('a key that cannot be used', () => {
  test('says why: revoked and ended with the day, unknown, empty, and what it may not do', async () => {
    const { secret, token, key } = await shop.member({ plan: true, key: { days: 30 } });
    await revokeKey(shop.world, token, key._id);
    const [status, , message] = refusalOf(await shop.withKey('paid-thing.json', secret));
    expect([status, message]).toEqual([
      401,
      expect.stringMatching(/^This key was revoked on .*20\d\d\. Make a new one: http/),
    ]);
    expect(statusOf(await shop.withKey('free-thing.json', secret))).toBe(401);
    for (const header of ['Bearer ', 'Bearer', 'Basic abc', ''])
      expect(refusalOf(await shop.ask('paid-thing.json', { authorization: header }))).toMatchObject(
        [401, 'Unauthorized', expect.stringContaining('there is none in it')],
      );
    for (const unknown of [`${secret.slice(0, -1)}x`, token, 'x'.repeat(300)])
      expect(statusOf(await shop.withKey('paid-thing.json', unknown))).toBe(401);
    const narrow = await shop.member({ plan: true, key: { scopes: ['catalogue'] } });
    expect(refusalOf(await shop.withKey('paid-thing.json', narrow.secret))).toMatchObject([
      403,
      'Forbidden',
      expect.stringContaining('may not take code'),
    ]);
  });

  test('when its days are over', async () => {
    const { secret } = await shop.member({ plan: true, key: { days: 30 } });
    const later = movingClock();
    later.advance({ seconds: 31 * 24 * 3_600 });
    const other = await openAccountsWorld({ clock: later, fresh: false });
    const response = await other.http.inject({
      url: '/r/paid-thing.json',
      headers: bearer(secret),
    });
    expect(refusalOf(response)).toMatchObject([
      401,
      'Unauthorized',
      expect.stringMatching(/^This key ended on /),
    ]);
    await other.close();
  });

  test('a secret never reaches the log', async () => {
    const { secret } = await shop.member({ plan: true });
    await shop.withKey('paid-thing.json', secret);
    expect(shop.world.logged.join('\n')).not.toContain(secret.slice(0, 20));
  });
});

describe('what is not there', () => {
  test.each([
    'nothing-here.json',
    'Free-Thing.json',
    'free-thing@0.json',
    'x%00.json',
    '%2e%2e.json',
  ])('%s is unknown, in JSON', async (path) => {
    const [status] = refusalOf(await shop.ask(path));
    expect(status).toBe(404);
  });

  test('an answer to nobody in particular takes the place of a copy at the edge, no other does', async () => {
    const { secret } = await shop.member();
    const cacheOf = async (path: string, key?: string) =>
      (await (key ? shop.withKey(path, key) : shop.ask(path))).headers['cache-control'];
    const short = 'public, max-age=0, s-maxage=1';
    expect(await cacheOf('paid-thing.json')).toBe(short);
    expect(await cacheOf('nothing-here.json')).toBe(short);
    expect(await cacheOf('paid-thing.json', secret)).toBe('no-store');
    expect(await cacheOf('nothing-here.json', secret)).toBe('no-store');
    expect(await cacheOf('paid-thing.json', 'nonsense')).toBe('no-store');
  });

  test('paths below /r never reach a page', async () => {
    for (const path of ['/r', '/r/', '/r/a/b', '/r/a/b.json', '/r/styles/x/free-thing.json']) {
      const response = await shop.world.http.inject({
        url: path,
        headers: { accept: 'text/html' },
      });
      expect([path, response.statusCode]).toEqual([path, 404]);
      expect(response.headers['content-type']).toMatch(/^application\/json/);
    }
  });

  test('withdrawn ones are gone, except for those who bought them; private ones are unknown', async () => {
    const { secret, user } = await shop.member();
    const other = await shop.member();
    const slug = 'goes-away';
    const id = await publishComponent(shop.world, {
      slug,
      title: 'Goes',
      code: PAID_CODE,
      planId: shop.pro,
    });
    await giveComponent(shop.world, user._id, id);
    await shop.withdraw(id);
    expect((await shop.withKey(`${slug}.json`, secret)).statusCode).toBe(200);
    for (const response of [
      await shop.withKey(`${slug}.json`, other.secret),
      await shop.ask(`${slug}.json`),
    ])
      expect(refusalOf(response)).toEqual([
        410,
        'Gone',
        `Goes was withdrawn. Find another one: ${SHOP}/dashboard`,
      ]);
    await sql`update components set status = 'private' where id = ${id}`.execute(
      shop.world.platform.db,
    );
    await shop.world.platform.freshness.changed('catalog');
    expect(statusOf(await shop.ask(`${slug}.json`))).toBe(404);
    expect(statusOf(await shop.withKey(`${slug}.json`, other.secret))).toBe(404);
    expect((await shop.withKey(`${slug}.json`, secret)).statusCode).toBe(200);
  });
});

describe('the brand of the account', () => {
  test('comes as variables when the address asks for it', async () => {
    const { secret, token } = await shop.member();
    await shop.world.http.inject({
      method: 'PUT',
      url: `${API_BASE}/user/brand`,
      headers: bearer(token),
      payload: { colour: '#0b5fc4', radius: '0.25rem', font: 'Monospace', isInCode: false },
    });
    const plain = (await shop.withKey('free-thing.json', secret)).json();
    expect(plain).not.toHaveProperty('cssVars');
    const branded = (await shop.withKey('free-thing.json?brand=mine', secret)).json<{
      cssVars: object;
    }>();
    expect(registryItemSchema.parse(branded)).toBeTruthy();
    expect(branded.cssVars).toMatchObject({
      light: { brand: '#0b5fc4', primary: '#0b5fc4', radius: '0.25rem' },
      dark: { brand: '#0b5fc4' },
      theme: { 'font-sans': expect.stringContaining('ui-monospace') },
    });
    expect((await shop.ask('free-thing.json?brand=mine')).json()).not.toHaveProperty('cssVars');
  });
});
