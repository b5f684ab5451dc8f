import type { Tag } from '@tessera/contract/endpoint';
import { createFreshness } from './cache/freshness.ts';
import { createLimiter } from './cache/limiter.ts';
import { createPacedLimiter } from './cache/paced-limiter.ts';
import { createPublicCache } from './cache/public-cache.ts';
import { openSharedMemory } from './cache/redis.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import { armCrashPoints } from './crash-points.ts';
import { isTooSlow, isTransient, isUnknownThere, openDatabase } from './db/database.ts';
import { openReadRouter } from './db/read-router.ts';
import { defineEdgeJobs } from './edge.ts';
import { createHealth } from './http/health.ts';
import { createPictures } from './images/pictures.ts';
import { createPrivateLinks } from './images/private-links.ts';
import { createJobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import { createMailer } from './mail/mailer.ts';
import { createOutbox } from './mail/outbox.ts';
import { createMetrics } from './metrics.ts';
import { createRazorpay } from './razorpay/razorpay.ts';
import { createStorage } from './storage/storage.ts';
import { stretchedTimeouts, type Timeouts } from './timeouts.ts';

export type Platform = Awaited<ReturnType<typeof openPlatform>>;

/** How many times the limit of one account all members and visitors of one network may use together. */
const NETWORK_FACTOR = 10;

/** Opens all technical services in the order of their dependencies. They are closed in reverse order. */
export async function openPlatform(
  config: Config,
  log: Log,
  o: { clock?: Clock; timeouts?: Partial<Timeouts>; lookForJobsEverySeconds?: number } = {},
) {
  const timeouts = { ...stretchedTimeouts(config.TIMEOUT_FACTOR), ...o.timeouts };
  const clock = o.clock ?? systemClock;
  const metrics = createMetrics();
  armCrashPoints(config.CRASH_AT, log);
  const onDatabaseError = (error: Error) => {
    metrics.serviceFailures.inc({ service: 'database' });
    log.warn({ err: error }, 'database: a connection was lost');
  };

  const primary = openDatabase(config.DATABASE_URL, onDatabaseError, {
    max: config.DATABASE_POOL_SIZE,
    query_timeout: timeouts.databaseQueryMs,
    connectionTimeoutMillis: timeouts.databaseConnectMs,
  });
  const standby = config.DATABASE_READ_URL
    ? openDatabase(config.DATABASE_READ_URL, onDatabaseError, {
        max: config.DATABASE_POOL_SIZE,
        query_timeout: timeouts.standbyQueryMs,
        connectionTimeoutMillis: timeouts.standbyConnectMs,
      })
    : null;
  const reads = await openReadRouter(
    primary.db,
    standby?.db ?? null,
    (database) => metrics.standbyReads.inc({ database }),
    isTransient,
    isTooSlow,
    isUnknownThere,
    timeouts.standbyProbeMs,
  );

  const memory = openSharedMemory(config, {
    log,
    metrics,
    clock,
    commandTimeoutMs: timeouts.redisCommandMs,
  });
  await memory.settle();
  const pace = createPacedLimiter(memory, clock, {
    name: 'requests',
    points: config.RATE_LIMIT_PER_MINUTE,
    seconds: 60,
  });
  const wholeNetwork = createPacedLimiter(memory, clock, {
    name: 'network',
    points: config.RATE_LIMIT_PER_MINUTE * NETWORK_FACTOR,
    seconds: 60,
  });
  const freshness = createFreshness(memory, clock);
  const cache = createPublicCache(memory, freshness, metrics, clock);

  const storage = createStorage(config);
  const mailer = createMailer(config);
  const razorpay = createRazorpay(config, {
    connectMs: timeouts.razorpayConnectMs,
    tryMs: timeouts.razorpayTryMs,
    totalMs: timeouts.razorpayTotalMs,
  });
  if (razorpay && !razorpay.hasWebhookSecret)
    log.error('payments: RAZORPAY_WEBHOOK_SECRET is not set, so no event can be believed');
  const jobs = createJobs({
    url: config.DATABASE_JOBS_URL,
    working: config.ROLES.includes('jobs'),
    log,
    metrics,
    ...(o.lookForJobsEverySeconds && { lookEverySeconds: o.lookForJobsEverySeconds }),
  });
  const { refreshEdge } = defineEdgeJobs(jobs, config);
  const outbox = createOutbox(jobs, mailer);
  const pictures = createPictures({ storage, jobs });
  const privateLinks = createPrivateLinks({ secret: config.CODE_SECRET, clock });

  const answers = (pool: typeof primary.pool) => async () => void (await pool.query('select 1'));
  const health = createHealth(
    [
      { name: 'database', sufficient: true, run: answers(primary.pool) },
      // Anonymous pages and lists continue on the standby. Jobs need the primary.
      ...(standby
        ? [
            {
              name: 'standby',
              sufficient: config.ROLES.includes('http'),
              run: answers(standby.pool),
            },
          ]
        : []),
      { name: 'redis', sufficient: false, run: memory.check },
      { name: 'storage', sufficient: false, run: storage.check },
      { name: 'queues', sufficient: false, run: jobs.check },
    ],
    { clock, checkTimeoutMs: timeouts.healthCheckMs },
  );

  const countConnections = () => {
    for (const [name, pool] of [
      ['primary', primary.pool],
      ['standby', standby?.pool],
    ] as const) {
      if (!pool) continue;
      metrics.databaseConnections.set({ pool: name, state: 'open' }, pool.totalCount);
      metrics.databaseConnections.set({ pool: name, state: 'idle' }, pool.idleCount);
      metrics.databaseConnections.set({ pool: name, state: 'waiting' }, pool.waitingCount);
    }
  };
  const counting = setInterval(countConnections, 5_000).unref();

  return {
    config,
    log,
    clock,
    metrics,
    db: primary.db,
    reads,
    memory,
    limit: pace.limit,
    limiter: (options: Parameters<typeof createLimiter>[1]) => createLimiter(memory, options),
    limitWholeNetwork: wholeNetwork.limit,
    freshness,
    changed: (tag: Tag) => freshness.changed(tag),
    refreshEdge,
    cache,
    storage,
    pictures,
    privateLinks,
    mailer,
    razorpay,
    jobs,
    outbox,
    health,
    async close() {
      await jobs.stop();
      clearInterval(counting);
      reads.stop();
      pace.stop();
      wholeNetwork.stop();
      mailer.close();
      razorpay?.close();
      storage.close();
      memory.close();
      await standby?.close();
      await primary.close();
    },
  };
}
