import { once } from 'node:events';
import type { Socket } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { withBareServer, withEcho } from '../../../test/bare-server.ts';
import type { Verdict } from '../cache/limiter.ts';
import { callInProcess } from './pages.ts';

/** Allows this many calls per address and records the addresses. */
const countingLimit = (points: number) => {
  const asked: string[] = [];
  const limit = (key: string): Verdict => {
    asked.push(key);
    const allowed = asked.filter((known) => known === key).length <= points;
    return { allowed, retryAfterSeconds: allowed ? 0 : 17 };
  };
  return { limit, asked };
};

describe('the request id', () => {
  test('is taken over when it is well formed', async () => {
    const { app } = await withEcho();
    const response = await app.inject({
      url: '/page',
      headers: { 'x-request-id': 'trace-0123456789' },
    });
    expect(response.headers['x-request-id']).toBe('trace-0123456789');
  });

  test.each([
    'short',
    'x'.repeat(65),
    'with space in it',
    '<script>alert(1)</script>',
    'quote"quote"quote',
  ])('is replaced when it is not: %s', async (given) => {
    const { app } = await withEcho();
    const response = await app.inject({ url: '/nowhere', headers: { 'x-request-id': given } });
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.json<{ requestId: string }>().requestId).toBe(response.headers['x-request-id']);
  });
});

test('no two requests of a process share an id that it made', async () => {
  const { app } = await withEcho();
  const ids: unknown[] = [];
  for (let n = 0; n < 20; n++)
    ids.push((await app.inject({ url: '/nowhere' })).headers['x-request-id']);
  expect(new Set(ids).size).toBe(20);
});

describe('the rate limit', () => {
  test('refuses with 429 and says when to come back', async () => {
    const { limit } = countingLimit(2);
    const { app } = await withEcho({ limit });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await app.inject({ url: '/api/ok' })).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    const response = await app.inject({ url: '/api/ok' });
    expect(response.headers['retry-after']).toBe('17');
    expect(response.json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      requestId: expect.any(String),
    });
    expect((await app.inject({ url: '/api/ok', remoteAddress: '192.0.2.9' })).statusCode).toBe(200);
  });

  test('covers the API, pictures and pages, however their address is spelled, but not health or built files', async () => {
    const { limit, asked } = countingLimit(1_000);
    const { app } = await withEcho({ limit });
    const limited = [
      '/api/ok',
      '/api/unknown',
      '/media/a.webp',
      '/%61pi/ok',
      '/ap%69/unknown',
      '/%6dedia/a.webp',
    ];
    for (const url of limited) await app.inject({ url });
    expect(asked).toHaveLength(limited.length);
    for (const url of ['/page', '/nowhere', '/apiary', '/page?x=/health/'])
      await app.inject({ url });
    expect(asked).toHaveLength(limited.length + 4);
  });

  test('does not count what the server asks itself while it renders', async () => {
    const { limit, asked } = countingLimit(0);
    const { app, logged } = await withEcho({ limit });
    expect(await callInProcess(app)('/api/ok')).toMatchObject({ status: 200, body: { ok: true } });
    expect(asked).toEqual([]);
    expect(logged).toEqual([]);
  });

  test('cannot be escaped by claiming to be the server itself', async () => {
    const { limit } = countingLimit(0);
    const { app } = await withEcho({ limit, overrides: { TRUSTED_PROXIES: '1' } });
    const headers = { 'x-forwarded-for': 'in-process', host: 'in-process' };
    expect((await app.inject({ url: '/api/ok', headers })).statusCode).toBe(429);
  });

  test.each([
    ['0', ['198.51.100.1'], '127.0.0.1'],
    ['1', ['198.51.100.1'], '198.51.100.1'],
    ['1', ['203.0.113.5, 198.51.100.1'], '198.51.100.1'],
    ['2', ['203.0.113.5, 198.51.100.1'], '203.0.113.5'],
  ])(
    'H167 believes %s proxies about the visitor behind %s',
    async (proxies, [forwarded], visitor) => {
      const { limit, asked } = countingLimit(10);
      const { app } = await withEcho({ limit, overrides: { TRUSTED_PROXIES: proxies } });
      await app.inject({ url: '/api/ok', headers: { 'x-forwarded-for': forwarded! } });
      expect(asked).toEqual([visitor]);
    },
  );
});

test('closing cuts nobody off who reads slowly', async () => {
  const body = new PassThrough();
  const { app } = await withBareServer((_binder, server) => {
    server.get('/stream', (_request, reply) => reply.send(body));
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const much = Buffer.alloc(16 * 1024 * 1024, 'x');
  body.write(much);
  const response = await fetch(`${address}/stream`);
  const closed = app.close();
  body.end();
  await expect.poll(() => app.server.listening).toBe(false);
  expect((await response.arrayBuffer()).byteLength).toBe(much.length);
  await closed;
});

test('closing waits for an answer on its way, and not for its connection', async () => {
  const body = new PassThrough();
  const { app } = await withBareServer((_binder, server) => {
    server.get('/stream', (_request, reply) => reply.send(body));
  });
  const connected = once(app.server, 'connection') as Promise<[Socket]>;
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  body.write('first half, ');
  const response = await fetch(`${address}/stream`);
  const [connection] = await connected;
  const closed = app.close();
  body.end('second half');
  expect(await response.text()).toBe('first half, second half');
  await closed;
  // The connection does not wait for the idle timeout of a shutdown, which is ten seconds.
  expect(connection.timeout).toBeLessThan(10_000);
});

test('only an https origin asks browsers to stay with https', async () => {
  const plain = await withEcho();
  const secure = await withEcho({ overrides: { ORIGIN: 'https://shop.test' } });
  expect((await plain.app.inject({ url: '/page' })).headers).not.toHaveProperty(
    'strict-transport-security',
  );
  expect((await secure.app.inject({ url: '/page' })).headers['strict-transport-security']).toMatch(
    /^max-age=31536000/,
  );
});

test('a stream is told once, by how it ended', async () => {
  const { app, metrics, logged } = await withBareServer((_binder, server) => {
    server.get('/whole', (_request, reply) => reply.send(Readable.from(['a', 'b'])));
    server.get('/broken', (_request, reply) =>
      reply.send(
        new Readable({
          read() {
            this.destroy(new Error('gone before its first byte'));
          },
        }),
      ),
    );
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  for (const path of ['/whole', '/broken']) await (await fetch(address + path)).arrayBuffer();
  await expect.poll(() => logged.filter((line) => line.includes('"msg":"request"')).length).toBe(2);
  const counted = (await metrics.text()).match(/http_request_seconds_count.+/g);
  expect(counted).toEqual([
    'http_request_seconds_count{method="GET",route="/whole",status="200"} 1',
    'http_request_seconds_count{method="GET",route="/broken",status="500"} 1',
  ]);
});

test('requests are measured by route, not by address', async () => {
  const { app, metrics } = await withEcho();
  for (const id of ['a', 'b', 'c']) await app.inject({ url: `/api/item/${id}` });
  await app.inject({ url: '/nowhere/at/all' });
  const exposed = await metrics.text();
  expect(exposed).toContain(
    'http_request_seconds_count{method="GET",route="/api/item/:id",status="200"} 3',
  );
  expect(exposed).toMatch(
    /http_request_seconds_count\{method="GET",route="unknown",status="404"\} 1/,
  );
  expect(exposed).not.toContain('/nowhere');
});
