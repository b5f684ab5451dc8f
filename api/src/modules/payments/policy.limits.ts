import { createGates, type Gate, type MakeLimiter } from '../../platform/cache/gates.ts';

const MINUTE = 60;

/** The rate limits per user for creating orders, reporting payments and checking unpaid orders. */
export type PaymentLimits = { create: Gate; verify: Gate; check: Gate };

export function createPaymentLimits(limiter: MakeLimiter, factor: number): PaymentLimits {
  const { counted } = createGates(limiter, factor);
  return {
    create: counted('create-order', 20, MINUTE),
    verify: counted('verify-payment', 40, MINUTE),
    check: counted('check-payments', 6, MINUTE),
  };
}
