import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { withBareServer } from '../../../test/bare-server.ts';
import { servePages, type PageHandler, type Pages } from './pages.ts';

const ORIGIN = 'http://shop.test';

const directory = async (files: Record<string, string>) => {
  const root = await mkdtemp(join(tmpdir(), 'client-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'assets'));
  for (const [name, content] of Object.entries(files)) await writeFile(join(root, name), content);
  return root;
};

/** A server whose page handler the test provides. */
async function withPages(handle: PageHandler, clientDirectories: string[] = []) {
  const { app } = await withBareServer(() => {});
  await servePages(app, ORIGIN, { handle, clientDirectories });
  return app;
}

const html = (body: string, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });

describe('a page', () => {
  test('is rendered from its address alone, never from who asks or through which host', async () => {
    const requests: Request[] = [];
    const app = await withPages(async (request) => {
      requests.push(request);
      return html('<p>page</p>', { 'cache-control': 'public, s-maxage=30' });
    });
    const response = await app.inject({
      url: '/browse?category=Hero',
      headers: {
        host: 'evil.test',
        authorization: 'Bearer planted',
        cookie: 'planted=1',
        'x-forwarded-host': 'evil.test',
      },
    });
    expect(response.body).toBe('<p>page</p>');
    expect(requests.map(({ url }) => url)).toEqual([`${ORIGIN}/browse?category=Hero`]);
    expect([...requests[0]!.headers]).toEqual([['accept', 'text/html']]);
    expect(response.headers).toMatchObject({
      'cache-control': 'public, s-maxage=30',
      vary: 'accept, accept-encoding',
      'x-content-type-options': 'nosniff',
    });
  });

  test('is Markdown for a client that names it before HTML', async () => {
    const wanted: unknown[] = [];
    const app = await withPages(async ({ headers }) => {
      wanted.push(headers.get('accept'));
      return html('<p>page</p>');
    });
    for (const accept of [
      'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
      '*/*',
      'text/html, text/markdown;q=0.5',
      'application/json',
      'text/markdown, text/html, */*',
      'text/markdown;q=1.0, text/html;q=0.7',
      'text/markdown',
    ])
      await app.inject({ url: '/', headers: { accept } });
    expect(wanted).toEqual([
      ...Array.from({ length: 4 }, () => 'text/html'),
      ...Array.from({ length: 3 }, () => 'text/markdown'),
    ]);
  });

  test('with a token in its address renders without it and is kept by nobody', async () => {
    const urls: string[] = [];
    const app = await withPages(async ({ url }) => {
      urls.push(url);
      return html('<p>reset</p>', { 'cache-control': 'public, s-maxage=30' });
    });
    const response = await app.inject({ url: '/reset-password?token=planted&x=1' });
    expect(urls).toEqual([`${ORIGIN}/reset-password?x=1`]);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
  });

  test('that says nothing about keeping it is not kept', async () => {
    const app = await withPages(async () => html('<p>page</p>'));
    expect((await app.inject({ url: '/' })).headers['cache-control']).toBe('no-store');
  });

  test('keeps its own status, headers and policy', async () => {
    const app = await withPages(
      async () =>
        new Response('moved', {
          status: 308,
          headers: { location: '/new', 'content-security-policy': "default-src 'self'" },
        }),
    );
    const response = await app.inject({ url: '/old' });
    expect(response.statusCode).toBe(308);
    expect(response.headers).toMatchObject({
      location: '/new',
      'content-security-policy': "default-src 'self'",
    });
  });

  test('is compressed once, as the visitor asks', async () => {
    const app = await withPages(async () => html('<p>₹1,499</p>'));
    const br = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
    const gzip = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe('<p>₹1,499</p>');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe('<p>₹1,499</p>');
  });

  test('that fails answers as every failure does', async () => {
    const app = await withPages(() => Promise.reject(new Error('planted')));
    const response = await app.inject({ url: '/' });
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('planted');
  });

  test.each(['//evil.test/x', '//[', '//evil.test:99999/', '/\\\\evil.test/x'])(
    'is not rendered for an address that leads elsewhere or nowhere: %s',
    async (path) => {
      const seen: string[] = [];
      const app = await withPages(async (request) => {
        seen.push(request.url);
        return html('page');
      });
      await app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = app.server.address() as AddressInfo;
      const [response] = (await once(get({ port, path, agent: false }), 'response')) as [
        IncomingMessage,
      ];
      expect(response.statusCode).toBe(404);
      expect(await text(response)).toContain('NOT_FOUND');
      expect(seen).toEqual([]);
    },
  );
});

describe('built files', () => {
  test('are immutable when hashed, kept for an hour otherwise, and older releases stay', async () => {
    const older = await directory({ 'assets/app-old.js': 'old()' });
    const newest = await directory({ 'assets/app-new.js': 'new()', 'robots.txt': 'User-agent: *' });
    const app = await withPages(async () => html('page'), [newest, older]);
    for (const name of ['app-new.js', 'app-old.js']) {
      const asset = await app.inject({ url: `/assets/${name}` });
      expect(asset.statusCode).toBe(200);
      expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    expect((await app.inject({ url: '/robots.txt' })).headers['cache-control']).toBe(
      'public, max-age=3600',
    );
  });

  test('are only the ones that were built', async () => {
    const newest = await directory({ 'assets/app.js': 'new()' });
    const app = await withPages(async () => html('page'), [newest]);
    for (const url of ['/assets/../../../etc/passwd', '/assets/%2e%2e/%2e%2e/etc/passwd', '/.env'])
      expect((await app.inject({ url })).body).toBe('page');
  });
});

/** A server whose rate limit allows two requests in all. */
async function withLimit(more: Partial<Pages>) {
  const asked: string[] = [];
  const { app } = await withBareServer(() => {}, {
    limit: (network) => {
      asked.push(network);
      return { allowed: asked.length <= 2, retryAfterSeconds: 17 };
    },
  });
  const handle = async () => html('page');
  await servePages(app, ORIGIN, { handle, clientDirectories: [], ...more });
  const bodies = async (urls: string[]) => {
    const answers = [];
    for (const url of urls) answers.push((await app.inject({ url })).body);
    return answers;
  };
  return { app, asked, bodies };
}

describe('the development compiler', () => {
  const module = '/src/root.tsx';
  /** Serves its own modules and passes all other requests on. */
  const middleware: NonNullable<Pages['middleware']> = (request, reply, next) =>
    request.url === module ? reply.end('compiled') : next();

  test('serves modules that count against nobody, and pages that do', async () => {
    const { app, asked, bodies } = await withLimit({ middleware });
    expect(await bodies(['/', ...Array.from({ length: 150 }, () => module), '/'])).toEqual([
      'page',
      ...Array.from({ length: 150 }, () => 'compiled'),
      'page',
    ]);
    expect(asked).toHaveLength(2);
    expect((await app.inject({ url: '/' })).statusCode).toBe(429);
    expect(await bodies([module])).toEqual(['compiled']);
  });

  test('is not there in production, where every address below the pages counts', async () => {
    const { app, asked, bodies } = await withLimit({});
    expect(await bodies([module, '/'])).toEqual(['page', 'page']);
    expect((await app.inject({ url: module })).statusCode).toBe(429);
    expect(asked).toHaveLength(3);
  });
});
