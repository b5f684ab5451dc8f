import { AppError } from '../errors.ts';
import type { Limiter } from './limiter.ts';

/** Throws when the client with this key has exceeded its rate limit. */
export type Gate = (key: string) => Promise<void>;

export type MakeLimiter = (o: { name: string; points: number; seconds: number }) => Limiter;

const gate =
  (limit: Limiter, code: 'TOO_MANY_REQUESTS' | 'RESEND_TOO_SOON'): Gate =>
  async (key) => {
    const { allowed, retryAfterSeconds } = await limit(key);
    if (!allowed) throw new AppError(code, { retryAfterSeconds });
  };

const HOUR = 3_600;

export const createGates = (limiter: MakeLimiter, factor: number) => {
  const counted = (name: string, points: number, seconds: number): Gate =>
    gate(limiter({ name, points: points * factor, seconds }), 'TOO_MANY_REQUESTS');

  return {
    counted,

    /** The mails with a code to one address, by the hour and by the day. */
    mails: (name: string): Gate => {
      const [hourly, daily] = [counted(name, 6, HOUR), counted(`${name}-daily`, 15, 24 * HOUR)];
      return async (email) => {
        await hourly(email);
        await daily(email);
      };
    },

    /**
     * `cooldown` enforces a pause between two one-time codes. `startCooldown` starts that pause without being refused by
     * it.
     */
    pause: (name: string, seconds: number): { cooldown: Gate; startCooldown: Gate } => {
      const limit = limiter({ name, points: 1, seconds });
      return {
        cooldown: gate(limit, 'RESEND_TOO_SOON'),
        startCooldown: async (key) => void (await limit(key)),
      };
    },
  };
};
