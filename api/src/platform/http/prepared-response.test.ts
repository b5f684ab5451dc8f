import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request, ServerResponse, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '@tessera/contract/endpoint';
import { withBareServer } from '../../../test/bare-server.ts';
import type { Verdict } from '../cache/limiter.ts';
import { Answer } from './answer.ts';
import type { PreparedResponse } from './prepared-response.ts';

/** Hard to compress, so that what is sent holds every byte there is. */
const NAME = randomBytes(6_000).toString('base64');

/** A list that everybody shares, asked over one connection. */
async function withList(
  o: {
    overrides?: Record<string, string>;
    limit?: () => Verdict;
    meddle?: (response: ServerResponse, count: number) => void;
    name?: string;
  } = {},
) {
  const name = o.name ?? NAME;
  const list = endpoint(
    { method: 'GET', path: `/${randomUUID()}`, kind: 'json' },
    {
      summary: 'Lists',
      access: 'public',
      cache: 'public',
      query: z.object({ search: z.string().optional() }),
      response: z.object({ name: z.string() }),
    },
  );
  const { app } = await withBareServer(
    (binder) =>
      binder.bind(
        list,
        async ({ query }) => {
          if (query.search === 'trouble') throw new Error('trouble');
          const headers = { 'x-total-count': '7', 'x-content-type-options': 'of-its-own' };
          return new Answer({ name: (query.search ?? '') + name }, { headers });
        },
        { tags: ['plans'] },
      ),
    { overrides: o.overrides ?? {}, ...(o.limit && { limit: o.limit }) },
  );
  let isPrepared = false;
  let isWritten = false;
  let count = 0;
  app.server.prependListener('request', (_asked, response) => {
    count++;
    o.meddle?.(response, count);
    response.once('finish', () => {
      const { prepared } = response as PreparedResponse;
      isPrepared = prepared !== null;
      isWritten = Boolean(prepared?.written);
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const ids: unknown[] = [];
  const ask = async (
    headers: Record<string, string>,
    how: { method?: string; query?: string } = {},
  ) => {
    const asked = request({
      agent,
      port,
      host: '127.0.0.1',
      path: list.path + (how.query ?? ''),
      method: how.method ?? 'GET',
      headers,
    }).end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    const body = await buffer(response);
    const { date, 'x-request-id': id, ...others } = response.headers;
    expect(Math.abs(Date.now() - Date.parse(date!))).toBeLessThan(5_000);
    ids.push(id);
    expect(new Set(ids).size).toBe(ids.length);
    return {
      status: response.statusCode,
      id,
      headers: others,
      raw: response.rawHeaders,
      body,
      isPrepared,
      isWritten,
    };
  };
  return Object.assign(ask, { port, path: list.path, sent: () => count });
}

test.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])(
  'an answer that is sent again as %s has the same headers, each once, and the same bytes',
  async (encoding, accepts, decompress) => {
    const ask = await withList();
    const first = await ask({ 'accept-encoding': accepts });
    expect([first.isPrepared, new Set(first.body).size]).toEqual([false, 256]);
    expect(first.headers).toMatchObject({
      'content-encoding': encoding,
      'x-total-count': '7',
      'content-length': String(first.body.length),
      'x-content-type-options': 'nosniff',
    });
    expect(JSON.parse(decompress(first.body).toString())).toEqual({ name: NAME });
    for (let time = 0; time < 4; time++) {
      const again = await ask({ 'accept-encoding': accepts });
      expect([again.isPrepared, again.status, again.headers]).toEqual([true, 200, first.headers]);
      expect(again.body.equals(first.body)).toBe(true);
      const names = again.raw.filter((_, n) => n % 2 === 0).map((name) => name.toLowerCase());
      expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
    }
  },
);

test('on the same connection nothing else is changed by it', async () => {
  const ask = await withList();
  const br = { 'accept-encoding': 'br' };
  await ask(br);
  const sent = await ask(br);
  const plain = await ask({});
  expect([plain.headers['content-encoding'], JSON.parse(plain.body.toString())]).toEqual([
    undefined,
    { name: NAME },
  ]);
  const known = await ask({ ...br, 'if-none-match': String(sent.headers.etag) });
  expect([known.status, known.body.length, known.headers.etag]).toEqual([
    304,
    0,
    sent.headers.etag,
  ]);
  const head = await ask(br, { method: 'HEAD' });
  expect([head.status, head.headers, head.body.length]).toEqual([200, sent.headers, 0]);
  const other = await ask(br, { query: '?search=x' });
  expect(JSON.parse(brotliDecompressSync(other.body).toString())).toEqual({
    name: `x${NAME}`,
  });
  // Spelled so that a cache in front would read it otherwise: never kept there, however often it is asked here.
  for (let time = 0; time < 3; time++)
    expect((await ask(br, { query: '?%73earch=x' })).headers['cache-control']).toBe('no-store');
  expect((await ask(br)).headers).toEqual(sent.headers);
});

test('its head is the one that Node wrote before, in the same order, whoever names the request', async () => {
  const ask = await withList();
  const br = { 'accept-encoding': 'br' };
  await ask(br);
  const names = (raw: string[]) => raw.filter((_, n) => n % 2 === 0);
  const byNode = await ask(br);
  const writing = vi.spyOn(ServerResponse.prototype, 'writeHead');
  onTestFinished(() => writing.mockRestore());
  const asText = await ask(br);
  const named = await ask({ ...br, 'x-request-id': 'a-name-of-its-own' });
  const misnamed = await ask({ ...br, 'x-request-id': 'a name: of; its own' });
  expect(writing).not.toHaveBeenCalled();
  expect([named.id, names(byNode.raw).length > 10]).toEqual(['a-name-of-its-own', true]);
  expect(misnamed.id).toMatch(/^[\w-]{36}$/);
  for (const one of [asText, named, misnamed]) {
    expect(names(one.raw)).toEqual(names(byNode.raw));
    expect([one.headers, one.body.equals(byNode.body)]).toEqual([byNode.headers, true]);
  }
});

test('what somebody sets on the response itself is on that answer alone', async () => {
  const ask = await withList({
    meddle: (response, count) => {
      if (count > 1 && count < 5) response.setHeader('x-of-one', String(count));
    },
  });
  const found: unknown[] = [];
  for (let count = 1; count < 7; count++)
    found.push((await ask({ 'accept-encoding': 'br' })).headers['x-of-one']);
  expect(found).toEqual([undefined, '2', '3', '4', undefined, undefined]);
});

test('what somebody else sends in the place of a body is what arrives', async () => {
  const ask = await withList({
    meddle: (response, count) => {
      const end = response.end.bind(response) as (...all: unknown[]) => unknown;
      const other = (body: Buffer, ...rest: unknown[]) =>
        end(Buffer.alloc(body.length, 'x'), ...rest);
      if (count === 4) Object.assign(response, { end: other });
    },
  });
  const answers = [];
  for (let count = 1; count < 6; count++) answers.push(await ask({ 'accept-encoding': 'br' }));
  const usual = answers[0]!.body;
  expect(answers.map(({ body }) => body.equals(usual))).toEqual([true, true, true, false, true]);
  expect(answers[3]!.body.equals(Buffer.alloc(usual.length, 'x'))).toBe(true);
});

test('a connection that does not stay is told so, and its head is not taken for others', async () => {
  const ask = await withList();
  const br = { 'accept-encoding': 'br' };
  await ask(br);
  for (let time = 0; time < 2; time++) {
    const last = await ask({ ...br, connection: 'close' });
    expect([last.isPrepared, last.headers.connection]).toEqual([true, 'close']);
    const staying = await ask(br);
    expect([staying.isWritten, staying.headers.connection]).toEqual([true, 'keep-alive']);
    expect(staying.body.equals(last.body)).toBe(true);
  }
});

test('a better compression of the same answer takes its place whole', async () => {
  const ask = await withList();
  const br = { 'accept-encoding': 'br' };
  const quick = await ask(br);
  for (let time = 0; time < 10; time++) await ask(br);
  await expect.poll(async () => (await ask(br)).body.equals(quick.body)).toBe(false);
  const better = await ask(br);
  expect(better.headers['content-length']).toBe(String(better.body.length));
  expect(JSON.parse(brotliDecompressSync(better.body).toString())).toEqual({ name: NAME });
});

test('a shared list carries what every answer does, sent or sent again, shortened or refused', async () => {
  let allowed = true;
  const ask = await withList({
    overrides: { ORIGIN: 'https://shop.example' },
    limit: () => ({ allowed, retryAfterSeconds: 7 }),
  });
  const br = { 'accept-encoding': 'br' };
  const answers = [await ask(br), await ask(br), await ask(br)];
  expect(answers.map((one) => [one.isPrepared, one.isWritten])).toEqual([
    [false, false],
    [true, true],
    [true, true],
  ]);
  const etag = String(answers[0]!.headers.etag);
  answers.push(
    await ask({}),
    await ask({ ...br, 'if-none-match': etag }),
    await ask(br, { method: 'HEAD' }),
    await ask({ ...br, connection: 'close' }),
    await ask(br, { query: '?%73earch=x' }),
    await ask(br, { query: '?search=a&search=b' }),
    await ask(br, { query: '?search=trouble' }),
  );
  allowed = false;
  answers.push(await ask(br));
  expect(answers.map(({ status }) => status)).toEqual([
    200, 200, 200, 200, 304, 200, 200, 200, 400, 500, 429,
  ]);
  for (const { id, headers } of answers) {
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    expect(id).toMatch(/^[\w-]{36}$/);
  }
  for (const { status, headers } of answers.slice(-3))
    expect([status, headers['cache-control'], headers.etag, headers['x-total-count']]).toEqual([
      status,
      'no-store',
      undefined,
      undefined,
    ]);
});

test('who does not read yet gets every answer under its own name, whatever is sent to others meanwhile', async () => {
  const ids = Array.from({ length: 12_000 }, (_, n) => `slow-${String(n).padStart(31, '0')}`);
  const ask = await withList({ name: 'short' });
  const br = { 'accept-encoding': 'br' };
  for (let time = 0; time < 3; time++) await ask(br);
  const slow = connect(ask.port, '127.0.0.1').pause();
  onTestFinished(() => void slow.destroy());
  const line = `GET ${ask.path} HTTP/1.1\r\nhost: a\r\naccept-encoding: br\r\nx-request-id: `;
  for (const id of ids) slow.write(`${line}${id}\r\n\r\n`);
  // Until nothing more fits between the two.
  let [before, sent] = [-1, 0];
  while (before < sent) {
    before = sent;
    await sleep(500);
    sent = ask.sent();
  }
  expect(before).toBeLessThan(ids.length);
  for (let time = 0; time < 5; time++) await ask(br);
  const found: string[] = [];
  let rest = '';
  for await (const chunk of slow) {
    const parts = (rest + (chunk as Buffer).toString('latin1')).split('HTTP/1.1 200 OK');
    rest = parts.pop()!;
    for (const part of parts) found.push(...(/x-request-id: (.+)\r/.exec(part)?.slice(1) ?? []));
    if (found.length === ids.length - 1) break;
  }
  expect(found).toEqual(ids.slice(0, -1));
});
