import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { withFaultProxy } from '../../../test/fault-proxy.ts';
import { withMemory } from '../../../test/memory.ts';
import { heldClock } from '../../../test/moving-clock.ts';
import { environment, withWorld } from '../../../test/world.ts';
import { createMetrics, type Metrics } from '../metrics.ts';
import { TIMEOUTS } from '../timeouts.ts';
import { createLimiter, type Limiter } from './limiter.ts';

// One hour, so that no window ends during a test.
const five = () => ({ name: randomUUID(), points: 5, seconds: 3_600 });
const REDIS_URL = environment()['REDIS_URL'];

const askTimes = async (limit: Limiter, key: string, times: number) => {
  const answers: { allowed: boolean }[] = [];
  for (let i = 0; i < times; i++) answers.push(await limit(key));
  return answers;
};

const allowed = (answers: { allowed: boolean }[]) =>
  answers.filter((answer) => answer.allowed).length;

const failuresOfRedis = async (metrics: Metrics) => {
  const { values } = await metrics.serviceFailures.get();
  return values.find(({ labels }) => labels.service === 'redis')?.value ?? 0;
};

test('processes count together', async () => {
  const o = five();
  const [one, other] = [createLimiter(await withMemory(), o), createLimiter(await withMemory(), o)];
  expect(allowed(await askTimes(one, 'visitor', 3))).toBe(3);
  expect(allowed(await askTimes(other, 'visitor', 4))).toBe(2);
  expect(allowed(await askTimes(one, 'visitor', 1))).toBe(0);
});

test('visitors and limits count apart', async () => {
  const memory = await withMemory();
  const [one, other] = [createLimiter(memory, five()), createLimiter(memory, five())];
  expect(allowed(await askTimes(one, 'first', 6))).toBe(5);
  expect(allowed(await askTimes(one, 'second', 1))).toBe(1);
  expect(allowed(await askTimes(other, 'first', 1))).toBe(1);
});

test('a refusal says when to come back, here and in another process', async () => {
  const o = { ...five(), points: 1 };
  const [limit, elsewhere] = [
    createLimiter(await withMemory(), o),
    createLimiter(await withMemory(), o),
  ];
  expect(await limit('visitor')).toEqual({ allowed: true, retryAfterSeconds: 0 });
  for (const refuses of [limit, elsewhere]) {
    const refusal = await refuses('visitor');
    expect(refusal.allowed).toBe(false);
    expect(refusal.retryAfterSeconds).toBeGreaterThan(3_000);
    expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(3_600);
  }
});

test('the time to come back does come', async () => {
  const limit = createLimiter(await withMemory(), { ...five(), points: 1, seconds: 1 });
  // Both run at the same time, so that they fall into the same second.
  expect(await Promise.all([limit('visitor'), limit('visitor')])).toEqual([
    { allowed: true, retryAfterSeconds: 0 },
    { allowed: false, retryAfterSeconds: 1 },
  ]);
  await expect.poll(async () => (await limit('visitor')).allowed).toBe(true);
});

test('many at once do not slip through', async () => {
  const limit = createLimiter(await withMemory(), five());
  expect(allowed(await Promise.all(Array.from({ length: 40 }, () => limit('visitor'))))).toBe(5);
});

test('without Redis each process still holds the limit, and they count together again when it is back', async () => {
  const proxy = await withFaultProxy(REDIS_URL);
  const [near, far] = [await withMemory(proxy.url), await withMemory()];
  const o = five();
  const [limit, elsewhere] = [createLimiter(near, o), createLimiter(far, o)];
  await limit('visitor');

  await proxy.refuse();
  // Four of the five points are left, because this process has counted one before. No request waits for Redis.
  expect(allowed(await askTimes(limit, 'visitor', 8))).toBe(4);

  await proxy.restore();
  const refusedForWhatOthersCounted = async () => {
    const key = randomUUID();
    await askTimes(elsewhere, key, 8);
    return !(await limit(key)).allowed;
  };
  await expect.poll(refusedForWhatOthersCounted).toBe(true);
});

test('a Redis that falls silent is asked once a second, and nobody else waits for it', async () => {
  const proxy = await withFaultProxy(REDIS_URL);
  const [clock, metrics] = [heldClock(), createMetrics()];
  const memory = await withMemory(proxy.url, {
    clock,
    metrics,
    commandTimeoutMs: TIMEOUTS.redisCommandMs,
  });
  const limit = createLimiter(memory, { ...five(), points: 1_000 });
  const before = await failuresOfRedis(metrics);
  proxy.pause();
  expect(allowed(await askTimes(limit, 'visitor', 100))).toBe(100);
  expect(await failuresOfRedis(metrics)).toBe(before + 1);
  clock.advance({ seconds: 1 });
  expect(allowed(await askTimes(limit, 'visitor', 100))).toBe(100);
  expect(await failuresOfRedis(metrics)).toBe(before + 2);
});

test.each(['refuse', 'pause'] as const)(
  'requests are limited and answered while Redis does %s',
  async (fault) => {
    const proxy = await withFaultProxy(REDIS_URL);
    // The clock starts at the beginning of a minute, so that all requests are counted in the same window.
    const clock = heldClock(new Date('2026-11-17T10:00:00Z'));
    const world = await withWorld({
      overrides: { REDIS_URL: proxy.url, RATE_LIMIT_PER_MINUTE: '5' },
      clock,
      timeouts: { redisCommandMs: TIMEOUTS.redisCommandMs },
    });
    await world.http.inject({ url: '/api/subscription-plan' });
    await proxy[fault]();
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) {
      // The cached answer expires, so that each request meets the fault.
      clock.advance({ seconds: 3 });
      const { statusCode } = await world.http.inject({
        url: '/api/subscription-plan',
        remoteAddress: '192.0.2.7',
      });
      statuses.push(statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(await failuresOfRedis(world.platform.metrics)).toBeGreaterThan(0);
  },
);

test('no request waits for Redis to be counted', async () => {
  const proxy = await withFaultProxy(REDIS_URL);
  const world = await withWorld({
    overrides: { REDIS_URL: proxy.url, RATE_LIMIT_PER_MINUTE: '5' },
    clock: heldClock(),
  });
  proxy.pause();
  const statuses: number[] = [];
  for (let i = 0; i < 8; i++)
    statuses.push((await world.http.inject({ url: '/api/unknown' })).statusCode);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429, 429]);
  await proxy.restore();
});
