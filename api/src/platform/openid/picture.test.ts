import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchPicture, squareAvatar } from './picture.ts';

const png = await sharp({
  create: { width: 30, height: 10, channels: 3, background: '#c2371b' },
})
  .png()
  .toBuffer();

/** On a busy machine the test server may respond late. */
const LONG = { timeoutMs: 120_000 };

const server = createServer((request, response) => {
  if (request.url === '/good') response.end(png);
  else if (request.url === '/endless') {
    response.write(png);
    const more = () => response.write(Buffer.alloc(200_000));
    response.on('drain', more);
    more();
  } else if (request.url === '/moved') response.writeHead(302, { location: '/good' }).end();
  else if (request.url === '/broken') response.writeHead(503).end();
  else if (request.url === '/svg')
    response.writeHead(200, { 'content-type': 'image/png' }).end('<svg xmlns="…"><image/></svg>');
  else if (request.url !== '/silent') response.writeHead(404).end();
});
let issuer: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe("a picture from the provider's own address", () => {
  test('comes as it is', async () => {
    expect(await fetchPicture(`${issuer}/good`, issuer, LONG)).toEqual(png);
  });

  test.each(['/endless', '/moved', '/svg', '/missing'])('%s is none', async (path) => {
    expect(await fetchPicture(`${issuer}${path}`, issuer, LONG)).toBeNull();
  });

  test('is tried again later when its server is in trouble or says nothing', async () => {
    await expect(fetchPicture(`${issuer}/broken`, issuer, LONG)).rejects.toThrow('503');
    const silent = fetchPicture(`${issuer}/silent`, issuer, { timeoutMs: 200 });
    await expect(silent).rejects.toThrow(/timeout|aborted/i);
  });
});

test.each([
  'http://elsewhere.example/a.png',
  'https://user:secret@elsewhere.example/a.png',
  'file:///etc/passwd',
  'data:image/png;base64,iVBORw0KGgo=',
  'nonsense',
])('%s is not asked for', async (url) => {
  expect(await fetchPicture(url, issuer)).toBeNull();
});

test('it is drawn anew as a square, and what cannot be drawn is none', async () => {
  const { format, width, height, exif } = await sharp((await squareAvatar(png))!).metadata();
  expect([format, width, height, exif]).toEqual(['webp', 256, 256, undefined]);
  expect(await squareAvatar(png.subarray(0, 60))).toBeNull();
});
