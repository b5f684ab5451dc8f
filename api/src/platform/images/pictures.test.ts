import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '@tessera/contract/endpoint';
import { CALLERS, withBareServer } from '../../../test/bare-server.ts';
import { encodeForm, hugePicture, noisyPicture, plainPicture } from '../../../test/forms.ts';
import { environment } from '../../../test/world.ts';
import { readConfig } from '../config.ts';
import { createJobs } from '../jobs/jobs.ts';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { createStorage } from '../storage/storage.ts';
import { NOT_A_PICTURE } from './drawing.ts';
import { createPictures, keysOf, type StoredPicture } from './pictures.ts';

const config = readConfig(environment());
const storage = createStorage(config);
const jobs = createJobs({
  url: config.DATABASE_JOBS_URL,
  working: false,
  log: createLog({ LOG_LEVEL: 'silent' }),
  metrics: createMetrics(),
});
const pictures = createPictures({ storage, jobs });
beforeAll(() => storage.ensureBuckets());
afterAll(() => storage.close());

const MEGABYTE = 1024 * 1024;
const stored = z.object({
  key: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
  widths: z.array(z.int()),
});
const sendPictures = endpoint(
  { method: 'POST', path: '/pictures', kind: 'multipart' },
  {
    summary: 'Takes pictures',
    access: 'admin',
    cache: 'private',
    body: z.object({ fail: z.string().optional() }),
    files: {
      field: 'images',
      max: 5,
      maxBytes: 5 * MEGABYTE,
      totalMaxBytes: 20 * MEGABYTE,
      messages: { tooMany: 'Five.', tooLarge: 'Five megabytes.', tooLargeInAll: 'Twenty.' },
    },
    response: z.object({ pictures: z.array(stored) }),
  },
);

const ADMIN = { authorization: CALLERS['an admin'].authorization };

const withPictures = async () => {
  const kept: StoredPicture[] = [];
  const { app } = await withBareServer((binder, server) => {
    binder.bind(sendPictures, ({ body, files }) =>
      pictures.keep(
        files,
        { bucket: 'public', folder: 'tests', widths: [800, 400] },
        async (all) => {
          kept.push(...all);
          if (body.fail) throw new Error('planted');
          return { pictures: all };
        },
      ),
    );
    server.get('/browse', async () => ({ ok: true }));
  });
  const send = async (images: Buffer[], fields: Record<string, string> = {}) => {
    const { payload, headers } = await encodeForm({
      ...fields,
      images: images.map((bytes) => ({ bytes })),
    });
    return app.inject({
      method: 'POST',
      url: '/pictures',
      headers: { ...headers, ...ADMIN },
      payload,
    });
  };
  const sendOne = async (image: Buffer): Promise<{ picture: StoredPicture; bytes: Buffer }> => {
    const answer = await send([image]);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const [picture] = answer.json<{ pictures: StoredPicture[] }>().pictures;
    const file = await storage.find('public', picture!.key);
    return { picture: picture!, bytes: await buffer(file!.body) };
  };
  return { app, kept, send, sendOne };
};

describe('a picture is drawn anew', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('from %s, in each width, as WebP', async (kind) => {
    const { sendOne } = await withPictures();
    const { picture, bytes } = await sendOne(await plainPicture(kind));
    expect(picture).toMatchObject({ width: 800, height: 560, widths: [400] });
    expect(picture.key).toMatch(/^tests\/[0-9a-f]{32}\.webp$/);
    expect(picture.placeholder).toMatch(/^(c[89a][0-9a-f]{4}){4}$/);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 800 });
    const narrow = await storage.find('public', keysOf(picture)[1]!);
    expect(await sharp(await buffer(narrow!.body)).metadata()).toMatchObject({ width: 400 });
  });

  test('never wider than it was', async () => {
    const { sendOne } = await withPictures();
    const { picture } = await sendOne(await plainPicture('png', { width: 90, height: 40 }));
    expect(picture).toMatchObject({ width: 90, height: 40, widths: [] });
  });

  test('the four colours are those of its quarters', async () => {
    const { sendOne } = await withPictures();
    const square = (input: string, left: number, top: number) => ({
      input: { create: { width: 100, height: 100, channels: 3, background: input } } as const,
      left,
      top,
    });
    const four = await sharp({
      create: { width: 200, height: 200, channels: 3, background: '#000' },
    })
      .composite([square('#ff0000', 0, 0), square('#00ff00', 100, 0), square('#0000ff', 0, 100)])
      .png()
      .toBuffer();
    const { picture } = await sendOne(four);
    const colours = picture.placeholder.match(/../g)!.map((each) => Number.parseInt(each, 16));
    const wanted = [255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0];
    for (const [index, colour] of colours.entries())
      expect(Math.abs(colour - wanted[index]!)).toBeLessThan(40);
  });

  test('I175 where it was taken and which way up is not kept', async () => {
    const { sendOne } = await withPictures();
    const photo = await sharp(await plainPicture('jpeg', { width: 400, height: 200 }))
      .withExif({
        IFD0: { Copyright: 'planted', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { picture, bytes } = await sendOne(photo);
    // The image is rotated and its orientation mark is removed.
    expect(picture).toMatchObject({ width: 200, height: 400 });
    const { exif, icc, xmp, orientation } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes('planted')).toBe(false);
  });

  test('I174 what hides behind a picture is gone', async () => {
    const { sendOne } = await withPictures();
    const behind = Buffer.from('PK\x03\x04<script>planted()</script><?php planted ?>', 'latin1');
    for (const kind of ['jpeg', 'png', 'webp'] as const) {
      const { bytes } = await sendOne(Buffer.concat([await plainPicture(kind), behind]));
      expect([bytes.includes('planted'), bytes.includes('PK\x03\x04')]).toEqual([false, false]);
    }
  });

  test('I176 of ten thousand frames the first is taken', async () => {
    const { send } = await withPictures();
    const frames = 10_000;
    const pixels = Buffer.from(
      Array.from({ length: 4 * 4 * frames * 3 }, (_, at) => (at * 31) % 251),
    );
    const film = await sharp(pixels, {
      raw: { width: 4, height: 4 * frames, channels: 3, pageHeight: 4 },
    })
      .webp({ effort: 0, loop: 0 })
      .toBuffer();
    expect((await sharp(film, { pages: -1 }).metadata()).pages).toBe(frames);
    const answer = await send([film]);
    expect(answer.json()).toMatchObject({ pictures: [{ width: 4, height: 4 }] });
  });
});

describe('what is no picture is refused, and nothing is stored', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>';
  test.each([
    ['an SVG', async () => Buffer.from(svg)],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', () => sharp(Buffer.from(svg)).gif().toBuffer()],
    [
      'a PNG that is an SVG inside',
      async () => Buffer.concat([hugePicture(8).subarray(0, 8), Buffer.from(svg)]),
    ],
    ['nothing', async () => Buffer.alloc(0)],
    ['a single byte', async () => Buffer.from([0x89])],
  ])('I171 %s, whatever it is called', async (_what, bytes) => {
    const { send, kept } = await withPictures();
    const answer = await send([await bytes()]);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      400,
      NOT_A_PICTURE,
    ]);
    expect(kept).toEqual([]);
  });

  test('I173 a picture that is cut off or broken', async () => {
    const { send, kept } = await withPictures();
    const half = (whole: Buffer) => whole.subarray(0, Math.floor(whole.length / 2));
    const broken = await noisyPicture('png', 300, 200);
    broken.fill(0xff, 20_000, 40_000);
    const noisy = [await noisyPicture('png', 300, 200), await noisyPicture('jpeg', 300, 200)];
    for (const bytes of [...noisy.map(half), half(await plainPicture('webp')), broken])
      expect((await send([bytes])).statusCode).toBe(400);
    expect(kept).toEqual([]);
  });

  test('I172 one of 14000 by 14000 pixels, without being unfolded in memory', async () => {
    const { send } = await withPictures();
    const bomb = hugePicture(14_000);
    await send([await plainPicture()]);
    const before = process.memoryUsage.rss();
    expect((await send([bomb])).statusCode).toBe(400);
    const risenMegabytes = (process.memoryUsage.rss() - before) / MEGABYTE;
    expect(risenMegabytes).toBeLessThan(150);
  });

  test('when what follows fails, the pictures go too', async () => {
    const { send, kept } = await withPictures();
    expect(
      (await send([await plainPicture(), await plainPicture()], { fail: 'yes' })).statusCode,
    ).toBe(500);
    expect(kept).toHaveLength(2);
    for (const key of kept.flatMap(keysOf)) expect(await storage.find('public', key)).toBeNull();
  });

  test('one bad picture among good ones stores none', async () => {
    const { send, kept } = await withPictures();
    expect((await send([await plainPicture(), Buffer.from('x')])).statusCode).toBe(400);
    expect(kept).toEqual([]);
  });
});

/** Runs in a separate process, so that the memory of the senders is not counted as the server's. */
const SENDERS = `
  const [url, headers] = process.argv.slice(1);
  const body = require('node:fs').readFileSync(0);
  const send = () => fetch(url, { method: 'POST', headers: JSON.parse(headers), body });
  Promise.all(Array.from({ length: 20 }, send)).then((all) =>
    process.stdout.write(all.map(({ status }) => status).join()));`;

test('I180 twenty uploads at once: memory stays bounded and others are served', async () => {
  const { app, sendOne } = await withPictures();
  await sendOne(await plainPicture());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const photo = await plainPicture('jpeg', { width: 3_000, height: 2_000 });
  const bytes = Buffer.concat([photo, Buffer.alloc(4.5 * MEGABYTE)]);
  const { payload, headers } = await encodeForm({ images: [{ bytes }] });
  const before = process.memoryUsage.rss();
  let highest = before;
  const leaving = new AbortController();
  const senders = spawn(
    process.execPath,
    ['-e', SENDERS, `${origin}/pictures`, JSON.stringify({ ...headers, ...ADMIN })],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  senders.stdin.end(payload);
  const statuses = text(senders.stdout).finally(() => leaving.abort());
  let served = 0;
  while (!leaving.signal.aborted) {
    expect((await fetch(`${origin}/browse`)).status).toBe(200);
    served++;
    highest = Math.max(highest, process.memoryUsage.rss());
    await sleep(10);
  }
  expect(await statuses).toBe(Array.from({ length: 20 }, () => 200).join());
  expect(served).toBeGreaterThan(10);
  expect((highest - before) / MEGABYTE).toBeLessThan(200);
});
