import { expect, onTestFinished } from 'vitest';
import { openSharedMemory, type SharedMemory } from '../src/platform/cache/redis.ts';
import { systemClock, type Clock } from '../src/platform/clock.ts';
import { createLog } from '../src/platform/log.ts';
import { createMetrics, type Metrics } from '../src/platform/metrics.ts';
import { LONG_TIMEOUTS } from './long-timeouts.ts';
import { environment } from './world.ts';

/** Opens a Redis connection like that of one process. Each call stands for another process. */
export async function withMemory(
  url?: string,
  o: { clock?: Clock; metrics?: Metrics; commandTimeoutMs?: number } = {},
): Promise<SharedMemory> {
  const memory = openSharedMemory(
    { REDIS_URL: url ?? environment()['REDIS_URL']! },
    {
      log: createLog({ LOG_LEVEL: 'silent' }),
      metrics: o.metrics ?? createMetrics(),
      clock: o.clock ?? systemClock,
      commandTimeoutMs: o.commandTimeoutMs ?? LONG_TIMEOUTS.redisCommandMs,
    },
  );
  onTestFinished(memory.close);
  await expect.poll(() => memory.redis.status).toBe('ready');
  return memory;
}
