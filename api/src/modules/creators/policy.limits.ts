import { RESEND_COOLDOWN_SECONDS } from '@tessera/contract/constants';
import type { Limiter } from '../../platform/cache/limiter.ts';
import { AppError } from '../../platform/errors.ts';

type Gate = (key: string) => Promise<void>;

/** How often somebody may try, by network or by address; each throws when it is too often. */
export type ApplicationLimits = {
  applyFrom: Gate;
  applyAs: Gate;
  guess: Gate;
  sendTo: Gate;
  /** A minute between two codes. Applying starts it without waiting for it. */
  cooldown: Gate;
  startCooldown: Gate;
};

const HOUR = 3_600;

export function createApplicationLimits(
  limiter: (o: { name: string; points: number; seconds: number }) => Limiter,
  factor: number,
): ApplicationLimits {
  const gate =
    (limit: Limiter, code: 'TOO_MANY_REQUESTS' | 'RESEND_TOO_SOON' = 'TOO_MANY_REQUESTS'): Gate =>
    async (key) => {
      const { allowed, retryAfterSeconds } = await limit(key);
      if (!allowed) throw new AppError(code, { retryAfterSeconds });
    };
  const counted = (name: string, points: number, seconds: number) =>
    gate(limiter({ name, points: points * factor, seconds }));
  const cooldown = limiter({
    name: 'application-cooldown',
    points: 1,
    seconds: RESEND_COOLDOWN_SECONDS,
  });
  return {
    applyFrom: counted('apply-from', 20, HOUR),
    applyAs: counted('apply-as', 10, 24 * HOUR),
    guess: counted('application-guess', 10, HOUR / 6),
    sendTo: counted('application-send-to', 6, HOUR),
    cooldown: gate(cooldown, 'RESEND_TOO_SOON'),
    startCooldown: async (key) => void (await cooldown(key)),
  };
}
