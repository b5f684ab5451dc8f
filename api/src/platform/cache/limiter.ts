import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { SharedMemory } from './redis.ts';

export type Verdict = { allowed: boolean; retryAfterSeconds: number };
export type Limiter = (key: string) => Promise<Verdict>;

/**
 * A rate limit that is counted in Redis for all processes. Each process also keeps a local count at all times.
 * While Redis is down, the local count applies, so the limit neither disappears nor starts again at zero.
 */
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
  return async (key) => {
    const own = await count(local, key);
    if (!own.allowed) return own;
    return (await memory.attempt(() => count(shared, key))) ?? own;
  };
}
