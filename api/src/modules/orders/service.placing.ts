import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import { step } from '../../platform/crash-points.ts';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { isFailure, RazorpayFailure } from '../../platform/razorpay/failure.ts';
import type { Razorpay } from '../../platform/razorpay/razorpay.ts';
import type { Alarms } from '../ledger/service.alarms.ts';
import { ordersRepository, type OrderRow } from './repository.ts';

/** Longer than the timeout of the provider's client, so that two requests for one order never overlap. */
export const PLACING_MS = 12_000;
const POLL_MS = 100;

/** What the provider keeps with an order, so that it can be rebuilt from there. */
export type Notes = { oid: string; uid: string; kind: 'plan' | 'component'; item: string };

/** Creates orders at the provider, once for each. */
export const createPlacing = ({
  db,
  clock,
  alarm,
}: {
  db: Database;
  clock: Clock;
  alarm: Alarms;
}) => {
  const notesOf = (order: OrderRow): Notes => ({
    oid: order.id,
    uid: order.userId,
    kind: order.kind,
    item: order.planId ?? order.componentId ?? '',
  });

  /** Creates the order at the provider. After an earlier attempt, it first searches for an existing one. */
  const ask = async (provider: Razorpay, order: OrderRow, isFirst: boolean): Promise<string> => {
    if (!isFirst) {
      const found = await step('create.look', () => provider.findOrderByReceipt(order.id));
      if (found && found.amountPaise !== order.amountPaise)
        throw new RazorpayFailure('misconfigured', 'the order has another amount than asked for');
      if (found) return found.id;
    }
    const made = await step('create.ask', () =>
      provider.createOrder({
        amountPaise: order.amountPaise,
        currency: 'INR',
        receipt: order.id,
        notes: { ...notesOf(order), v: '1' },
      }),
    );
    return made.id;
  };

  const place = async (provider: Razorpay, order: OrderRow, isFirst: boolean): Promise<string> => {
    try {
      const id = await ask(provider, order, isFirst);
      if (await step('create.store', () => ordersRepository.place(db, order.id, id))) return id;
      const stored = await ordersRepository.find(db, order.id);
      return stored?.providerOrderId ?? id;
    } catch (error) {
      // The next caller need not wait. It must search for an existing order first, unless it is certain that none was
      // created.
      const isUntouched = isFirst && isFailure(error, 'unavailable', 'rejected');
      await ordersRepository.releasePlacing(db, order.id, isUntouched ? null : clock.now());
      if (isFailure(error, 'misconfigured', 'rejected'))
        alarm('misconfigured', { orderId: order.id, why: error.message });
      if (error instanceof RazorpayFailure)
        throw new AppError('CHECKOUT_UNAVAILABLE', { cause: error });
      throw error;
    }
  };

  /**
   * The first caller creates the order, and the others wait for the result. When its lease expires, one of them takes
   * over.
   */
  const awaitPlaced = async (provider: Razorpay, order: OrderRow): Promise<string> => {
    const end = performance.now() + PLACING_MS;
    let seen: OrderRow | undefined = order;
    while (seen && performance.now() < end) {
      if (seen.providerOrderId) return seen.providerOrderId;
      const now = clock.now();
      const until = new Date(now.getTime() + PLACING_MS);
      const isFree = !seen.placingUntil || seen.placingUntil <= now;
      if (isFree && (await ordersRepository.claimPlacing(db, order.id, now, until)))
        return place(provider, order, seen.placingUntil === null);
      await sleep(POLL_MS);
      seen = await ordersRepository.find(db, order.id);
    }
    throw new AppError('CHECKOUT_UNAVAILABLE');
  };

  return { place, awaitPlaced };
};
