import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withFaultProxy } from '../../../test/fault-proxy.ts';
import { movingClock } from '../../../test/moving-clock.ts';
import { environment, openWorld, withWorld, type World } from '../../../test/world.ts';

const picture = randomBytes(200_000);

describe('pictures below /media', () => {
  let world: World;
  const key = `components/${randomBytes(8).toString('hex')}.webp`;
  beforeAll(async () => {
    world = await openWorld();
    await world.platform.storage.put('public', key, picture, 'image/webp');
    await world.platform.storage.put('private', 'private-only.webp', picture, 'image/webp');
    await world.platform.storage.put('public', 'page.html', Buffer.from('<script>'), 'text/html');
  });
  afterAll(() => world.close());

  test('are served whole, with their type, and may be kept for ever', async () => {
    const response = await world.http.inject({ url: `/media/${key}` });
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.equals(picture)).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(picture.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      etag: expect.any(String),
    });
  });

  test('ignore the query', async () => {
    const response = await world.http.inject({ url: `/media/${key}?utm_source=mail` });
    expect(response.statusCode).toBe(200);
  });

  test('answer HEAD without a body', async () => {
    const response = await world.http.inject({ method: 'HEAD', url: `/media/${key}` });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-length']).toBe(String(picture.length));
    expect(response.rawPayload).toHaveLength(0);
  });

  test.each([
    ['unknown', '/media/components/unknown.webp'],
    ['unknown text', '/media/unknown.txt'],
    ['the folder', '/media/'],
    ['the folder without its slash', '/media'],
    ['a private file', '/media/private-only.webp'],
    ['a file that is no picture', '/media/page.html'],
    ['a way up', '/media/../api/openapi.json.webp'],
    ['an encoded way up', '/media/%2e%2e/test-private-1/private-only.webp'],
    ['an encoded slash', '/media/..%2f..%2fetc%2fpasswd.png'],
    ['a doubly encoded way up', '/media/%252e%252e%252fprivate-only.webp'],
    ['a null byte', '/media/a%00.webp'],
    ['a backslash', '/media/..%5c..%5ca.webp'],
    ['capitals', '/media/COMPONENTS/A.webp'],
    ['a leading slash', '/media//private-only.webp'],
    ['a dot file', '/media/.htaccess.png'],
    ['a long name', `/media/${'a'.repeat(200)}.webp`],
    ['a very long name', `/media/${'a'.repeat(4_000)}.webp`],
  ])('answer a JSON 404 for %s', async (_what, url) => {
    const response = await world.http.inject({ url });
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toMatchObject({ code: 'NOT_FOUND', requestId: expect.any(String) });
  });
});

test('a picture is unavailable, not gone, while the store is away', async () => {
  const proxy = await withFaultProxy(environment()['S3_ENDPOINT']);
  const world = await withWorld({ overrides: { S3_ENDPOINT: proxy.url } });
  await proxy.refuse();
  const response = await world.http.inject({ url: '/media/components/some.webp' });
  expect(response.statusCode).toBe(503);
  expect(response.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  expect(response.json()).toMatchObject({ code: 'UNAVAILABLE' });
});

describe('private pictures', () => {
  const key = `samples/${randomBytes(8).toString('hex')}.webp`;
  const other = `samples/${randomBytes(8).toString('hex')}.webp`;
  const clock = movingClock();
  let world: World;
  beforeAll(async () => {
    world = await openWorld({ clock });
    for (const each of [key, other])
      await world.platform.storage.put('private', each, picture, 'image/webp');
  });
  afterAll(() => world.close());
  const statusOf = async (url: string) => (await world.http.inject({ url })).statusCode;

  test('come by a signed link, and nobody may keep them', async () => {
    const response = await world.http.inject({ url: world.platform.privateLinks.linkTo(key, 60) });
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.equals(picture)).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  test('not without one, by one for another picture, a changed one, or one that is over', async () => {
    const link = world.platform.privateLinks.linkTo(key, 60);
    expect(await statusOf(`/media/private/${key}`)).toBe(403);
    expect(await statusOf(`/media/${key}`)).toBe(404);
    expect(await statusOf(link.replace(key, other))).toBe(403);
    expect(await statusOf(link.replace(/until=\d+/, 'until=9999999999'))).toBe(403);
    expect(await statusOf(link.replace(/signature=.*/, 'signature='))).toBe(403);
    expect(await statusOf(`${link}&until=1`)).toBe(403);
    expect(await statusOf(world.platform.privateLinks.linkTo('samples/none.webp', 60))).toBe(404);
    clock.advance({ seconds: 61 });
    expect(await statusOf(link)).toBe(403);
  });
});
