import type { Clock } from '../../platform/clock.ts';
import { step } from '../../platform/crash-points.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { ProviderPayment } from '../../platform/razorpay/entities.ts';
import type { Alarms } from '../ledger/service.alarms.ts';
import type { LedgerService } from '../ledger/service.ts';
import type { SubscriptionsService } from '../subscriptions/service.ts';
import {
  paymentsRepository,
  type Disposition,
  type Ending,
  type PaymentRow,
} from './repository.payments.ts';
import { ordersRepository, type OrderRow } from './repository.ts';
import type { UpgradesService } from './service.upgrades.ts';

/** The source of the report about a payment. */
export type ReportSource = 'browser' | 'webhook' | 'reconciler' | 'buyer';

/** A settled payment. `isNew`: it was settled by this call. */
export type Settled = {
  disposition: Disposition;
  isNew: boolean;
  /** The refunded amount in our database. */
  refundedPaise: number;
};

export type SettleService = ReturnType<typeof createSettleService>;

type Locked = OrderRow & { isOrphan: boolean };
type Verdict = Pick<Ending, 'disposition' | 'reason'>;

export const createSettleService = ({
  db,
  clock,
  metrics,
  subscriptions,
  upgrades,
  ledger,
  alarm,
}: {
  db: Database;
  clock: Clock;
  metrics: Metrics;
  subscriptions: SubscriptionsService;
  upgrades: UpgradesService;
  ledger: LedgerService;
  alarm: Alarms;
}) => {
  const grant = (tx: Tx, order: Locked): Promise<boolean> => {
    const to = { holderId: order.userId, source: { kind: 'order', id: order.id } } as const;
    if (order.kind === 'component') {
      const { componentId, itemSnapshot: snapshot } = order;
      return subscriptions.grantBoughtComponent(tx, { ...to, componentId, snapshot });
    }
    const { planId, itemSnapshot: snapshot } = order;
    const { durationDays } = snapshot;
    return subscriptions.grantPeriod(tx, { ...to, planId, durationDays, snapshot });
  };

  /** Decides the disposition of a payment, and grants what it bought. */
  const judge = async (
    tx: Tx,
    order: Locked,
    fact: ProviderPayment,
    others: readonly PaymentRow[],
  ): Promise<Verdict> => {
    if (fact.amountPaise !== order.amountPaise || fact.currency !== order.currency)
      return { disposition: 'suspense', reason: 'not the amount of the order' };
    if (fact.status === 'refunded')
      // A payment that was never captured has no fee and is not booked.
      return fact.feePaise === null
        ? { disposition: 'returned', reason: null }
        : { disposition: 'excess', reason: 'given back before it was known' };
    if (others.some(({ disposition }) => disposition === 'granted'))
      return { disposition: 'excess', reason: 'the order is paid by another payment' };
    if (order.isOrphan) return { disposition: 'excess', reason: 'the buyer has gone' };
    if (!(await upgrades.mayUse(tx, order, fact.createdAt)))
      return { disposition: 'excess', reason: 'the credit of the order is used or too old' };
    if (await grant(tx, order)) return { disposition: 'granted', reason: null };
    return { disposition: 'excess', reason: 'the buyer has it already' };
  };

  /** The ledger transactions of a payment that was just settled. */
  const book = (fact: ProviderPayment, order: OrderRow | null, disposition: Disposition) => {
    if (disposition === 'returned') return [];
    const money = { id: fact.id, amountPaise: fact.amountPaise, currency: fact.currency };
    const received =
      disposition === 'granted' && order
        ? ledger.saleTxn(fact.id, order)
        : ledger.suspenseTxn(disposition === 'suspense' ? 'suspense' : 'capture', money);
    return fact.feePaise === null || fact.currency !== 'INR'
      ? [received]
      : [received, ledger.feeTxn(fact)];
  };

  const write = async (
    tx: Tx,
    fact: ProviderPayment,
    order: OrderRow | null,
    known: PaymentRow | undefined,
    { disposition, reason }: Verdict,
    source: ReportSource,
  ): Promise<Settled> => {
    const now = clock.now();
    const goesBack = disposition === 'excess' && fact.status === 'captured';
    const ending: Ending = {
      orderId: order?.id ?? null,
      disposition,
      reason,
      settledBy: source,
      refundAt: goesBack ? now : null,
    };
    if (known) await paymentsRepository.updateEnded(tx, fact, ending, now);
    else if (!(await paymentsRepository.insertEnded(tx, fact, ending, now))) {
      // Another process has just noted the payment as pending, for which it does not lock the order.
      const noted = await paymentsRepository.lock(tx, fact.id);
      if (!noted || noted.disposition) throw new Error(`payment ${fact.id} ended twice at once`);
      await paymentsRepository.updateEnded(tx, fact, ending, now);
    }
    const txns = book(fact, order, disposition);
    if (disposition === 'granted' && order) txns.push(...(await upgrades.use(tx, order, fact.id)));
    if (known?.disposition === 'suspense') {
      // The fee was booked together with the suspense.
      const isFeeBooked = known.feePaise !== null;
      const fresh = isFeeBooked ? txns.filter(({ key }) => !key.startsWith('fee:')) : txns;
      const { paymentId: id, amountPaise, currency } = known;
      await ledger.post(tx, id, now, [ledger.releaseTxn({ id, amountPaise, currency }), ...fresh]);
    } else await ledger.post(tx, fact.id, now, txns);
    return { disposition, isNew: true, refundedPaise: 0 };
  };

  /** The payment is settled already. Only its fee may arrive later. */
  const complete = async (tx: Tx, fact: ProviderPayment, known: PaymentRow): Promise<Settled> => {
    const { feePaise, taxPaise } = fact;
    const isNews = known.feePaise === null && feePaise !== null && fact.currency === 'INR';
    if (isNews && known.disposition !== 'returned') {
      await paymentsRepository.setFee(tx, fact.id, feePaise, taxPaise ?? 0);
      await ledger.post(tx, fact.id, clock.now(), [ledger.feeTxn(fact)]);
    }
    return {
      disposition: known.disposition!,
      isNew: false,
      refundedPaise: known.refundedPaise,
    };
  };

  const count = (settled: Settled, fact: ProviderPayment, source: ReportSource): Settled => {
    if (!settled.isNew) return settled;
    metrics.settlements.inc({ source, outcome: settled.disposition });
    if (settled.disposition === 'suspense') alarm('suspense', { paymentId: fact.id, source });
    return settled;
  };

  return {
    /**
     * The only place where a payment becomes a purchase. It happens once, however often the payment is reported.
     * No network requests here: the provider was asked before.
     */
    settle: async (
      orderId: string,
      fact: ProviderPayment,
      source: ReportSource,
    ): Promise<Settled> => {
      const settled = await step('settle.transaction', () =>
        inTransaction(db, async (tx) => {
          const order = await ordersRepository.lock(tx, orderId);
          if (!order) throw new Error(`there is no order ${orderId}`);
          const rows = await paymentsRepository.listFor(tx, orderId, fact.id);
          const known = rows.find(({ paymentId }) => paymentId === fact.id);
          const isEnded = known?.disposition && known.disposition !== 'suspense';
          if (isEnded) return complete(tx, fact, known);
          const others = rows.filter((row) => row !== known);
          const verdict = await judge(tx, order, fact, others);
          if (known?.disposition === 'suspense' && verdict.disposition === 'suspense')
            return complete(tx, fact, known);
          const written = await write(tx, fact, order, known, verdict, source);
          const ends = endOf(order, fact, verdict.disposition, clock.now());
          if (ends) await ordersRepository.end(tx, order.id, ends);
          return written;
        }),
      );
      return count(settled, fact, source);
    },

    /** A payment without an order here. It is stored, and an operator decides about it. */
    putAside: async (fact: ProviderPayment, source: ReportSource): Promise<Settled> => {
      const settled = await step('settle.aside', () =>
        inTransaction(db, async (tx) => {
          const known = await paymentsRepository.lock(tx, fact.id);
          if (known?.disposition) return complete(tx, fact, known);
          const isOurs = fact.status === 'captured' || fact.feePaise !== null;
          const verdict: Verdict = isOurs
            ? { disposition: 'suspense', reason: 'nobody ordered it' }
            : { disposition: 'returned', reason: null };
          return write(tx, fact, null, known, verdict, source);
        }),
      );
      return count(settled, fact, source);
    },
  };
};

/** The change that a settled payment makes to its order. */
function endOf(order: OrderRow, fact: ProviderPayment, disposition: Disposition, now: Date) {
  const placed = order.providerOrderId === null && fact.orderId ? fact.orderId : undefined;
  const found = placed === undefined ? {} : { providerOrderId: placed };
  if (disposition === 'granted') return { status: 'paid' as const, paidAt: now, ...found };
  // The order has bought nothing. The next purchase needs a new order.
  const isOpen = order.status !== 'paid' && order.status !== 'refunded';
  return disposition === 'excess' && isOpen ? { status: 'refunded' as const, ...found } : null;
}
