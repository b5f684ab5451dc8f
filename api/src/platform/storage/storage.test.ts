import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { withFaultProxy } from '../../../test/fault-proxy.ts';
import { environment } from '../../../test/world.ts';
import { readConfig } from '../config.ts';
import { isTransient } from '../db/database.ts';
import { createStorage, type Bucket } from './storage.ts';

const config = readConfig(environment());
const storage = createStorage(config);
beforeAll(() => storage.ensureBuckets());
afterAll(() => storage.close());

const newKey = () => `files/${randomBytes(8).toString('hex')}.zip`;
const bytes = Buffer.from('PK – the bytes of a template');

const addressOf = (bucket: string, key: string) => `${config.S3_ENDPOINT}/${bucket}/${key}`;

const signed = async (o: { fileName?: string; seconds?: number; at?: Date } = {}) => {
  const key = newKey();
  await storage.put('private', key, bytes, 'application/zip');
  const url = await storage.signedDownload(key, {
    fileName: o.fileName ?? 'template.zip',
    seconds: o.seconds ?? 60,
    ...(o.at && { at: o.at }),
  });
  return { key, url };
};

const changed = (address: string, change: (url: URL) => void) => {
  const url = new URL(address);
  change(url);
  return url.href;
};

test.each<Bucket>(['public', 'private'])(
  'the %s bucket keeps what is put on it until it is removed',
  async (bucket) => {
    const key = newKey();
    expect(await storage.find(bucket, key)).toBeNull();
    expect(await storage.has(bucket, key)).toBe(false);
    await storage.put(bucket, key, bytes, 'application/zip');
    expect(await storage.has(bucket, key)).toBe(true);
    const file = await storage.find(bucket, key);
    expect(file).toMatchObject({
      contentType: 'application/zip',
      bytes: bytes.length,
      etag: expect.any(String),
    });
    expect(await buffer(file!.body)).toEqual(bytes);
    await storage.remove(bucket, key);
    expect(await storage.find(bucket, key)).toBeNull();
    expect(await storage.has(bucket, key)).toBe(false);
    await storage.remove(bucket, key); // removing a missing file is no error
  },
);

test('buckets are apart: what lies in one is not found in the other', async () => {
  const key = newKey();
  await storage.put('private', key, bytes, 'application/zip');
  expect(await storage.find('public', key)).toBeNull();
});

test('making the buckets again changes nothing', async () => {
  const key = newKey();
  await storage.put('public', key, bytes, 'application/zip');
  await Promise.all([storage.ensureBuckets(), storage.ensureBuckets()]);
  expect((await storage.find('public', key))?.bytes).toBe(bytes.length);
  await storage.check();
});

describe('a private file', () => {
  test('is out of reach without a signature', async () => {
    const { key } = await signed();
    expect((await fetch(addressOf(config.S3_PRIVATE_BUCKET, key))).status).toBe(403);
    expect((await fetch(addressOf(config.S3_PRIVATE_BUCKET, ''))).status).toBe(403);
  });

  test('comes by a signed link, as an attachment nobody may keep', async () => {
    const { url } = await signed();
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''template.zip",
    );
  });

  test.each(['Sari & Söhne – मूल्य.zip', 'a"b\\c;d.zip', "it's (new)*.zip", 'two\r\nlines: x.zip'])(
    'keeps its name: %j',
    async (fileName) => {
      const { url } = await signed({ fileName });
      const response = await fetch(url);
      expect(response.status).toBe(200);
      await response.arrayBuffer();
      const value = /^attachment; filename\*=UTF-8''([A-Za-z0-9!#$&+.^_`|~%-]+)$/.exec(
        response.headers.get('content-disposition') ?? '',
      )?.[1];
      expect(decodeURIComponent(value ?? '')).toBe(fileName);
    },
  );

  test('is refused when any part of the link was changed', async () => {
    const { url } = await signed();
    const { key: other } = await signed();
    const forgeries = [
      changed(url, (link) => link.searchParams.set('X-Amz-Signature', 'f'.repeat(64))),
      changed(url, (link) => link.searchParams.delete('X-Amz-Signature')),
      changed(url, (link) => link.searchParams.set('X-Amz-Expires', '604800')),
      changed(url, (link) => link.searchParams.set('response-content-disposition', 'inline')),
      changed(url, (link) => link.searchParams.set('response-content-type', 'text/html')),
      changed(url, (link) => (link.pathname = `/${config.S3_PRIVATE_BUCKET}/${other}`)),
    ];
    for (const forgery of forgeries) expect((await fetch(forgery)).status).toBe(403);
    expect((await fetch(url, { method: 'PUT', body: 'mine' })).status).toBe(403);
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(403);
    expect((await fetch(url)).status).toBe(200);
  });

  test('is refused when the link has expired', async () => {
    const at = new Date(Date.now() - 600_000);
    const [over, valid] = [
      await signed({ at, seconds: 599 }),
      await signed({ at, seconds: 7_200 }),
    ];
    expect((await fetch(over.url)).status).toBe(403);
    expect((await fetch(valid.url)).status).toBe(200);
  });

  test('is refused to a wrong secret', async () => {
    const { key } = await signed();
    const stranger = createStorage({ ...config, S3_SECRET_KEY: 'a-guess' });
    onTestFinished(stranger.close);
    await expect(stranger.find('private', key)).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    });
    await expect(stranger.has('private', key)).rejects.toMatchObject({
      $metadata: { httpStatusCode: 403 },
    });
    const url = await stranger.signedDownload(key, { fileName: 'x.zip', seconds: 60 });
    expect((await fetch(url)).status).toBe(403);
  });
});

describe('a store that', () => {
  test('is not running is reported as transient', async () => {
    const proxy = await withFaultProxy(config.S3_ENDPOINT);
    await proxy.refuse();
    const away = createStorage({ ...config, S3_ENDPOINT: proxy.url });
    onTestFinished(away.close);
    const failure = await away.find('public', 'x.webp').catch((error: unknown) => error);
    expect(isTransient(failure)).toBe(true);
  });

  test('accepts and says nothing is given up while it is silent, and reported as transient', async () => {
    const proxy = await withFaultProxy(config.S3_ENDPOINT);
    const silent = createStorage({ ...config, S3_ENDPOINT: proxy.url }, { requestTimeoutMs: 300 });
    onTestFinished(silent.close);
    proxy.pause();
    const failure = await silent.find('public', 'x.webp').catch((error: unknown) => error);
    expect(isTransient(failure)).toBe(true);
  });
});
