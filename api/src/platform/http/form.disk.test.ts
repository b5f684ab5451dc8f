import { readdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '@tessera/contract/endpoint';
import { CALLERS, withBareServer } from '../../../test/bare-server.ts';
import { encodeForm } from '../../../test/forms.ts';
import { withSmallDisk } from '../../../test/small-disk.ts';

const KILOBYTE = 1024;

const sendThing = endpoint(
  { method: 'POST', path: '/thing', kind: 'multipart', timeoutMs: 120_000 },
  {
    summary: 'Takes a thing',
    access: 'verified',
    cache: 'private',
    body: z.object({ title: z.string().max(40) }),
    files: {
      field: 'images',
      max: 2,
      maxBytes: 500 * KILOBYTE,
      totalMaxBytes: 1_000 * KILOBYTE,
      messages: { tooMany: 'Too many.', tooLarge: 'Too large.', tooLargeInAll: 'Too large.' },
    },
    response: z.object({ bytes: z.array(z.int()) }),
  },
);

async function withThing(work: () => Promise<void> = async () => {}) {
  const server = await withBareServer((binder) =>
    binder.bind(sendThing, async ({ files }) => {
      await work();
      return { bytes: files.map(({ bytes }) => bytes) };
    }),
  );
  const send = async (bytes: number) => {
    const form = await encodeForm({ title: 'x', images: { bytes: Buffer.alloc(bytes, 7) } });
    const answer = await server.app.inject({
      method: 'POST',
      url: '/thing',
      headers: {
        ...form.headers,
        authorization: CALLERS['a verified user'].authorization,
      },
      payload: form.payload,
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json<unknown>() };
  };
  const failures = async () =>
    /service_failures_total\{service="disk"\} (\d+)/.exec(await server.metrics.text())?.[1] ?? '0';
  const errors = () =>
    server.logged
      .map((line) => JSON.parse(line) as { level: number; msg: string; err?: { message: string } })
      .filter(({ level }) => level >= 50)
      .map(({ msg, err }) => [msg, err?.message]);
  return { send, failures, errors };
}

const UNAVAILABLE = {
  status: 503,
  headers: { 'retry-after': expect.any(String) },
  body: {
    code: 'UNAVAILABLE',
    message: 'We cannot take files at the moment. Please try again later.',
  },
};

test('a full disk is a fault of the server: 503, an error in the log, and counted', async () => {
  const { send, failures, errors } = await withThing();
  const disk = withSmallDisk();
  expect(await send(20 * KILOBYTE)).toMatchObject({ status: 200 });
  expect(await failures()).toBe('0');

  expect(await send(200 * KILOBYTE)).toMatchObject(UNAVAILABLE);
  expect(errors()).toEqual([['request failed', expect.stringContaining('ENOSPC')]]);
  expect(await failures()).toBe('1');
  expect(readdirSync(disk.path)).toEqual([]);
  // The disk has room again, because nothing was left behind.
  expect(await send(20 * KILOBYTE)).toMatchObject({ status: 200 });
});

test('a disk that cannot be written is one too', async () => {
  const { send, failures, errors } = await withThing();
  const disk = withSmallDisk();
  disk.makeReadOnly();
  expect(await send(1)).toMatchObject(UNAVAILABLE);
  expect(errors()).toEqual([['request failed', expect.stringContaining('EROFS')]]);
  expect(await failures()).toBe('1');
});

test('so is a disk that fills up while the form is handled', async () => {
  const disk = withSmallDisk();
  const fill = join(disk.path, 'fill');
  const { send, failures } = await withThing(async () =>
    writeFileSync(fill, Buffer.alloc(100 * KILOBYTE)),
  );
  expect(await send(1)).toMatchObject(UNAVAILABLE);
  expect(await failures()).toBe('1');
  unlinkSync(fill);
});
