import { randomUUID } from 'node:crypto';
import { setImmediate as later } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { startRazorpay } from '../../sandbox/razorpay/start.ts';
import { readConfig } from '../src/platform/config.ts';
import { RazorpayFailure } from '../src/platform/razorpay/failure.ts';
import { createRazorpay, type Razorpay } from '../src/platform/razorpay/razorpay.ts';
import type { Limits } from '../src/platform/razorpay/transport.ts';
import { environment } from './world.ts';

/** On a busy machine responses may be late. A test that needs a timeout advances the fake timers. */
const LIMITS = { connectMs: 60_000, tryMs: 60_000, totalMs: 200_000, pauseMs: 10 };

export type Action = { kind: string; ms?: number; seconds?: number; retryAfter?: number };
type Fault = { struck: number };
type Match = { method?: string; path?: string; nth?: number };

export type Provider = Awaited<ReturnType<typeof openProvider>>;

/** The provider's sandbox and our client for it, with ways to cause faults between them. */
export async function openProvider(seed: string) {
  const sandbox = await startRazorpay({ seed });
  const connect = (
    overrides: Record<string, string> = {},
    limits: Partial<Limits> = {},
  ): Razorpay =>
    createRazorpay(readConfig(environment({ ...sandbox.environment, ...overrides })), {
      ...LIMITS,
      ...limits,
    })!;
  const razorpay = connect();
  return {
    razorpay,
    connect,
    control: sandbox.control,
    spoil: (match: Match, action: Action) =>
      sandbox.control('faults', { faults: [{ match, action }] }),
    /** Removes all faults and continues the requests that were held. */
    mend: () => sandbox.control('faults', undefined, 'DELETE'),
    /** Stops the timers. Each time a fault meets a request, the time of one try passes. */
    async whileTimeRunsOut<T>(call: () => Promise<T>): Promise<T> {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
      const state = { passed: 0, isOver: false };
      const outcome = call().finally(() => (state.isOver = true));
      outcome.catch(() => {});
      try {
        while (!state.isOver) {
          const [fault] = await sandbox.control<Fault[]>('faults');
          if (!state.isOver && fault && fault.struck > state.passed) {
            state.passed = fault.struck;
            vi.advanceTimersByTime(LIMITS.tryMs);
          }
          await later();
        }
      } finally {
        vi.useRealTimers();
      }
      return outcome;
    },
    counts: () => sandbox.control<Record<string, number | undefined>>('counts'),
    advance: (seconds: number) => sandbox.control('clock/advance', { seconds }),
    reset: () => sandbox.control('reset', {}),
    /** Creates an order and starts a payment for it. */
    async pay(): Promise<string> {
      const { id } = await razorpay.createOrder(orderRequest());
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

export const orderRequest = (receipt: string = randomUUID()) => ({
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
