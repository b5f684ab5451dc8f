import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { environment, openWorld, type World } from '../../../test/world.ts';
import { readConfig } from '../config.ts';

const HOST = 'previews.shop.test';
const HASH = '0123456789abcdef';
const BUILD = `two-drum/${HASH}`;
const PAGE = '<!doctype html><script type="module" src="./assets/x.js"></script>';

let world: World;
beforeAll(async () => {
  world = await openWorld({ overrides: { PREVIEW_ORIGIN: `http://${HOST}` } });
  const put = (path: string, text: string, type: string) =>
    world.platform.storage.put('public', `previews/${BUILD}/${path}`, Buffer.from(text), type);
  await put('index.html', PAGE, 'text/html; charset=utf-8');
  await put('assets/x-Ab_1.js', 'export {}', 'text/javascript; charset=utf-8');
  await put('assets/a.woff2', 'a font', 'font/woff2');
  await put('pricing/index.html', PAGE, 'text/html; charset=utf-8');
  await put('_next/static/~a-_.js', 'export {}', 'text/javascript; charset=utf-8');
  const putItem = (path: string, text: string, type: string) =>
    world.platform.storage.put('public', `previews/items/${path}`, Buffer.from(text), type);
  await putItem(`two-doors/${HASH}/index.html`, PAGE, 'text/html; charset=utf-8');
  await putItem(`two-doors/${HASH}/item.js.map`, '{}', 'application/json');
  await putItem(`runtime/${HASH}/runtime.js`, 'export {}', 'text/javascript; charset=utf-8');
  await world.platform.storage.put('public', 'components/a.webp', Buffer.from('x'), 'image/webp');
});
afterAll(() => world.close());

const ask = (url: string, host = HOST) => world.http.inject({ url, headers: { host } });
const askFor = (url: string, encodings: string) =>
  world.http.inject({ url, headers: { host: HOST, 'accept-encoding': encodings } });

describe('a preview', () => {
  test('opens at its folder, in a sandbox, for everyone to keep', async () => {
    const page = await ask(`/${BUILD}/`);
    expect([page.statusCode, page.body]).toEqual([200, PAGE]);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain('sandbox allow-scripts');
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toContain("default-src 'none'");
    expect((await ask(`/${BUILD}/index.html?from=shop`)).body).toBe(PAGE);
  });

  test('has pages in folders, and files that build tools have named', async () => {
    expect((await ask(`/${BUILD}/pricing/`)).body).toBe(PAGE);
    expect((await ask(`/${BUILD}/_next/static/~a-_.js`)).body).toBe('export {}');
  });

  test('of a template may start by scripts in its HTML, without network, and of a component may not', async () => {
    const scriptsOf = async (url: string) => {
      const directives = String((await ask(url)).headers['content-security-policy']).split('; ');
      expect(directives).toContain("default-src 'none'");
      expect(directives.filter((text) => text.startsWith('connect-src'))).toEqual([]);
      return directives.filter((text) => text.startsWith('script-src'));
    };
    expect(await scriptsOf(`/${BUILD}/`)).toEqual([`script-src http://${HOST} 'unsafe-inline'`]);
    expect(await scriptsOf(`/items/two-doors/${HASH}/`)).toEqual([`script-src http://${HOST}`]);
  });

  test('gives its scripts and fonts to a page without an origin', async () => {
    const script = await ask(`/${BUILD}/assets/x-Ab_1.js`);
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('sends its text as %s to who accepts it', async (encoding, accepts, decompress) => {
    const runtime = `/items/runtime/${HASH}/runtime.js`;
    for (const [url, text] of [
      [`/${BUILD}/`, PAGE],
      [runtime, 'export {}'],
    ] as const) {
      const sent = await askFor(url, accepts);
      expect(sent.headers).toMatchObject({
        'content-encoding': encoding,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      });
      expect(sent.headers['etag']).toMatch(/^W\//);
      expect(decompress(sent.rawPayload).toString()).toBe(text);
    }
    const plain = await ask(runtime);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding', 'content-length': '9' });
    const font = await askFor(`/${BUILD}/assets/a.woff2`, accepts);
    expect([font.headers['content-encoding'], font.headers['vary'], font.body]).toEqual([
      undefined,
      undefined,
      'a font',
    ]);
  });

  test('of a component may be framed by the shop alone, and does less than a template', async () => {
    const page = await ask(`/items/two-doors/${HASH}/`);
    expect([page.statusCode, page.body]).toEqual([200, PAGE]);
    expect(page.headers['x-frame-options']).toBeUndefined();
    const directives = String(page.headers['content-security-policy']).split('; ');
    expect(directives).toContain('sandbox allow-scripts');
    expect(directives).toContain(`frame-ancestors ${world.config.ORIGIN}`);
    expect(directives).toContain("default-src 'none'");
    expect(directives.filter((text) => /^(connect|frame|worker|child)-src/.test(text))).toEqual([]);
    const template = await ask(`/${BUILD}/`);
    expect(template.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect((await ask(`/items/runtime/${HASH}/runtime.js`)).headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    for (const url of [
      `/items/two-doors/${HASH}/item.js.map`,
      `/items/two-doors/${HASH}`,
      `/items/two-doors/${HASH}/a/index.html`,
      `/items/${HASH}/`,
    ])
      expect([url, (await ask(url)).statusCode]).toEqual([url, 404]);
  });

  test('is all there is under its host', async () => {
    for (const url of [
      '/',
      '/api/template/all',
      '/health/ready',
      '/media/components/a.webp',
      '/~previews/two-drum/0123456789abcdef/',
      `/${BUILD}`,
      `/${BUILD}/no.js`,
      `/${BUILD}/../../../components/a.webp`,
      `/${BUILD}/..%2f..%2f..%2fcomponents/a.webp`,
      `/${BUILD}/%2e%2e/x`,
      `/${BUILD}/.git/config`,
      `/${BUILD}/pricing/.env`,
    ])
      expect([url, (await ask(url)).statusCode]).toEqual([url, 404]);
    const posted = await world.http.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { host: HOST },
      payload: {},
    });
    expect(posted.statusCode).toBe(404);
  });

  test.each([
    'PREVIEWS.shop.TEST',
    `${HOST}:443`,
    `${HOST}:80`,
    `${HOST}:`,
    `${HOST}.`,
    `Previews.Shop.Test.:443`,
  ])('is all there is under its host, spelled %s', async (host) => {
    for (const url of ['/', '/api/template/all', '/health/live', '/media/components/a.webp'])
      expect([url, (await ask(url, host)).statusCode]).toEqual([url, 404]);
    expect((await ask(`/${BUILD}/`, host)).body).toBe(PAGE);
  });

  test('is nowhere under the shop’s own host', async () => {
    for (const url of [`/${BUILD}/`, `/~previews/${BUILD}/`, `/media/previews/${BUILD}/index.html`])
      expect([url, (await ask(url, 'shop.test')).statusCode]).toEqual([url, 404]);
    expect((await ask('/api/template/all', 'shop.test')).statusCode).toBe(200);
  });
});

test('the origin of previews is another host than the shop’s', () => {
  const read = (PREVIEW_ORIGIN: string) => readConfig(environment({ PREVIEW_ORIGIN }));
  for (const origin of ['http://shop.test/previews', 'http://SHOP.test:8080', 'https://shop.test'])
    expect(() => read(origin)).toThrow('PREVIEW_ORIGIN');
  expect(read('https://previews.shop.test/').PREVIEW_ORIGIN).toBe('https://previews.shop.test');
  expect(readConfig(environment({ PORT: '3456' })).PREVIEW_ORIGIN).toBe(
    'http://previews.localhost:3456',
  );
});
