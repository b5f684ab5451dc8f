import { AppError } from '../errors.ts';
import type { Limiter } from './limiter.ts';

/** Throws when somebody, known by the key, has tried too often. */
export type Gate = (key: string) => Promise<void>;

export type MakeLimiter = (o: { name: string; points: number; seconds: number }) => Limiter;

const gate =
  (limit: Limiter, code: 'TOO_MANY_REQUESTS' | 'RESEND_TOO_SOON'): Gate =>
  async (key) => {
    const { allowed, retryAfterSeconds } = await limit(key);
    if (!allowed) throw new AppError(code, { retryAfterSeconds });
  };

export const createGates = (limiter: MakeLimiter, factor: number) => ({
  counted: (name: string, points: number, seconds: number): Gate =>
    gate(limiter({ name, points: points * factor, seconds }), 'TOO_MANY_REQUESTS'),

  /** A pause between two codes, and a way to begin it without waiting for it. */
  pause: (name: string, seconds: number): { cooldown: Gate; startCooldown: Gate } => {
    const limit = limiter({ name, points: 1, seconds });
    return {
      cooldown: gate(limit, 'RESEND_TOO_SOON'),
      startCooldown: async (key) => void (await limit(key)),
    };
  },
});
