import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { startRazorpay } from '../../sandbox/razorpay/start.ts';
import { readConfig } from '../src/platform/config.ts';
import { RazorpayFailure } from '../src/platform/razorpay/failure.ts';
import { createRazorpay, type Razorpay } from '../src/platform/razorpay/razorpay.ts';
import { environment } from './world.ts';

/** Short, so that what hangs does not hold the tests up. */
export const LIMITS = { connectMs: 300, tryMs: 400, totalMs: 1_500, pauseMs: 10 };

export type Action = { kind: string; ms?: number; seconds?: number; retryAfter?: number };
type Match = { method?: string; path?: string; nth?: number };

export type Provider = Awaited<ReturnType<typeof openProvider>>;

/** The sandbox, our client for it, and ways to break what is between them. */
export async function openProvider(seed: string) {
  const sandbox = await startRazorpay({ seed });
  const connect = (overrides: Record<string, string> = {}): Razorpay =>
    createRazorpay(readConfig(environment({ ...sandbox.environment, ...overrides })), LIMITS)!;
  const razorpay = connect();
  return {
    razorpay,
    connect,
    control: sandbox.control,
    spoil: (match: Match, action: Action) =>
      sandbox.control('faults', { faults: [{ match, action }] }),
    counts: () => sandbox.control<Record<string, number | undefined>>('counts'),
    advance: (seconds: number) => sandbox.control('clock/advance', { seconds }),
    reset: () => sandbox.control('reset', {}),
    /** Somebody begins to pay an order of his own. */
    async pay(): Promise<string> {
      const { id } = await razorpay.createOrder(wish());
      const { razorpay_payment_id: payment } = await sandbox.control<{
        razorpay_payment_id: string;
      }>('pay', { order_id: id, instrument: 'netbanking:HDFC' });
      return payment;
    },
    async close() {
      razorpay.close();
      await sandbox.stop();
    },
  };
}

export const wish = (receipt: string = randomUUID()) => ({
  amountPaise: 49_900,
  currency: 'INR' as const,
  receipt,
  notes: { oid: receipt },
});

export const failureOf = async (call: Promise<unknown>): Promise<RazorpayFailure> =>
  await call.then(
    () => expect.fail('it succeeded'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(RazorpayFailure);
      return error as RazorpayFailure;
    },
  );
