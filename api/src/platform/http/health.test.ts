import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { withFaultProxy } from '../../../test/fault-proxy.ts';
import { environment, withWorld } from '../../../test/world.ts';
import { createHealth } from './health.ts';
import { createOpsServer } from './ops.ts';

const REMEMBERED_MS = 600;

const ask = async (app: FastifyInstance, path: 'live' | 'ready') => {
  const start = Date.now();
  const response = await app.inject({ url: `/health/${path}` });
  expect(response.headers['cache-control']).toBe('no-store');
  return { status: response.statusCode, body: response.json() as unknown, ms: Date.now() - start };
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

  test('is not ready, but alive, while the database is away', async () => {
    const database = await withFaultProxy(environment()['DATABASE_URL']);
    const { http } = await withWorld({ overrides: { DATABASE_URL: database.url } });
    await database.refuse();
    expect(await ask(http, 'ready')).toMatchObject({
      status: 503,
      body: { status: 'not ready', degraded: ['database'] },
    });
    expect(await ask(http, 'live')).toMatchObject({ status: 200 });
    await database.restore();
    await expect
      .poll(async () => (await ask(http, 'ready')).status, { timeout: 4_000, interval: 200 })
      .toBe(200);
  });

  test('does not hang with a database that hangs', async () => {
    const database = await withFaultProxy(environment()['DATABASE_URL']);
    const { http } = await withWorld({ overrides: { DATABASE_URL: database.url } });
    await ask(http, 'ready');
    await sleep(REMEMBERED_MS);
    database.pause();
    const answer = await ask(http, 'ready');
    expect(answer).toMatchObject({ status: 503, body: { degraded: ['database'] } });
    expect(answer.ms).toBeLessThan(2_000);
    await database.restore();
  });

  test('stays ready without Redis, the standby and the file store, and names them', async () => {
    const redis = await withFaultProxy(environment()['REDIS_URL']);
    const standby = await withFaultProxy(environment()['DATABASE_READ_URL']);
    const storage = await withFaultProxy(environment()['S3_ENDPOINT']);
    const { http } = await withWorld({
      overrides: { REDIS_URL: redis.url, DATABASE_READ_URL: standby.url, S3_ENDPOINT: storage.url },
    });
    await redis.refuse();
    expect(await ask(http, 'ready')).toMatchObject({
      status: 200,
      body: { status: 'ready', degraded: ['redis'] },
    });
    await Promise.all([standby.refuse(), storage.refuse()]);
    await sleep(REMEMBERED_MS);
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

test('many questions at once are one look', async () => {
  let looks = 0;
  const health = createHealth([{ name: 'counted', critical: true, run: async () => void looks++ }]);
  await Promise.all(Array.from({ length: 50 }, () => health.report()));
  expect(looks).toBe(1);
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
