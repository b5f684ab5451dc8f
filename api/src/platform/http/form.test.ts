import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '@tessera/contract/endpoint';
import { jsonText } from '@tessera/contract/form-fields';
import { CALLERS, echoEndpoint, withBareServer } from '../../../test/bare-server.ts';
import { encodeForm, watchPassingFiles, type Part } from '../../../test/forms.ts';

const MEGABYTE = 1024 * 1024;

const sendThings = endpoint(
  { method: 'POST', path: '/things', kind: 'multipart', timeoutMs: 120_000 },
  {
    summary: 'Takes things',
    access: 'admin',
    cache: 'private',
    body: z.object({ title: z.string().max(40), tags: jsonText(z.array(z.string())).optional() }),
    files: {
      field: 'images',
      max: 5,
      maxBytes: 5 * MEGABYTE,
      totalMaxBytes: 20 * MEGABYTE,
      messages: {
        tooMany: 'You can only upload up to 5 images',
        tooLarge: 'Some images exceed the 5MB size limit.',
        tooLargeInAll: 'Total upload size exceeds 20MB.',
      },
    },
    response: z.object({ title: z.string(), tags: z.array(z.string()), bytes: z.array(z.int()) }),
  },
);

const passing = watchPassingFiles();
afterAll(passing.close);
afterEach(async () => {
  await expect.poll(() => passing.list()).toEqual([]);
});

const withThings = async () => {
  const seen = { calls: 0 };
  const server = await withBareServer((binder) =>
    binder.bind(sendThings, async ({ body, files }) => {
      seen.calls++;
      return {
        title: body.title,
        tags: body.tags ?? [],
        bytes: files.map(({ bytes }) => bytes),
      };
    }),
  );
  const headers = { authorization: CALLERS['an admin'].authorization };
  const send = async (parts: Record<string, Part | Part[]>, as: object = headers) => {
    const form = await encodeForm(parts);
    return server.app.inject({
      method: 'POST',
      url: '/things',
      headers: { ...form.headers, ...as },
      payload: form.payload,
    });
  };
  const sendRaw = (contentType: string, payload: Buffer | string) =>
    server.app.inject({
      method: 'POST',
      url: '/things',
      headers: { ...headers, 'content-type': contentType },
      payload,
    });
  return { ...server, seen, headers, send, sendRaw };
};

const bytesOf = (length: number): Part => ({ bytes: Buffer.alloc(length, 7) });

test('fields and files arrive; lists come as JSON text', async () => {
  const { send } = await withThings();
  const answer = await send({
    title: 'Sari & Söhne – मूल्य',
    tags: '["one","two"]',
    images: [bytesOf(3), bytesOf(5 * MEGABYTE)],
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { title: 'Sari & Söhne – मूल्य', tags: ['one', 'two'], bytes: [3, 5 * MEGABYTE] },
  ]);
});

test('wrong fields are refused by name, as in any other call', async () => {
  const { send } = await withThings();
  const answer = await send({ title: 'x'.repeat(41), tags: 'not json' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    message: 'Some of the details sent are not valid: title, tags.',
  });
});

test('nobody sends files who may not call', async () => {
  const { send, seen } = await withThings();
  const refused = Object.entries(CALLERS).filter(([name]) => name !== 'an admin');
  for (const [, { authorization }] of refused) {
    const answer = await send(
      { title: 'x', images: bytesOf(9) },
      authorization ? { authorization } : {},
    );
    expect([401, 403]).toContain(answer.statusCode);
  }
  expect(seen.calls).toBe(0);
});

describe('what is too much', () => {
  test('I168 a file of 5 MB and a byte is refused with its message', async () => {
    const { send } = await withThings();
    const answer = await send({ title: 'x', images: bytesOf(5 * MEGABYTE + 1) });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      413,
      'Some images exceed the 5MB size limit.',
    ]);
  });

  test('I169 a sixth image is refused', async () => {
    const { send } = await withThings();
    const answer = await send({ title: 'x', images: Array.from({ length: 6 }, () => bytesOf(10)) });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      400,
      'You can only upload up to 5 images',
    ]);
  });

  test('I170 20 MB and a byte in all are refused', async () => {
    const { send } = await withThings();
    const four = Array.from({ length: 4 }, () => bytesOf(5 * MEGABYTE));
    expect((await send({ title: 'x', images: four })).statusCode).toBe(200);
    const answer = await send({ title: 'x', images: [...four, bytesOf(1)] });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      413,
      'Total upload size exceeds 20MB.',
    ]);
  });

  test('a body longer than all that is refused unread, and its sender gets to know', async () => {
    const { app, headers, seen } = await withThings();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const form = await encodeForm({ title: 'x', images: [1, 2, 3, 4, 5].map(() => bytesOf(6e6)) });
    const answer = await fetch(`http://127.0.0.1:${port}/things`, {
      method: 'POST',
      headers: { ...headers, ...form.headers },
      body: new Uint8Array(form.payload),
    });
    expect([answer.status, seen.calls]).toEqual([413, 0]);
  });

  test('a field is no place for a novel, nor a form for a hundred fields', async () => {
    const { send } = await withThings();
    expect((await send({ title: 'x'.repeat(300_000) })).statusCode).toBe(413);
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`field${n}`, 'x']));
    expect((await send({ title: 'x', ...many })).statusCode).toBe(400);
  });
});

describe('what is not a form', () => {
  test('a file under another name, a field twice, or a name of the language itself', async () => {
    const { send } = await withThings();
    expect((await send({ title: 'x', other: bytesOf(4) })).statusCode).toBe(400);
    expect((await send({ title: ['x', 'y'] })).statusCode).toBe(400);
    expect((await send({ title: 'x', __proto__x: 'y', constructor: 'y' })).statusCode).toBe(400);
  });

  test("I177 a sender's file name is not used for anything", async () => {
    const { send, logged } = await withThings();
    for (const name of ['../../x', 'a\0b.png', `${'planted'.repeat(150)}.png`, 'C:\\x\\y.png']) {
      const answer = await send({ title: 'x', images: { bytes: Buffer.from('12'), name } });
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { title: 'x', tags: [], bytes: [2] },
      ]);
    }
    expect(logged.join('')).not.toContain('planted');
  });

  const part = (n: number) => `--b\r\nContent-Disposition: form-data; name="f${n}"\r\n\r\nx\r\n`;

  test.each([
    ['no boundary', 'multipart/form-data', part(1)],
    [
      'ten thousand parts',
      'multipart/form-data; boundary=b',
      Array.from({ length: 10_000 }, (_, n) => part(n)).join(''),
    ],
  ])('I178 %s is refused at once, before the rest has come', async (_what, type, begun) => {
    const { app, headers, seen } = await withThings();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    const head = { ...headers, 'content-type': type, 'content-length': begun.length + 1_000 };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
    socket.write(`POST /things HTTP/1.1\r\nhost: x\r\n${lines.join('\r\n')}\r\n\r\n${begun}`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer).split('\r\n', 1)).toEqual(['HTTP/1.1 400 Bad Request']);
    expect(seen.calls).toBe(0);
  });

  test('I178 a form without an end, without parts or with an empty boundary is refused', async () => {
    const { sendRaw, seen } = await withThings();
    const file = '--b\r\nContent-Disposition: form-data; name="images"; filename="a"\r\n\r\nabc';
    for (const payload of [part(1), file, 'no parts at all'])
      expect((await sendRaw('multipart/form-data; boundary=b', payload)).statusCode).toBe(400);
    const empty = await sendRaw('multipart/form-data; boundary=', `${part(1)}--b--\r\n`);
    expect(empty.statusCode).toBe(400);
    expect((await sendRaw('application/json', '{"title":"x"}')).statusCode).toBe(415);
    expect(seen.calls).toBe(0);
  });
});

test('I179 an upload that is broken off reaches nobody and leaves nothing', async () => {
  const { app, headers, seen } = await withThings();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const form = await encodeForm({ title: 'x', images: [bytesOf(4 * MEGABYTE)] });
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = { ...headers, ...form.headers, 'content-length': String(form.payload.length) };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  socket.write(`POST /things HTTP/1.1\r\nhost: x\r\n${lines.join('\r\n')}\r\n\r\n`);
  socket.write(form.payload.subarray(0, 2 * MEGABYTE));
  await expect.poll(() => passing.list().length).toBe(1);
  socket.destroy();
  await expect.poll(() => passing.list()).toEqual([]);
  expect(seen.calls).toBe(0);
});

test('a body that trickles in is cut off, unless it is an upload', async () => {
  const { app } = await withBareServer(
    (binder) => {
      binder.bind(echoEndpoint('public'), async ({ body }) => body);
      binder.bind(sendThings, async () => ({ title: 'x', tags: [], bytes: [] }));
    },
    { bodyTimeoutMs: 200 },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const trickle = async (path: string, type: string) => {
    const connected = once(app.server, 'connection') as Promise<[Socket]>;
    // The client does not close its side, like one that wants to hold the connection.
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const [ours] = await connected;
    const { authorization } = CALLERS['an admin'];
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\ncontent-type: ${type}\r\ncontent-length: 9000\r\n\r\n--b`,
    );
    socket.on('error', () => {});
    const more = setInterval(() => socket.write('-'), 200);
    onTestFinished(() => {
      clearInterval(more);
      socket.destroy();
    });
    const heard: string[] = [];
    socket.on('data', (bytes: Buffer) => heard.push(String(bytes).split('\r\n', 1)[0]!));
    return { ours, heard };
  };
  const upload = await trickle('/things', 'multipart/form-data; boundary=b');
  await expect.poll(() => upload.ours.bytesRead).toBeGreaterThan(0);
  const other = await trickle('/echo/public', 'application/json');
  await expect.poll(() => other.ours.destroyed).toBe(true);
  expect(other.heard).toEqual(['HTTP/1.1 408 Request Timeout']);
  // The upload started earlier and is still open.
  expect(upload.ours.destroyed).toBe(false);
  expect(upload.heard).toEqual([]);
});
