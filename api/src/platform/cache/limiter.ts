import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { SharedMemory } from './redis.ts';

export type Verdict = { allowed: boolean; retryAfterSeconds: number };
export type Limiter = (key: string) => Promise<Verdict>;

/** Counts in Redis for all processes; while Redis is away each process counts for itself, so a limit never vanishes. */
export function createLimiter(
  memory: SharedMemory,
  o: { name: string; points: number; seconds: number },
): Limiter {
  const local = new RateLimiterMemory({ keyPrefix: o.name, points: o.points, duration: o.seconds });
  const shared = new RateLimiterRedis({
    storeClient: memory.redis,
    keyPrefix: `limit:${o.name}`,
    points: o.points,
    duration: o.seconds,
    // Someone far over the limit costs no round trip.
    inMemoryBlockOnConsumed: o.points + 1,
  });
  const count = async (limiter: RateLimiterAbstract, key: string): Promise<Verdict> => {
    try {
      await limiter.consume(key);
      return { allowed: true, retryAfterSeconds: 0 };
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return {
        allowed: false,
        retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)),
      };
    }
  };
  return async (key) => (await memory.attempt(() => count(shared, key))) ?? count(local, key);
}
