import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { NAME, withList } from '../../../test/shared-list.ts';

test.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])(
  'an answer that is sent again as %s has the same headers, each once, and the same bytes',
  async (encoding, accepts, decompress) => {
    const ask = await withList();
    const first = await ask({ 'accept-encoding': accepts });
    expect(new Set(first.body).size).toBe(256);
    expect(first.headers).toMatchObject({
      'content-encoding': encoding,
      'x-total-count': '7',
      'content-length': String(first.body.length),
      'x-content-type-options': 'nosniff',
    });
    expect(JSON.parse(decompress(first.body).toString())).toEqual({ name: NAME });
    for (let time = 0; time < 4; time++) {
      const again = await ask({ 'accept-encoding': accepts });
      expect([again.status, again.headers]).toEqual([200, first.headers]);
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
  // A cache in front of the server would read this address differently. So the response must never be cached there.
  for (let time = 0; time < 3; time++)
    expect((await ask(br, { query: '?%73earch=x' })).headers['cache-control']).toBe('no-store');
  expect((await ask(br)).headers).toEqual(sent.headers);
});

test('a shared list carries what every answer does, sent or sent again, shortened or refused', async () => {
  let allowed = true;
  const ask = await withList({
    overrides: { ORIGIN: 'https://shop.example' },
    limit: () => ({ allowed, retryAfterSeconds: 7 }),
  });
  const br = { 'accept-encoding': 'br' };
  const answers = [await ask(br), await ask(br), await ask(br)];
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
