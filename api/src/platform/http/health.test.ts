import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { withFaultProxy } from '../../../test/fault-proxy.ts';
import { LONG_TIMEOUTS } from '../../../test/long-timeouts.ts';
import { heldClock } from '../../../test/moving-clock.ts';
import { environment, withWorld } from '../../../test/world.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { openPlatform } from '../platform.ts';
import { TIMEOUTS } from '../timeouts.ts';
import { createHealth } from './health.ts';
import { createOpsServer } from './ops.ts';

const ask = async (app: FastifyInstance, path: 'live' | 'ready') => {
  const response = await app.inject({ url: `/health/${path}` });
  expect(response.headers['cache-control']).toBe('no-store');
  return { status: response.statusCode, body: response.json() as unknown };
};

/** The technical services of a process without a server, with settings that a world cannot leave out. */
const withPlatform = async (overrides: Record<string, string>, without: string[] = []) => {
  const all = Object.entries(environment(overrides)).filter(([name]) => !without.includes(name));
  const config = readConfig(Object.fromEntries(all));
  const platform = await openPlatform(config, createLog({ LOG_LEVEL: 'silent' }), {
    timeouts: LONG_TIMEOUTS,
  });
  onTestFinished(() => platform.close());
  return platform;
};

describe('a process', () => {
  test('is alive and ready when everything answers', async () => {
    const { http } = await withWorld();
    expect(await ask(http, 'live')).toMatchObject({ status: 200, body: { status: 'alive' } });
    expect(await ask(http, 'ready')).toMatchObject({
      status: 200,
      body: { status: 'ready', degraded: [] },
    });
  });

  test('is ready and names the database while only the standby answers', async () => {
    const database = await withFaultProxy(environment()['DATABASE_URL']);
    const { http } = await withWorld({ overrides: { DATABASE_URL: database.url } });
    await database.refuse();
    expect(await ask(http, 'ready')).toMatchObject({
      status: 200,
      body: { status: 'ready', degraded: ['database'] },
    });
    await database.restore();
    await expect
      .poll(async () => (await ask(http, 'ready')).body)
      .toEqual({ status: 'ready', degraded: [] });
  });

  test('is not ready, but alive, while no database is reachable', async () => {
    const database = await withFaultProxy(environment()['DATABASE_URL']);
    const standby = await withFaultProxy(environment()['DATABASE_READ_URL']);
    const { http } = await withWorld({
      overrides: { DATABASE_URL: database.url, DATABASE_READ_URL: standby.url },
    });
    await Promise.all([database.refuse(), standby.refuse()]);
    expect(await ask(http, 'ready')).toMatchObject({
      status: 503,
      body: { status: 'not ready', degraded: ['database', 'standby'] },
    });
    expect(await ask(http, 'live')).toMatchObject({ status: 200 });
    await database.restore();
    await expect.poll(async () => (await ask(http, 'ready')).status).toBe(200);
  });

  test('without a standby is not ready while the database is away', async () => {
    const database = await withFaultProxy(environment()['DATABASE_URL']);
    const platform = await withPlatform({ DATABASE_URL: database.url }, ['DATABASE_READ_URL']);
    await database.refuse();
    expect(await platform.health.report()).toEqual({
      status: 'not ready',
      ready: false,
      degraded: ['database'],
    });
  });

  test('that only runs jobs is not ready while the database is away', async () => {
    const database = await withFaultProxy(environment()['DATABASE_URL']);
    const platform = await withPlatform({ DATABASE_URL: database.url, ROLES: 'jobs' });
    await database.refuse();
    expect(await platform.health.report()).toMatchObject({ ready: false, degraded: ['database'] });
  });

  test('does not hang with a database that hangs', async () => {
    const database = await withFaultProxy(environment()['DATABASE_URL']);
    const { http } = await withWorld({
      overrides: { DATABASE_URL: database.url },
      timeouts: { healthCheckMs: TIMEOUTS.healthCheckMs },
    });
    database.pause();
    // The response arrives while the database still does not answer.
    expect((await ask(http, 'ready')).body).toMatchObject({
      degraded: expect.arrayContaining(['database']),
    });
    await database.restore();
  });

  test('stays ready without Redis, the standby and the file store, and names them', async () => {
    const redis = await withFaultProxy(environment()['REDIS_URL']);
    const standby = await withFaultProxy(environment()['DATABASE_READ_URL']);
    const storage = await withFaultProxy(environment()['S3_ENDPOINT']);
    const clock = heldClock();
    const { http } = await withWorld({
      clock,
      overrides: { REDIS_URL: redis.url, DATABASE_READ_URL: standby.url, S3_ENDPOINT: storage.url },
    });
    await redis.refuse();
    expect(await ask(http, 'ready')).toMatchObject({
      status: 200,
      body: { status: 'ready', degraded: ['redis'] },
    });
    await Promise.all([standby.refuse(), storage.refuse()]);
    clock.advance({ seconds: 0.5 });
    expect(await ask(http, 'ready')).toMatchObject({
      status: 200,
      body: { degraded: ['standby', 'redis', 'storage'] },
    });
  });

  test('that leaves is not ready, but alive, to the last', async () => {
    const { http, platform } = await withWorld();
    platform.health.leave();
    expect(await ask(http, 'ready')).toMatchObject({
      status: 503,
      body: { status: 'leaving' },
    });
    expect(await ask(http, 'live')).toMatchObject({ status: 200 });
  });
});

test('many questions within half a second are one look', async () => {
  let looks = 0;
  const clock = heldClock();
  const health = createHealth(
    [{ name: 'counted', sufficient: true, run: async () => void looks++ }],
    { clock, checkTimeoutMs: TIMEOUTS.healthCheckMs },
  );
  await Promise.all(Array.from({ length: 50 }, () => health.report()));
  clock.advance({ seconds: 0.499 });
  await health.report();
  expect(looks).toBe(1);
  clock.advance({ seconds: 0.001 });
  await health.report();
  expect(looks).toBe(2);
});

describe('the address for machines', () => {
  test('serves health and metrics', async () => {
    const { http, platform } = await withWorld();
    await http.inject({ url: '/api/subscription-plan' });
    const ops = createOpsServer(platform.health, platform.metrics);
    onTestFinished(() => ops.close());
    expect(await ask(ops, 'live')).toMatchObject({ status: 200 });
    expect(await ask(ops, 'ready')).toMatchObject({ status: 200 });
    const metrics = await ops.inject({ url: '/metrics' });
    expect(metrics.headers['content-type']).toMatch(/^text\/plain/);
    expect(metrics.body).toContain(
      'http_request_seconds_count{method="GET",route="/api/subscription-plan",status="200"} 1',
    );
    for (const line of metrics.body.split('\n'))
      expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .*|\w+(?:\{[^}]*\})? \S+|)$/);
    for (const name of [
      'catalogue_reads_total',
      'public_cache_answers_total',
      'job_seconds',
      'service_failures_total',
      'process_cpu_seconds_total',
    ])
      expect(metrics.body).toContain(name);
  });

  test('is the only one that tells figures', async () => {
    const { http } = await withWorld();
    expect((await http.inject({ url: '/metrics' })).statusCode).toBe(404);
  });
});
