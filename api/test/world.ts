import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { createHttp } from '../src/app.ts';
import { composeModules, type Services } from '../src/composition.ts';
import type { Clock } from '../src/platform/clock.ts';
import { readConfig, type Config } from '../src/platform/config.ts';
import { createLog } from '../src/platform/log.ts';
import { openPlatform, type Platform } from '../src/platform/platform.ts';
import type { Timeouts } from '../src/platform/timeouts.ts';
import { LONG_TIMEOUTS } from './long-timeouts.ts';
import { cloneTemplate, inDatabase, required } from './template-database.ts';

export type World = {
  config: Config;
  platform: Platform;
  services: Services;
  http: FastifyInstance;
  logged: string[];
  close: () => Promise<void>;
};

const worker = process.env['VITEST_POOL_ID'] ?? '1';
const database = `t_${worker}`;

/** The environment of one test file: its own database, Redis index and buckets on the real services. */
export function environment(overrides: Record<string, string> = {}): Record<string, string> {
  return {
    NODE_ENV: 'test',
    WEB: 'none',
    LOG_LEVEL: 'debug',
    ORIGIN: 'http://shop.test',
    DATABASE_URL: inDatabase(required('DATABASE_URL'), database),
    DATABASE_READ_URL: inDatabase(required('DATABASE_STANDBY_URL'), database),
    // The session pool of PgBouncer has only one database, so the copies are reached directly.
    DATABASE_JOBS_URL: inDatabase(
      required('DATABASE_MIGRATE_URL').replace('migrator@', 'api@'),
      database,
    ),
    REDIS_URL: `${required('REDIS_URL')}/${Number(worker) % 16}`,
    S3_ENDPOINT: required('S3_ENDPOINT'),
    S3_ACCESS_KEY: required('S3_ACCESS_KEY'),
    S3_SECRET_KEY: required('S3_SECRET_KEY'),
    S3_PUBLIC_BUCKET: `test-public-${worker}`,
    S3_PRIVATE_BUCKET: `test-private-${worker}`,
    SMTP_URL: required('SMTP_URL'),
    ...overrides,
  };
}

export const adminUrl = (): string => inDatabase(required('DATABASE_ADMIN_URL'), database);

/** Waits until the standby has replayed everything that the primary has written so far. */
export async function standbyCaughtUp() {
  const [primary, standby] = [adminUrl(), required('DATABASE_STANDBY_URL')].map(
    (url) => new pg.Client({ connectionString: url }),
  );
  await primary!.connect();
  await standby!.connect();
  try {
    const { rows } = await primary!.query('select pg_current_wal_lsn()::text as lsn');
    for (let i = 0; i < 3_000; i++) {
      const { rows: replayed } = await standby!.query(
        'select pg_last_wal_replay_lsn() >= $1::pg_lsn as ok',
        [rows[0].lsn],
      );
      if (replayed[0].ok) return;
      await sleep(20);
    }
    throw new Error('the standby did not catch up');
  } finally {
    await primary!.end();
    await standby!.end();
  }
}

/** Empties Redis. On a busy machine the connection may not be ready yet, so it retries. */
export async function forgetShared({ memory }: Platform) {
  for (let i = 0; i < 600; i++) {
    if ((await memory.attempt((redis) => redis.flushdb())) !== null) return;
    await sleep(100);
  }
  throw new Error('Redis was not emptied');
}

/** A new copy of the database and a whole server on it. It listens on no port: call it with `world.http.inject`. */
export async function openWorld(
  o: {
    overrides?: Record<string, string>;
    jobs?: boolean;
    fresh?: boolean;
    clock?: Clock;
    /** For a test that delays a service. */
    timeouts?: Partial<Timeouts>;
    lookForJobsEverySeconds?: number;
    /** Applies the statement and lock timeouts of production. */
    hasLimits?: boolean;
    /** The test has no Redis, so it is not emptied. */
    withoutRedis?: boolean;
  } = {},
): Promise<World> {
  if (o.fresh !== false) {
    await cloneTemplate(database, { hasLimits: o.hasLimits ?? false });
    await standbyCaughtUp();
  }
  const logged: string[] = [];
  const config = readConfig(environment(o.overrides));
  const log = createLog(config, { write: (line) => void logged.push(line) });
  const platform = await openPlatform(config, log, {
    ...(o.clock && { clock: o.clock }),
    timeouts: { ...LONG_TIMEOUTS, ...o.timeouts },
    ...(o.lookForJobsEverySeconds && { lookForJobsEverySeconds: o.lookForJobsEverySeconds }),
  });
  if (o.fresh !== false && !o.withoutRedis)
    await forgetShared(platform).catch(async (error: unknown) => {
      await platform.close();
      throw error;
    });
  const composition = composeModules(platform);
  await platform.storage.ensureBuckets();
  if (o.jobs) await platform.jobs.start();
  const http = await createHttp(platform, composition);
  const close = async () => {
    await http.close();
    await platform.close();
  };
  return { config, platform, services: composition.services, http, logged, close };
}

/** A world that is closed when the test ends. */
export async function withWorld(o?: Parameters<typeof openWorld>[0]): Promise<World> {
  const world = await openWorld(o);
  onTestFinished(world.close);
  return world;
}
