import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { withFaultProxy } from '../../../test/fault-proxy.ts';
import { withMemory } from '../../../test/memory.ts';
import { environment } from '../../../test/world.ts';
import { createPacedLimiter } from './paced-limiter.ts';
import type { SharedMemory } from './redis.ts';

// An hour, so that no test meets the turn of a window.
const five = () => ({ name: randomUUID(), points: 5, seconds: 3_600 });
const SYNCED_MS = 700;

const open = (memory: SharedMemory, o: ReturnType<typeof five>) => {
  const { limit, stop } = createPacedLimiter(memory, o);
  onTestFinished(stop);
  return (times: number, key = 'visitor') =>
    Array.from({ length: times }, () => limit(key)).filter(({ allowed }) => allowed).length;
};

test('one process holds the limit at once', async () => {
  const ask = open(await withMemory(), five());
  expect([ask(40), ask(1, 'another')]).toEqual([5, 1]);
});

test('processes count together a moment later', async () => {
  const o = five();
  const [one, other] = [open(await withMemory(), o), open(await withMemory(), o)];
  expect([one(3), other(1)]).toEqual([3, 1]);
  await sleep(SYNCED_MS);
  // Each has told Redis, and each learns the total when it next has something to tell.
  expect(one(1)).toBe(1);
  await sleep(SYNCED_MS);
  expect(one(1)).toBe(0);
});

test('a refusal says when to come back, and the time does come', async () => {
  const { limit, stop } = createPacedLimiter(await withMemory(), {
    name: randomUUID(),
    points: 1,
    seconds: 1,
  });
  onTestFinished(stop);
  // From the start of a window, so that both calls fall into it.
  await sleep(1_000 - (Date.now() % 1_000) + 5);
  expect(limit('visitor')).toEqual({ allowed: true, retryAfterSeconds: 0 });
  expect(limit('visitor')).toEqual({ allowed: false, retryAfterSeconds: 1 });
  await sleep(1_010);
  expect(limit('visitor').allowed).toBe(true);
});

test('without Redis each process holds the limit, and tells what it counted when it is back', async () => {
  const proxy = await withFaultProxy(environment()['REDIS_URL']);
  const o = five();
  const near = open(await withMemory(proxy.url), o);
  proxy.cut();
  expect(near(7)).toBe(5);
  await sleep(SYNCED_MS);
  expect(near(1)).toBe(0);
  await proxy.restore();
  const far = open(await withMemory(), o);
  let admitted = 5;
  for (let i = 0; i < 30 && admitted > 0; i++) {
    await sleep(300);
    admitted = far(1);
  }
  expect(admitted).toBe(0);
});
