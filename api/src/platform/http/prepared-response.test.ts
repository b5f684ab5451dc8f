import { ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { NAME, withList } from '../../../test/shared-list.ts';

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
