import type { Clock } from '../../platform/clock.ts';
import { step } from '../../platform/crash-points.ts';
import type { Database } from '../../platform/db/database.ts';
import { rounds } from '../../platform/db/rounds.ts';
import type { Log } from '../../platform/log.ts';
import type { ProviderPayment } from '../../platform/razorpay/entities.ts';
import { isFailure } from '../../platform/razorpay/failure.ts';
import type { Razorpay } from '../../platform/razorpay/razorpay.ts';
import type { Alarms } from '../ledger/service.alarms.ts';
import type { ProviderPaymentsService } from '../orders/service.payments.ts';
import type { ReportSource } from '../orders/service.settle.ts';
import type { OrderRow, OrdersService } from '../orders/service.ts';
import type { IntakeService } from './service.intake.ts';

const MINUTE_MS = 60_000;
/** Longer than the check of one order usually takes. A second check does no harm. */
const CLAIM_MS = 30_000;
const AT_A_TIME = 8;
const FEES_WITHIN_MS = 15 * MINUTE_MS;
const FEES_AT_ONCE = 50;
const PAGE = 100;
/** With more payments than this in six days, the provider's reports are the better source. */
const PAGES_MAX = 2_000;

const NOT_TAKEN_IN = 'payments: a payment could not be taken in';

type Found = { settled: number; waiting: number };

export type ReconcileService = ReturnType<typeof createReconcileService>;

/** Asks the provider about payments, whether they were reported to us or not. */
export const createReconcileService = ({
  db,
  clock,
  log,
  razorpay,
  orders,
  providerPayments,
  intake,
  alarm,
}: {
  db: Database;
  clock: Clock;
  log: Log;
  razorpay: Razorpay | null;
  orders: OrdersService;
  providerPayments: ProviderPaymentsService;
  intake: IntakeService;
  alarm: Alarms;
}) => {
  /** If the provider is unavailable at the last check of an order, the check is retried for one more day. */
  const patienceMs = orders.lookBackMs + 24 * 60 * MINUTE_MS;
  /** All recent payments are listed repeatedly, so that no payment depends on an event or a browser. */
  const listings = {
    'list-recent': { everyMs: 10 * MINUTE_MS, overMs: 30 * MINUTE_MS },
    'list-long': { everyMs: 60 * MINUTE_MS, overMs: orders.lookBackMs },
  } as const;

  /** Finds the provider's id of an order whose response was lost. */
  const findLost = async (provider: Razorpay, order: OrderRow): Promise<string | null> => {
    const theirs = await step('reconcile.look', () => provider.findOrderByReceipt(order.id));
    if (!theirs) return null;
    await step('reconcile.place', () => orders.place(db, order.id, theirs.id));
    return theirs.id;
  };

  const askAbout = async (order: OrderRow, source: ReportSource): Promise<Found> => {
    const found: Found = { settled: 0, waiting: 0 };
    if (!razorpay) return found;
    const id = order.providerOrderId ?? (await findLost(razorpay, order));
    if (id === null) return found;
    const payments = await step('reconcile.ask', () => razorpay.listOrderPayments(id));
    const failures: unknown[] = [];
    for (const payment of capturedFirst(payments))
      try {
        const { outcome, isNew } = await intake.ingestPayment(payment, source, order);
        if (outcome === 'granted' && isNew) found.settled++;
        if (outcome === 'waiting') found.waiting++;
      } catch (error) {
        log.warn({ err: error, paymentId: payment.id }, NOT_TAKEN_IN);
        failures.push(error);
        // The payment may have been captured after all, so no other one is captured.
        if (payment.status === 'authorized' && !isFailure(error, 'rejected', 'unavailable')) break;
      }
    if (failures.length > 0 && found.settled === 0) throw failures[0];
    return found;
  };

  const sweepOne = async (order: OrderRow, claimedUntil: Date): Promise<void> => {
    const now = clock.now();
    const inAMinute = new Date(now.getTime() + MINUTE_MS);
    const soon = new Date(now.getTime() + MINUTE_MS / 2);
    try {
      const { waiting } = await askAbout(order, 'reconciler');
      const planned = orders.nextCheck(order.createdAt, now);
      const next = waiting > 0 && (!planned || planned > inAMinute) ? inAMinute : planned;
      await step('reconcile.schedule', () =>
        orders.schedule(db, order.id, { claimedUntil, nextCheckAt: next }),
      );
    } catch (error) {
      log.warn({ err: error, orderId: order.id }, 'payments: an order could not be looked at');
      const isOver = now.getTime() - order.createdAt.getTime() > patienceMs;
      const isPointless = isOver || isFailure(error, 'rejected');
      const next = isPointless ? orders.nextCheck(order.createdAt, now) : soon;
      await orders.schedule(db, order.id, { claimedUntil, nextCheckAt: next });
    }
  };

  /** The payments that differ from our rows, or have none. */
  const pickNews = async (page: readonly ProviderPayment[]): Promise<ProviderPayment[]> => {
    const ended = page.filter(({ status }) => status !== 'created' && status !== 'failed');
    if (ended.length === 0) return [];
    const rows = await providerPayments.list(
      db,
      ended.map(({ id }) => id),
    );
    const known = new Map(rows.map((row) => [row.paymentId, row]));
    return ended.filter((payment) => {
      const row = known.get(payment.id);
      return (
        !row?.disposition ||
        row.refundedPaise !== payment.amountRefundedPaise ||
        (row.feePaise === null && payment.feePaise !== null)
      );
    });
  };

  const ingestAll = async (payments: readonly ProviderPayment[]): Promise<void> => {
    for (const payment of payments)
      try {
        await intake.ingestPayment(payment, 'reconciler');
      } catch (error) {
        log.warn({ err: error, paymentId: payment.id }, NOT_TAKEN_IN);
        if (isFailure(error, 'unavailable', 'misconfigured')) throw error;
        if (payment.status === 'captured')
          alarm('unsettled payment', { paymentId: payment.id, why: String(error) });
      }
  };

  /** Lists every payment of the last `overMs`, newest first. New payments shift the pages, so some are listed twice. */
  const list = async (overMs: number): Promise<number> => {
    if (!razorpay) return 0;
    const from = new Date(clock.now().getTime() - overMs);
    let seen = 0;
    for (let page = 0; page < PAGES_MAX; page++) {
      const payments = await razorpay.listPayments({ from, count: PAGE, skip: page * PAGE });
      await ingestAll(await pickNews(payments));
      seen += payments.length;
      if (payments.length < PAGE) return seen;
    }
    log.error({ seen }, 'payments: more payments than one list can hold');
    return seen;
  };

  return {
    askAbout,
    list,

    /** A payment that was settled from its event may lack the fee. A fee that is missed here is found by the lists. */
    learnFees: async (): Promise<void> => {
      if (!razorpay) return;
      const since = new Date(clock.now().getTime() - FEES_WITHIN_MS);
      for (const id of await providerPayments.listFeeless(db, { since, limit: FEES_AT_ONCE }))
        await intake.ingestPayment(await razorpay.getPayment(id), 'reconciler');
    },

    /** Checks the orders that are due. Returns their number. */
    sweepDue: async (): Promise<number> => {
      if (!razorpay) return 0;
      const now = clock.now();
      const claimedUntil = new Date(now.getTime() + CLAIM_MS);
      const due = await step('reconcile.claim', () =>
        orders.claimDue(db, now, claimedUntil, AT_A_TIME),
      );
      await Promise.all(due.map((order) => sweepOne(order, claimedUntil)));
      return due.length;
    },

    /** Runs the lists that are due. One process does it for all. */
    listDue: async (): Promise<void> => {
      for (const [name, { everyMs, overMs }] of Object.entries(listings)) {
        const now = clock.now();
        const next = new Date(now.getTime() + everyMs);
        if (!(await rounds.claim(db, name, now, next))) continue;
        try {
          await list(overMs);
        } catch (error) {
          // Not after the whole interval: a payment may be missing.
          await rounds.retry(db, name, new Date(now.getTime() + MINUTE_MS));
          throw error;
        }
      }
    },
  };
};

/** Captured payments pay the order. An authorised one is captured only if there is none. */
function capturedFirst(payments: readonly ProviderPayment[]): ProviderPayment[] {
  const isCaptured = ({ status }: ProviderPayment) => status === 'captured';
  return [...payments.filter(isCaptured), ...payments.filter((payment) => !isCaptured(payment))];
}
