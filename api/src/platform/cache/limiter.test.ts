import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { withFaultProxy } from '../../../test/fault-proxy.ts';
import { withMemory } from '../../../test/memory.ts';
import { environment, withWorld } from '../../../test/world.ts';
import { createLimiter, type Limiter } from './limiter.ts';

const five = () => ({ name: randomUUID(), points: 5, seconds: 60 });
const REDIS_URL = environment()['REDIS_URL'];

// Limits count by the minute, and one that ends halfway would count the rest anew.
const MINUTE_MS = 60_000;
const LONGEST_MS = 8_000;
beforeEach(async () => {
  const left = MINUTE_MS - (Date.now() % MINUTE_MS);
  if (left < LONGEST_MS) await sleep(left);
});

const askTimes = async (limit: Limiter, key: string, times: number) => {
  const answers: { allowed: boolean; ms: number }[] = [];
  for (let i = 0; i < times; i++) {
    const start = Date.now();
    const { allowed } = await limit(key);
    answers.push({ allowed, ms: Date.now() - start });
  }
  return answers;
};

const allowed = (answers: { allowed: boolean }[]) =>
  answers.filter((answer) => answer.allowed).length;

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

test('a refusal says when to come back, and the time does come', async () => {
  const limit = createLimiter(await withMemory(), { ...five(), points: 1, seconds: 1 });
  expect(await limit('visitor')).toEqual({ allowed: true, retryAfterSeconds: 0 });
  expect(await limit('visitor')).toEqual({ allowed: false, retryAfterSeconds: 1 });
  await sleep(1_100);
  expect((await limit('visitor')).allowed).toBe(true);
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
  const answers = await askTimes(limit, 'visitor', 8);
  // Five, less the one this process let through before.
  expect(allowed(answers)).toBe(4);
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(300);

  await proxy.restore();
  const refusedForWhatOthersCounted = async () => {
    const key = randomUUID();
    await askTimes(elsewhere, key, 8);
    return !(await limit(key)).allowed;
  };
  await expect.poll(refusedForWhatOthersCounted, { timeout: 4_000 }).toBe(true);
});

test('a Redis that falls silent costs a few callers a moment, not every caller', async () => {
  const proxy = await withFaultProxy(REDIS_URL);
  const limit = createLimiter(await withMemory(proxy.url), { ...five(), points: 1_000 });
  await limit('visitor');
  proxy.pause();
  const answers = await askTimes(limit, 'visitor', 100);
  expect(allowed(answers)).toBe(100);
  expect(answers.filter(({ ms }) => ms > 60).length).toBeLessThanOrEqual(10);
});

test.each(['refuse', 'pause'] as const)(
  'requests are limited and answered fast when Redis does %s',
  async (fault) => {
    const proxy = await withFaultProxy(REDIS_URL);
    const world = await withWorld({
      overrides: { REDIS_URL: proxy.url, RATE_LIMIT_PER_MINUTE: '5' },
    });
    await world.http.inject({ url: '/api/subscription-plan' });
    await proxy[fault]();
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) {
      const start = Date.now();
      const { statusCode } = await world.http.inject({
        url: '/api/subscription-plan',
        remoteAddress: '192.0.2.7',
      });
      statuses.push(statusCode);
      expect(Date.now() - start).toBeLessThan(300);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  },
);
