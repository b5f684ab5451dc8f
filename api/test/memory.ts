import { onTestFinished } from 'vitest';
import { openSharedMemory, type SharedMemory } from '../src/platform/cache/redis.ts';
import { createLog } from '../src/platform/log.ts';
import { createMetrics } from '../src/platform/metrics.ts';
import { environment } from './world.ts';

/** What one process holds of Redis: each call stands for a process of its own. */
export async function withMemory(url?: string): Promise<SharedMemory> {
  const memory = openSharedMemory(
    { REDIS_URL: url ?? environment()['REDIS_URL']! },
    createLog({ LOG_LEVEL: 'silent' }),
    createMetrics(),
  );
  await memory.settle();
  onTestFinished(memory.close);
  return memory;
}
