import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { withBareServer } from '../../../test/bare-server.ts';
import { AppError } from '../errors.ts';
import { servePages, type PageHandler } from './pages.ts';

const ORIGIN = 'http://shop.test';
/** As Chromium sends it with a navigation. */
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';

const never: PageHandler = () => Promise.reject(new Error('the page must not be rendered'));

type Options = Parameters<typeof withBareServer>[1];

async function withPages(handle: PageHandler, o?: Options, renderTimeoutMs = 10_000) {
  const { app, logged } = await withBareServer((_binder, server) => {
    server.get('/api/ok', async () => ({ ok: true }));
  }, o);
  await servePages(app, ORIGIN, { handle, clientDirectories: [], renderTimeoutMs });
  const navigate = (url: string) => app.inject({ url, headers: { accept: BROWSER } });
  return { app, logged, navigate };
}

const refusing: Options = { limit: () => ({ allowed: false, retryAfterSeconds: 17 }) };

const hashesOf = (html: string, element: string) =>
  [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(
    ([, source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
  );

/** Checks that the page is complete, accessible, and allowed by its own policy. */
function expectPage(response: LightMyRequestResponse, status: number, title: string) {
  const { headers, body } = response;
  expect(response.statusCode).toBe(status);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(body).toMatch(/^<!doctype html><html lang="en">/);
  expect(body).toContain(`<title>${title} · Tessera</title>`);
  expect(body.match(/<h1>.*?<\/h1>/g)).toEqual([`<h1><span>${status}</span> ${title}</h1>`]);
  expect(body).toContain('<a href="">Try again</a>');
  expect(body).toContain(`Request ${String(headers['x-request-id'])}`);
  expect(headers['referrer-policy']).toBe('no-referrer');
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toEqual([
    "default-src 'none'",
    `style-src ${hashesOf(body, 'style').join(' ')}`,
    `script-src ${hashesOf(body, 'script').join(' ')}`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
  expect(body).not.toMatch(/\sstyle=|\son[a-z]+=|https?:\/\/|planted/);
}

describe('a browser that opens a page', () => {
  test.each(['/', '/dashboard?category=Hero', '/no/such/page'])(
    'over the limit is shown a page that says how long to wait: %s',
    async (url) => {
      const { navigate } = await withPages(never, refusing);
      const response = await navigate(url);
      expectPage(response, 429, 'Too many requests');
      expect(response.headers['retry-after']).toBe('17');
      expect(response.body).toContain('Please wait 17 seconds, then try again.');
    },
  );

  test('is shown a page when something it needs is away', async () => {
    const { navigate, logged } = await withPages(() =>
      Promise.reject(Object.assign(new Error('planted'), { code: '57P01' })),
    );
    const response = await navigate('/dashboard');
    expectPage(response, 503, 'We will be right back');
    expect(response.headers['retry-after']).toBe('2');
    expect(response.body).toContain('Please wait a moment, then try again.');
    expect(logged.join('')).toContain('"errorCode":"57P01"');
  });

  test.each<[string, PageHandler]>([
    [
      'fails',
      async ({ signal }) => {
        await once(signal, 'abort');
        throw new Error('planted');
      },
    ],
    [
      'is given up',
      async ({ signal }) => (await once(signal, 'abort'), new Response(null, { status: 500 })),
    ],
  ])('is shown a page when its own is not ready in time and %s', async (_how, handle) => {
    const { navigate } = await withPages(handle, {}, 10);
    const response = await navigate('/');
    expectPage(response, 503, 'We will be right back');
    expect(response.headers['retry-after']).toBe('2');
  });

  test.each<[string, PageHandler]>([
    ['fails', () => Promise.reject(new Error('planted'))],
    ['ends in bare text', async () => new Response('planted', { status: 500 })],
  ])('is shown a page when its own %s', async (_how, handle) => {
    const { navigate } = await withPages(handle);
    const response = await navigate('/');
    expectPage(response, 500, 'Something went wrong');
    expect(response.headers).not.toHaveProperty('retry-after');
  });

  test('keeps a page that was rendered without what is away, and hears when to come back', async () => {
    const { navigate } = await withPages(
      async () =>
        new Response('<p>no goods today</p>', {
          status: 503,
          headers: { 'content-type': 'text/html; charset=utf-8' },
        }),
    );
    const response = await navigate('/');
    expect([response.statusCode, response.body]).toEqual([503, '<p>no goods today</p>']);
    expect(response.headers['retry-after']).toBe('2');
  });
});

describe('everything else keeps its JSON', () => {
  test.each([
    ['the API, whoever asks', '/api/ok', BROWSER],
    ['a script that asks for the data of a page', '/dashboard.data', '*/*'],
    ['a script that asks for JSON', '/dashboard', 'application/json'],
    ['a machine that does not say what it takes', '/dashboard', undefined],
  ])('%s', async (_who, url, accept) => {
    const { app } = await withPages(never, refusing);
    const response = await app.inject({ url, headers: accept === undefined ? {} : { accept } });
    expect(response.statusCode).toBe(429);
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'retry-after': '17',
    });
    expect(response.json()).toEqual({
      message: 'Too many requests. Please wait a moment and try again.',
      code: 'TOO_MANY_REQUESTS',
      requestId: response.headers['x-request-id'],
    });
  });

  test('and a refusal without a page of its own', async () => {
    const { navigate } = await withPages(() => Promise.reject(new AppError('NOT_FOUND')));
    const response = await navigate('/');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});

/** Sends a request on a connection whose first response was still running when the server began to close. */
async function askWhileClosing(path: string) {
  const body = new PassThrough();
  const { app, logged } = await withPages(never);
  app.get('/stream', (_request, reply) => reply.send(body));
  const closing = new Promise<void>((resolve) => {
    app.addHook('preClose', async () => resolve());
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const ask = async (what: string) => {
    const arrived = once(app.server, 'request');
    socket.write(`GET ${what} HTTP/1.1\r\nhost: shop.test\r\naccept: ${BROWSER}\r\n\r\n`);
    await arrived;
  };
  await ask('/stream');
  body.write('first half, ');
  await once(socket, 'readable');
  const closed = app.close();
  await closing;
  await ask(path);
  body.end('second half');
  const all = await text(socket);
  await closed;
  return { answer: all.slice(all.lastIndexOf('HTTP/1.1 ')), logged };
}

describe('a server that is closing', () => {
  test('refuses a page with a page, which is no fault', async () => {
    const { answer, logged } = await askWhileClosing('/dashboard');
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).toContain('content-type: text/html; charset=utf-8\r\n');
    expect(answer).toContain('retry-after: 2\r\n');
    expect(answer).toContain('connection: close\r\n');
    expect(answer).toContain('<h1><span>503</span> We will be right back</h1>');
    expect(logged.filter((line) => (JSON.parse(line) as { level: number }).level >= 40)).toEqual(
      [],
    );
  });

  test('refuses the API with the JSON of every failure', async () => {
    const { answer } = await askWhileClosing('/api/ok');
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).toContain('retry-after: 2\r\n');
    expect(answer).toContain('"code":"UNAVAILABLE"');
  });
});

test('the page has the colours of the design system', async () => {
  const tokens = readFileSync(
    new URL('../../../../web/src/ui/tokens.css', import.meta.url),
    'utf8',
  );
  const [light = '', dark = ''] = tokens.split("[data-theme='dark'] {");
  const valueIn = (theme: string, name: string) =>
    new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(theme)?.[1];
  const { navigate } = await withPages(never, refusing);
  const used = [...(await navigate('/')).body.matchAll(/--([\w-]+):light-dark\((.+?),(.+?)\)/g)];
  expect(used.length).toBeGreaterThan(10);
  for (const [, name = '', ...colours] of used)
    expect({ name, colours }).toEqual({
      name,
      colours: [valueIn(light, name), valueIn(dark, name)],
    });
});
