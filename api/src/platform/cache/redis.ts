import { Redis } from 'ioredis';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';

const REST_MS = 1_000;

/**
 * Access to Redis. Callers get `null` when Redis is down or slow, and continue without it.
 * After an error Redis is not used for one second, or until it reconnects. So a hanging server delays only a few
 * requests.
 */
export type SharedMemory = ReturnType<typeof openSharedMemory>;

export function openSharedMemory(
  config: Pick<Config, 'REDIS_URL'>,
  o: { log: Log; metrics: Metrics; clock: Clock; commandTimeoutMs: number },
) {
  const { log, metrics, clock } = o;
  const redis = new Redis(config.REDIS_URL, {
    connectTimeout: 500,
    commandTimeout: o.commandTimeoutMs,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  });
  let restUntil = 0;
  let quietUntil = 0;
  const failed = (error: unknown) => {
    const now = clock.ms();
    restUntil = now + REST_MS;
    metrics.serviceFailures.inc({ service: 'redis' });
    if (now < quietUntil) return;
    quietUntil = now + 10_000;
    log.warn({ err: error }, 'redis: working without it');
  };
  redis.on('error', failed);
  redis.on('ready', () => {
    restUntil = 0;
  });

  return {
    redis,
    async attempt<T>(work: (redis: Redis) => Promise<T>): Promise<T | null> {
      if (clock.ms() < restUntil || redis.status !== 'ready') return null;
      try {
        return await work(redis);
      } catch (error) {
        failed(error);
        return null;
      }
    },
    check: async () => {
      await redis.ping();
    },
    /** Waits for the first connection, for one second at most, so that the first requests can already use Redis. */
    async settle() {
      for (let i = 0; i < 20 && redis.status !== 'ready'; i++)
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
    close: () => redis.disconnect(),
  };
}
