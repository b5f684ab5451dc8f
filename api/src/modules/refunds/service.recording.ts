import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { step } from '../../platform/crash-points.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import type { ProviderDispute, ProviderRefund } from '../../platform/razorpay/entities.ts';
import type { Razorpay } from '../../platform/razorpay/razorpay.ts';
import type { AuditService } from '../audit/service.ts';
import type { Alarms } from '../ledger/service.alarms.ts';
import type { LedgerService, Txn } from '../ledger/service.ts';
import type { PaymentRow, ProviderPaymentsService } from '../orders/service.payments.ts';
import type { OrderRow, OrdersService } from '../orders/service.ts';
import type { UpgradesService } from '../orders/service.upgrades.ts';
import type { SubscriptionsService } from '../subscriptions/service.ts';
import type { RefundOrder } from './jobs.letters.ts';
import { foldDispute, foldRefund, refundedPaise } from './policy.fold.ts';
import { refundRequestsRepository } from './repository.requests.ts';
import { refundsRepository, type RefundRow } from './repository.ts';

const DAY_MS = 24 * 3_600_000;
const BOUGHT_ANEW = {
  disposition: 'excess',
  reason: 'the buyer has bought it anew',
} as const;

export type RefundRecording = ReturnType<typeof createRefundRecording>;

export const createRefundRecording = ({
  db,
  clock,
  razorpay,
  orders,
  providerPayments,
  upgrades,
  ledger,
  subscriptions,
  audit,
  alarm,
  writeRefund,
}: {
  db: Database;
  clock: Clock;
  razorpay: Razorpay | null;
  orders: OrdersService;
  providerPayments: ProviderPaymentsService;
  upgrades: UpgradesService;
  ledger: LedgerService;
  subscriptions: SubscriptionsService;
  audit: AuditService;
  alarm: Alarms;
  writeRefund: Enqueue<RefundOrder>;
}) => {
  /** Locks the payment and its order. The order is locked first, as everywhere. */
  const lock = async (tx: Tx, paymentId: string) => {
    const seen = await providerPayments.find(tx, paymentId);
    const order = seen?.orderId ? ((await orders.lock(tx, seen.orderId)) ?? null) : null;
    const payment = await providerPayments.lock(tx, paymentId);
    // The payment was assigned to an order meanwhile, and that order must be locked first.
    if (payment?.orderId !== seen?.orderId) throw new Error(`payment ${paymentId} was moved`);
    if (!payment?.disposition) throw new Error(`payment ${paymentId} has not ended yet`);
    return { payment, order };
  };

  /**
   * Revokes or restores the access to what was paid for. What an upgrade has ended comes back, or ends again. False if
   * it cannot be restored.
   */
  const reaccess = async (
    tx: Tx,
    order: OrderRow,
    { paymentId, isWhollyRefunded }: { paymentId: string; isWhollyRefunded: boolean },
  ): Promise<boolean> => {
    const source = { kind: 'order', id: order.id } as const;
    if (isWhollyRefunded && order.status === 'paid') {
      await subscriptions.revokeFrom(tx, source);
      const txns = await upgrades.giveBack(tx, order, paymentId);
      await ledger.post(tx, paymentId, clock.now(), txns);
      await orders.end(tx, order.id, { status: 'refunded' });
    } else if (!isWhollyRefunded && order.status === 'refunded') {
      // Its days were credited to another plan, so they are not given a second time.
      const isCredited = (await upgrades.creditedFrom(tx, order.id)) > 0;
      if (!isCredited) {
        if (!(await upgrades.mayTakeAgain(tx, order))) return false;
        if (!(await subscriptions.restoreFrom(tx, source))) return false;
        await ledger.post(
          tx,
          paymentId,
          clock.now(),
          await upgrades.takeAgain(tx, order, paymentId),
        );
      }
      await orders.end(tx, order.id, { status: 'paid' });
    }
    return true;
  };

  /**
   * Completes the request of an admin that the refund belongs to. A refund from the provider's dashboard is recorded
   * with the system as its actor.
   */
  const announce = async (tx: Tx, refund: ProviderRefund, sold: OrderRow | null): Promise<void> => {
    const { id: refundId, paymentId, notes } = refund;
    const { data: requestId } = z.uuid().safeParse(notes['request']);
    const request = requestId && (await refundRequestsRepository.find(tx, requestId));
    if (request && request.paymentId === paymentId)
      await refundRequestsRepository.fulfil(tx, { id: request.id, paymentId, refundId });
    else if (sold)
      await audit.record(tx, {
        actorId: null,
        action: 'refund',
        subject: { kind: 'order', id: sold.id },
        fields: ['refunded'],
      });
    if (refund.status !== 'failed') await writeRefund(tx, { refundId });
  };

  /** Refuses requested refunds that exceed the rest of the payment. */
  const refuseOverdrawn = async (tx: Tx, paymentId: string, leftPaise: number): Promise<void> => {
    const asked = await refundRequestsRepository.listAsked(tx, paymentId);
    let over = asked.reduce((sum, { amountPaise }) => sum + amountPaise, 0) - leftPaise;
    for (const { id, amountPaise } of asked) {
      if (over <= 0) return;
      await refundRequestsRepository.refuse(
        tx,
        id,
        'Less than that is left: it has gone back meanwhile.',
      );
      over -= amountPaise;
    }
  };

  /** Stores one refund. Returns its ledger transaction, if it has one. */
  const note = async (
    tx: Tx,
    refund: ProviderRefund,
    known: RefundRow | undefined,
    sold: OrderRow | null,
    now: Date,
  ): Promise<Txn | null> => {
    const later = (status: string) =>
      status === 'pending' ? new Date(now.getTime() + DAY_MS) : null;
    if (!known) {
      await refundsRepository.insert(tx, refund, {
        seenAt: now,
        nextCheckAt: later(refund.status),
      });
      await announce(tx, refund, sold);
      return refund.status === 'failed'
        ? null
        : ledger.refundTxn(refund.id, refund.amountPaise, sold);
    }
    const status = foldRefund(known.status, refund.status);
    if (status === known.status) return null;
    await refundsRepository.update(tx, refund.id, { status, nextCheckAt: later(status) });
    return status === 'failed' ? ledger.failedRefundTxn(refund.id, refund.amountPaise, sold) : null;
  };

  const record = async (paymentId: string, refunds: readonly ProviderRefund[]): Promise<void> => {
    if (refunds.length === 0) return;
    const outcome = await step('refund.record', () =>
      inTransaction(db, async (tx) => {
        const { payment, order } = await lock(tx, paymentId);
        const now = clock.now();
        const known = new Map(
          (await refundsRepository.list(tx, paymentId)).map((row) => [row.refundId, row]),
        );
        const sold = payment.disposition === 'granted' ? order : null;
        const txns: Txn[] = [];
        for (const refund of refunds) {
          const txn = await note(tx, refund, known.get(refund.id), sold, now);
          if (txn) txns.push(txn);
        }
        const isBooked = payment.disposition !== 'returned' && payment.currency === 'INR';
        if (isBooked) await ledger.post(tx, paymentId, now, txns);
        const rows = await refundsRepository.list(tx, paymentId);
        const backPaise = refundedPaise(rows);
        const lostPaise = await refundsRepository.sumLost(tx, paymentId);
        const isWhole = backPaise + lostPaise >= payment.amountPaise;
        const isSold =
          sold !== null && (await reaccess(tx, sold, { paymentId, isWhollyRefunded: isWhole }));
        const isUnsold = sold !== null && !isSold;
        if (isUnsold) {
          const leftPaise = payment.amountPaise - backPaise - lostPaise;
          await ledger.post(tx, paymentId, now, [ledger.unsoldTxn(paymentId, leftPaise, sold)]);
        }
        const ending = isUnsold ? BOUGHT_ANEW : { disposition: payment.disposition };
        await refuseOverdrawn(tx, paymentId, payment.amountPaise - backPaise - lostPaise);
        const refundAt = nextTry({ ...payment, ...ending }, isWhole, rows, now);
        await providerPayments.setRefunded(tx, paymentId, {
          refundedPaise: backPaise,
          status: isWhole ? 'refunded' : 'captured',
          refundAt,
          seenAt: now,
          ...ending,
        });
        const hasFailed = rows.some(
          ({ refundId, status }) => status === 'failed' && known.get(refundId)?.status !== 'failed',
        );
        return { payment, refundAt, isSaleUnrefunded: sold !== null && hasFailed };
      }),
    );
    const { payment, refundAt, isSaleUnrefunded } = outcome;
    const isPutOff = refundAt && payment.refundAt?.getTime() !== refundAt.getTime();
    if (isPutOff || isSaleUnrefunded)
      alarm('unplaced refund', { paymentId, why: 'the refund failed' });
  };

  return {
    lock,
    record,

    /** Reads the refunds of a payment from the provider and records them. */
    refresh: async (paymentId: string): Promise<void> => {
      if (!razorpay) return;
      await record(paymentId, await step('refund.list', () => razorpay.listRefunds(paymentId)));
    },

    /**
     * The provider may deduct the amount when a dispute is opened, when it is lost, or later. The access ends when the
     * dispute is lost.
     */
    recordDispute: async (dispute: Omit<ProviderDispute, 'createdAt'>): Promise<void> => {
      const isNew = await inTransaction(db, async (tx) => {
        const { payment, order } = await lock(tx, dispute.paymentId);
        const known = await refundsRepository.findDispute(tx, dispute.id);
        const status = known ? foldDispute(known.status, dispute.status) : dispute.status;
        const deductedPaise = Math.max(known?.deductedPaise ?? 0, dispute.amountDeductedPaise);
        const change = { status, deductedPaise, seenAt: clock.now() };
        const isNews = known?.status !== status || known.deductedPaise !== deductedPaise;
        if (known && isNews) await refundsRepository.updateDispute(tx, dispute.id, change);
        if (!known)
          await refundsRepository.insertDispute(tx, {
            disputeId: dispute.id,
            paymentId: dispute.paymentId,
            amountPaise: dispute.amountPaise,
            ...change,
          });
        if (payment.currency === 'INR') {
          const booked = await ledger.readDispute(tx, dispute);
          const txns = ledger.disputeTxns(dispute.id, booked, change);
          await ledger.post(tx, dispute.paymentId, clock.now(), txns);
        }
        if (status === 'lost' && isNews) {
          const lostPaise = await refundsRepository.sumLost(tx, dispute.paymentId);
          const leftPaise = payment.amountPaise - lostPaise - payment.refundedPaise;
          const isGone = leftPaise <= 0;
          await refuseOverdrawn(tx, dispute.paymentId, leftPaise);
          await providerPayments.setRefunded(tx, dispute.paymentId, {
            refundedPaise: payment.refundedPaise,
            status: isGone ? 'refunded' : payment.status,
            refundAt: isGone ? null : payment.refundAt,
            seenAt: clock.now(),
          });
          if (order && payment.disposition === 'granted' && isGone) {
            const { paymentId } = dispute;
            await reaccess(tx, order, { paymentId, isWhollyRefunded: true });
          }
        }
        return !known;
      });
      if (isNew) alarm('dispute', { disputeId: dispute.id, paymentId: dispute.paymentId });
    },
  };
};

/** A failed refund of an excess payment is retried the next day. A pending one is not. */
function nextTry(
  payment: PaymentRow,
  isWhole: boolean,
  refunds: readonly RefundRow[],
  now: Date,
): Date | null {
  if (payment.disposition !== 'excess' || isWhole) return null;
  const hasFailed = refunds.some(({ status }) => status === 'failed');
  return hasFailed ? new Date(now.getTime() + DAY_MS) : now;
}
