import type { Limiter } from '../../platform/cache/limiter.ts';
import { AppError } from '../../platform/errors.ts';

type Gate = (userId: string) => Promise<void>;

/** The rate limits per user for creating orders, reporting payments and checking unpaid orders. */
export type PaymentLimits = { create: Gate; verify: Gate; check: Gate };

export function createPaymentLimits(
  limiter: (o: { name: string; points: number; seconds: number }) => Limiter,
  factor: number,
): PaymentLimits {
  const gate = (name: string, points: number): Gate => {
    const limit = limiter({ name, points: points * factor, seconds: 60 });
    return async (userId) => {
      const { allowed, retryAfterSeconds } = await limit(userId);
      if (!allowed) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds });
    };
  };
  return {
    create: gate('create-order', 20),
    verify: gate('verify-payment', 40),
    check: gate('check-payments', 6),
  };
}
