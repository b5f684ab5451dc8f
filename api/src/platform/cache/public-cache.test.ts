import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { withMemory } from '../../../test/memory.ts';
import { heldClock } from '../../../test/moving-clock.ts';
import type { Clock } from '../clock.ts';
import { createMetrics } from '../metrics.ts';
import { createFreshness } from './freshness.ts';
import { createPublicCache } from './public-cache.ts';

/** The cache of one process, with a count of its answers by source. */
async function withCache(clock: Clock = heldClock()) {
  const memory = await withMemory();
  const metrics = createMetrics();
  const freshness = createFreshness(memory, clock);
  const cache = createPublicCache(memory, freshness, metrics, clock);
  const answered = async (source: 'process' | 'redis' | 'built') => {
    const { values } = await metrics.cacheAnswers.get();
    return values.find(({ labels }) => labels.source === source)?.value ?? 0;
  };
  return { memory, freshness, cache, answered };
}

const builder = (body: string) => {
  const calls: { fresh: boolean }[] = [];
  const build = async (o: { fresh: boolean }) => {
    calls.push(o);
    return { headers: { 'x-total-count': '7' }, body };
  };
  return { build, calls };
};

test('equal requests that arrive together are built once', async () => {
  const { cache } = await withCache();
  const { build, calls } = builder('[]');
  const name = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => cache.answer(name, ['plans'], build)),
  );
  expect(calls).toHaveLength(1);
  expect(new Set(answers).size).toBe(1);
});

test('an answer is kept in the process, and once it is asked again in Redis for other processes', async () => {
  const clock = heldClock();
  const [one, other] = [await withCache(clock), await withCache(clock)];
  const { build, calls } = builder('["₹1,499"]');
  const name = randomUUID();
  await one.cache.answer(name, ['plans'], build);
  await one.cache.answer(name, ['plans'], build);
  expect([calls.length, await one.answered('process')]).toEqual([1, 1]);
  await other.cache.answer(name, ['plans'], build);
  // A change invalidates both copies. Both processes have by now seen the request more than once, so they use Redis.
  await one.freshness.changed('plans');
  clock.advance({ seconds: 1 });
  const first = await one.cache.answer(name, ['plans'], build);
  const elsewhere = await other.cache.answer(name, ['plans'], build);
  expect(calls).toHaveLength(3);
  expect(await other.answered('redis')).toBe(1);
  expect([elsewhere.etag, elsewhere.plain]).toEqual([first.etag, first.plain]);
  expect(elsewhere.headers).toEqual({ 'x-total-count': '7' });
});

test('an answer is built anew after half a minute, though nobody has announced a change', async () => {
  const clock = heldClock();
  const { cache } = await withCache(clock);
  const { build, calls } = builder('[]');
  const name = randomUUID();
  await cache.answer(name, ['plans'], build);
  clock.advance({ seconds: 20 });
  await cache.answer(name, ['plans'], build);
  expect(calls).toHaveLength(1);
  clock.advance({ seconds: 10 });
  await cache.answer(name, ['plans'], build);
  expect(calls).toHaveLength(2);
});

test('the stored encodings are the same text', async () => {
  const { cache } = await withCache();
  const text = JSON.stringify(Array.from({ length: 200 }, (_, i) => `₹${i}`));
  const { plain, encoded, etag } = await cache.answer(randomUUID(), ['plans'], builder(text).build);
  expect(plain.toString()).toBe(text);
  expect(brotliDecompressSync(await encoded('br')).toString()).toBe(text);
  expect(gunzipSync(await encoded('gzip')).toString()).toBe(text);
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
});

test('an answer is compressed once for each encoding', async () => {
  const { cache } = await withCache();
  const { encoded } = await cache.answer(randomUUID(), ['plans'], builder('["one"]').build);
  const [first, again] = await Promise.all([encoded('br'), encoded('br')]);
  expect(again).toBe(first);
  expect(await encoded('br')).toBe(first);
});

test('an answer that is built anew has its own headers, bytes and etag', async () => {
  const { cache, freshness } = await withCache();
  const name = randomUUID();
  const ask = async (body: string, total = '7') => {
    await freshness.changed('plans');
    return cache.answer(name, ['plans'], async () => ({
      headers: { 'x-total-count': total },
      body,
    }));
  };
  const first = await ask('["one"]');
  const counted = await ask('["one"]', '8');
  expect([counted.headers, counted.plain.toString(), counted.etag]).toEqual([
    { 'x-total-count': '8' },
    '["one"]',
    first.etag,
  ]);
  const other = await ask('["two"]', '8');
  expect(brotliDecompressSync(await other.encoded('br')).toString()).toBe('["two"]');
  expect(other.etag).not.toBe(first.etag);
});

test('a change retires what was made from it, and asks for a fresh build', async () => {
  const { cache, freshness } = await withCache();
  const { build, calls } = builder('[]');
  const name = randomUUID();
  await cache.answer(name, ['plans'], build);
  await freshness.changed('catalog');
  await cache.answer(name, ['plans'], build);
  expect(calls).toHaveLength(1);
  await freshness.changed('plans');
  await cache.answer(name, ['plans'], build);
  expect(calls).toHaveLength(2);
  expect(calls[1]).toEqual({ fresh: true });
});

test('a build that fails is not kept', async () => {
  const { cache } = await withCache();
  const name = randomUUID();
  const failing = () => cache.answer(name, ['plans'], () => Promise.reject(new Error('no luck')));
  const outcomes = await Promise.allSettled([failing(), failing()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await cache.answer(name, ['plans'], builder('[]').build)).plain.toString()).toBe('[]');
});

test('large answers push the oldest out of the process', async () => {
  const { cache, memory, answered } = await withCache();
  memory.close(); // without Redis, only the cache of the process can answer
  const { build } = builder(JSON.stringify('x'.repeat(4 * 1024 * 1024)));
  for (let i = 0; i < 10; i++) await cache.answer(`large-${i}`, [], build);
  await cache.answer('large-9', [], build);
  expect([await answered('built'), await answered('process')]).toEqual([10, 1]);
  await cache.answer('large-0', [], build);
  expect([await answered('built'), await answered('process')]).toEqual([11, 1]);
});

test('answers that find nothing do too, by the room their names and entries take', async () => {
  const { cache, memory, answered } = await withCache();
  memory.close();
  const { build } = builder('[]');
  const longSearch = 'x'.repeat(8_000);
  for (let i = 0; i < 2_000; i += 100)
    await Promise.all(
      Array.from({ length: 100 }, (_, n) => cache.answer(`${longSearch}-${i + n}`, [], build)),
    );
  await cache.answer(`${longSearch}-1999`, [], build);
  expect(await answered('process')).toBe(1);
  await cache.answer(`${longSearch}-0`, [], build);
  expect(await answered('built')).toBe(2_001);
});

test('an answer keeps no more memory alive than its bytes', async () => {
  const { cache } = await withCache();
  const { plain, encoded } = await cache.answer(
    randomUUID(),
    ['plans'],
    builder('["short"]').build,
  );
  await Promise.all([encoded('br'), encoded('gzip')]);
  for (const bytes of [plain, await encoded('br'), await encoded('gzip')])
    expect(bytes.buffer.byteLength).toBe(bytes.length);
});
