import { beforeEach, describe, expect, test } from 'vitest';
import { publishComponent } from '../../../test/catalogue.ts';
import { openFaultProxy, withFaultProxy, type FaultProxy } from '../../../test/fault-proxy.ts';
import { withMemory } from '../../../test/memory.ts';
import { heldClock } from '../../../test/moving-clock.ts';
import { environment, standbyCaughtUp, withWorld, type World } from '../../../test/world.ts';
import { createFreshness } from './freshness.ts';

const titles = async (world: World) => {
  const response = await world.http.inject({ url: '/api/component/all' });
  expect(response.statusCode).toBe(200);
  return response
    .json<{ title: string }[]>()
    .map(({ title }) => title)
    .toSorted();
};

describe('while Redis is away', () => {
  let redis: FaultProxy;
  let clock: ReturnType<typeof heldClock>;
  let here: World;
  let elsewhere: World;
  beforeEach(async () => {
    redis = await withFaultProxy(environment()['REDIS_URL']);
    clock = heldClock();
    here = await withWorld({ clock, overrides: { REDIS_URL: redis.url } });
    elsewhere = await withWorld({ clock, fresh: false, overrides: { REDIS_URL: redis.url } });
    await publishComponent(here, { title: 'Old' });
    clock.advance({ seconds: 1 });
    for (const world of [here, elsewhere]) expect(await titles(world)).toEqual(['Old']);
    // Without Redis no version is fresh, so every list is read from the standby.
    await standbyCaughtUp();
    await redis.refuse();
    // The cached versions have expired. From here on each process uses its own versions.
    clock.advance({ seconds: 2 });
  });

  test('lists are answered, and a change shows at once here and within two seconds elsewhere', async () => {
    for (const world of [here, elsewhere]) expect(await titles(world)).toEqual(['Old']);
    await publishComponent(here, { title: 'New' });
    expect(await titles(here)).toEqual(['New', 'Old']);
    await standbyCaughtUp();
    clock.advance({ seconds: 2 });
    expect(await titles(elsewhere)).toEqual(['New', 'Old']);
  });

  test('a change does not disappear again in the process that made it', async () => {
    expect(await titles(here)).toEqual(['Old']);
    await publishComponent(here, { title: 'New' });
    await standbyCaughtUp();
    for (let looks = 0; looks < 40; looks++) {
      expect(await titles(here)).toEqual(['New', 'Old']);
      clock.advance({ seconds: 0.25 });
    }
  });

  test('a change is announced when Redis is back, so that what it still holds is not served', async () => {
    const memory = await withMemory();
    const announced = () => memory.redis.get('version:catalog');
    const before = await announced();
    await publishComponent(here, { title: 'New' });
    await redis.restore();
    await expect.poll(announced).not.toBe(before);
    for (const world of [here, elsewhere])
      await expect
        .poll(() => world.platform.memory.attempt((server) => server.ping()))
        .toBe('PONG');
    clock.advance({ seconds: 1 });
    for (const world of [here, elsewhere]) expect(await titles(world)).toEqual(['New', 'Old']);
  });
});

test('processes share a version per tag, and a change is fresh for a while', async () => {
  const clock = heldClock();
  const [one, other] = [
    createFreshness(await withMemory(), clock),
    createFreshness(await withMemory(), clock),
  ];
  const before = await other.version(['plans']);
  await one.changed('plans');
  const changed = await one.version(['plans']);
  expect(changed).toEqual({ id: expect.not.stringMatching(before.id), fresh: true });
  clock.advance({ seconds: 1 });
  expect(await other.version(['plans'])).toEqual(changed);
  expect((await one.version(['plans', 'catalog'])).id).toContain(changed.id);
});

test('a version is known without asking for a second after it was looked up, and no longer', async () => {
  const clock = heldClock();
  const [one, other] = [
    createFreshness(await withMemory(), clock),
    createFreshness(await withMemory(), clock),
  ];
  const { id } = await one.version(['plans']);
  await other.changed('plans');
  clock.advance({ seconds: 0.999 });
  expect((await one.version(['plans'])).id).toBe(id);
  clock.advance({ seconds: 0.001 });
  expect((await one.version(['plans'])).id).not.toBe(id);
});

test('a version stops being fresh when every standby in use must have it', async () => {
  const clock = heldClock();
  const freshness = createFreshness(await withMemory(), clock);
  await freshness.changed('plans');
  clock.advance({ seconds: 4.999 });
  expect((await freshness.version(['plans'])).fresh).toBe(true);
  clock.advance({ seconds: 0.001 });
  expect((await freshness.version(['plans'])).fresh).toBe(false);
});

test('a process starts while Redis is away', async () => {
  const redis = await openFaultProxy(environment()['REDIS_URL']!);
  await redis.close();
  const world = await withWorld({ overrides: { REDIS_URL: redis.url }, withoutRedis: true });
  await publishComponent(world, { title: 'New' });
  expect(await titles(world)).toEqual(['New']);
});
