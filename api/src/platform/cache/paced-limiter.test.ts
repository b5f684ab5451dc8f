import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { withFaultProxy } from '../../../test/fault-proxy.ts';
import { withMemory } from '../../../test/memory.ts';
import { heldClock } from '../../../test/moving-clock.ts';
import { environment } from '../../../test/world.ts';
import { createPacedLimiter } from './paced-limiter.ts';
import type { SharedMemory } from './redis.ts';

const five = () => ({ name: randomUUID(), points: 5, seconds: 60 });
const START = new Date('2026-11-17T10:00:00Z');

/** A process with a stopped clock, so that no window ends during a test. */
const open = (memory: SharedMemory, o: ReturnType<typeof five>) => {
  const { limit, sync, stop } = createPacedLimiter(memory, heldClock(START), o);
  onTestFinished(stop);
  const ask = (times: number, key = 'visitor') =>
    Array.from({ length: times }, () => limit(key)).filter(({ allowed }) => allowed).length;
  return { ask, sync };
};

/** The count in Redis, over all processes. */
const countedBy = async ({ redis }: SharedMemory, o: { name: string }) => {
  const keys = await redis.keys(`limit:${o.name}:*`);
  const counts = await Promise.all(keys.map((key) => redis.get(key)));
  return counts.reduce((sum, count) => sum + Number(count), 0);
};

test('one process holds the limit at once', async () => {
  const { ask } = open(await withMemory(), five());
  expect([ask(40), ask(1, 'another')]).toEqual([5, 1]);
});

test('processes count together once they have told Redis', async () => {
  const o = five();
  const [one, other] = [open(await withMemory(), o), open(await withMemory(), o)];
  expect([one.ask(3), other.ask(1)]).toEqual([3, 1]);
  await other.sync();
  await one.sync();
  expect(one.ask(1)).toBe(1);
  await one.sync();
  expect(one.ask(1)).toBe(0);
});

test('a process tells Redis by itself', async () => {
  const [o, memory] = [five(), await withMemory()];
  const { ask } = open(memory, o);
  expect(ask(3)).toBe(3);
  await expect.poll(() => countedBy(memory, o)).toBe(3);
});

test('a refusal says when to come back, and the time does come', async () => {
  const clock = heldClock(START);
  const { limit, stop } = createPacedLimiter(await withMemory(), clock, { ...five(), points: 1 });
  onTestFinished(stop);
  expect(limit('visitor')).toEqual({ allowed: true, retryAfterSeconds: 0 });
  expect(limit('visitor')).toEqual({ allowed: false, retryAfterSeconds: 60 });
  clock.advance({ seconds: 59 });
  expect(limit('visitor')).toEqual({ allowed: false, retryAfterSeconds: 1 });
  clock.advance({ seconds: 1 });
  expect(limit('visitor').allowed).toBe(true);
});

test('without Redis each process holds the limit, and tells what it counted when it is back', async () => {
  const proxy = await withFaultProxy(environment()['REDIS_URL']);
  const [o, elsewhere] = [five(), await withMemory()];
  const near = open(await withMemory(proxy.url), o);
  await proxy.refuse();
  expect(near.ask(7)).toBe(5);
  await near.sync();
  expect(near.ask(1)).toBe(0);
  expect(await countedBy(elsewhere, o)).toBe(0);
  await proxy.restore();
  await expect.poll(() => countedBy(elsewhere, o)).toBe(5);
  const far = open(elsewhere, o);
  expect(far.ask(1)).toBe(1);
  await far.sync();
  expect(far.ask(1)).toBe(0);
});
