import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_BASE } from '@tessera/contract/addresses';
import { endpoints } from '@tessera/contract/endpoints';
import { openWorld, type World } from '../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.platform.storage.put('public', 'app-test.webp', Buffer.from('picture'), 'image/webp');
});
afterAll(() => world.close());

const SOME_ID = '00000000-0000-7000-8000-000000000000';

describe('every endpoint of the contract', () => {
  test.each(Object.entries(endpoints))('%s is bound', async (_name, { method, path }) => {
    const url = API_BASE + path;
    expect(world.http.hasRoute({ method, url })).toBe(true);
    const response = await world.http.inject({ method, url: url.replaceAll(/:\w+/g, SOME_ID) });
    expect(response.statusCode).toBeLessThan(500);
  });

  test.each(Object.entries(endpoints).filter(([, { path }]) => !path.includes(':')))(
    '%s answers at its address',
    async (_name, { method, path }) => {
      const response = await world.http.inject({ method, url: API_BASE + path });
      expect(response.body).not.toContain('"NOT_FOUND"');
    },
  );

  const forEveryone = Object.entries(endpoints).filter(([, { cache }]) => cache === 'public');

  test.each(forEveryone)(
    '%s is shared with everyone, so it is for everyone',
    (_name, { access }) => {
      expect(access).toBe('public');
    },
  );

  test.each(forEveryone)('%s is the same for a token and without one', async (_name, { path }) => {
    const [anonymous, withToken] = await Promise.all(
      [{}, { authorization: `Bearer ${'x'.repeat(43)}`, cookie: 'session=planted' }].map(
        (headers) => world.http.inject({ url: API_BASE + path, headers }),
      ),
    );
    const bodyOf = ({ body }: { body: string }) => body.replace(/"requestId":"[^"]+"/, '');
    expect(bodyOf(withToken!)).toBe(bodyOf(anonymous!));
    expect(withToken!.headers).not.toHaveProperty('set-cookie');
  });
});

describe('unknown addresses of machines', () => {
  test.each([
    '/api',
    '/api/',
    '/api/unknown',
    '/api/component',
    '/api/component/all/more',
    '/media',
    '/media/unknown.txt',
    '/media/unknown.webp',
    '/assets/x',
    '/assets',
    '/health/x',
    '/health',
    '/r',
    '/mcp/x',
  ])('%s answers a JSON 404', async (url) => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const response = await world.http.inject({ method, url, headers: { accept: 'text/html' } });
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.json()).toMatchObject({ code: 'NOT_FOUND', requestId: expect.any(String) });
    }
  });
});

describe('security headers', () => {
  /** The headers that every response has, and those that none has. */
  const expectGuarded = (headers: Record<string, unknown>) => {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none';.*frame-ancestors 'none'/,
      ),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    for (const name of ['x-powered-by', 'server', 'access-control-allow-origin'])
      expect(headers).not.toHaveProperty(name);
  };

  test.each([
    ['a list', '/api/component/all', 200],
    ['a refusal', '/api/component/all?limit=0', 400],
  ])('of data are on %s, without those of documents', async (_what, url, status) => {
    const response = await world.http.inject({ url });
    expect(response.statusCode).toBe(status);
    expectGuarded(response.headers);
    expect(response.headers['content-security-policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    for (const name of ['permissions-policy', 'cross-origin-opener-policy'])
      expect(response.headers).not.toHaveProperty(name);
  });

  test.each([
    ['an unknown endpoint', '/api/unknown', 404],
    ['the API description', '/api/openapi.json', 200],
    ['the API page', '/api/reference', 200],
    ['a picture', '/media/app-test.webp', 200],
    ['an unknown picture', '/media/unknown.webp', 404],
    ['health', '/health/live', 200],
    ['an unknown path', '/nowhere', 404],
    ['a broken path', '/%zz', 400],
  ])('are on %s', async (_what, url, status) => {
    const response = await world.http.inject({ url });
    expect(response.statusCode).toBe(status);
    expectGuarded(response.headers);
    expect(response.headers).toMatchObject({
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  });

  test('are on an answer that is not modified', async () => {
    const first = await world.http.inject({ url: '/api/subscription-plan' });
    const again = await world.http.inject({
      url: '/api/subscription-plan',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.headers['x-content-type-options']).toBe('nosniff');
  });
});

test('proof endpoints do not exist unless they are asked for', async () => {
  const response = await world.http.inject({
    method: 'POST',
    url: '/api/proof/mail',
    payload: { to: 'a@example.test', subject: 'x' },
  });
  expect(response.statusCode).toBe(404);
});

test('the API page and its description survive a HEAD request', async () => {
  for (const url of ['/api/reference', '/api/component/all', '/health/ready']) {
    const response = await world.http.inject({ method: 'HEAD', url });
    expect([response.statusCode, response.body]).toEqual([200, '']);
  }
});
