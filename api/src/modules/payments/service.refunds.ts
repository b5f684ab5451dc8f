import type { Clock } from '../../platform/clock.ts';
import { step } from '../../platform/crash-points.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import type { ProviderDispute, ProviderRefund } from '../../platform/razorpay/entities.ts';
import { isFailure } from '../../platform/razorpay/failure.ts';
import type { Razorpay } from '../../platform/razorpay/razorpay.ts';
import type { SubscriptionsService } from '../subscriptions/service.ts';
import { foldDispute, foldRefund, refundedPaise } from './policy.fold.ts';
import { disputeTxn, failedRefundTxn, refundTxn, unsoldTxn } from './policy.ledger.ts';
import { backoffMs } from './policy.schedule.ts';
import { ledgerRepository, type Txn } from './repository.ledger.ts';
import { ordersRepository, type OrderRow } from './repository.orders.ts';
import { paymentsRepository, type PaymentRow } from './repository.payments.ts';
import { refundsRepository, type RefundRow } from './repository.refunds.ts';
import type { Alarms } from './service.alarms.ts';

const DAY_MS = 24 * 3_600_000;
/** Longer than one refund can take at the provider. */
const CLAIM_MS = 45_000;
const RETRY = { firstMs: 5_000, longestMs: 3_600_000 };
const AT_A_TIME = 4;
const BOUGHT_ANEW = {
  disposition: 'excess',
  reason: 'the buyer has bought it anew',
} as const;

export type RefundsService = ReturnType<typeof createRefundsService>;

export const createRefundsService = ({
  db,
  clock,
  razorpay,
  subscriptions,
  alarm,
  log,
  locking,
}: {
  db: Database;
  clock: Clock;
  razorpay: Razorpay | null;
  subscriptions: SubscriptionsService;
  alarm: Alarms;
  log: Log;
  locking: boolean;
}) => {
  /** The payment and its order, both as they are now; the order first, as everywhere. */
  const lock = async (tx: Tx, paymentId: string) => {
    const seen = await paymentsRepository.find(tx, paymentId);
    const order = seen?.orderId
      ? ((await ordersRepository.lock(tx, seen.orderId, { locking })) ?? null)
      : null;
    const payment = await paymentsRepository.lock(tx, paymentId);
    // Found its order in the meantime, which must be locked first.
    if (payment?.orderId !== seen?.orderId) throw new Error(`payment ${paymentId} was moved`);
    if (!payment?.disposition) throw new Error(`payment ${paymentId} has not ended yet`);
    return { payment, order };
  };

  /** False when what was paid for cannot be given again. */
  const reaccess = async (tx: Tx, order: OrderRow, isWhollyRefunded: boolean): Promise<boolean> => {
    const source = { kind: 'order', id: order.id } as const;
    if (isWhollyRefunded && order.status === 'paid') {
      await subscriptions.revokeFrom(tx, source);
      await ordersRepository.end(tx, order.id, { status: 'refunded' });
    } else if (!isWhollyRefunded && order.status === 'refunded') {
      if (!(await subscriptions.restoreFrom(tx, source))) return false;
      await ordersRepository.end(tx, order.id, { status: 'paid' });
    }
    return true;
  };

  /** Writes one refund down; what it means for the books, if anything. */
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
      return refund.status === 'failed' ? null : refundTxn(refund.id, refund.amountPaise, sold);
    }
    const status = foldRefund(known.status, refund.status);
    if (status === known.status) return null;
    await refundsRepository.update(tx, refund.id, { status, nextCheckAt: later(status) });
    return status === 'failed' ? failedRefundTxn(refund.id, refund.amountPaise, sold) : null;
  };

  const record = async (paymentId: string, refunds: readonly ProviderRefund[]): Promise<void> => {
    if (refunds.length === 0) return;
    const outcome = await step('refund.record', () =>
      inTransaction(db, async (tx) => {
        const { payment, order } = await step('refund.lock', () => lock(tx, paymentId));
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
        if (isBooked)
          await step('refund.ledger', () => ledgerRepository.post(tx, paymentId, now, txns));
        const rows = await refundsRepository.list(tx, paymentId);
        const backPaise = refundedPaise(rows);
        const lostPaise = await refundsRepository.sumLost(tx, paymentId);
        const isWhole = backPaise + lostPaise >= payment.amountPaise;
        const isSold =
          sold !== null && (await step('refund.access', () => reaccess(tx, sold, isWhole)));
        const isUnsold = sold !== null && !isSold;
        if (isUnsold) {
          const leftPaise = payment.amountPaise - backPaise - lostPaise;
          await ledgerRepository.post(tx, paymentId, now, [unsoldTxn(paymentId, leftPaise, sold)]);
        }
        const ending = isUnsold ? BOUGHT_ANEW : { disposition: payment.disposition };
        const refundAt = nextTry({ ...payment, ...ending }, isWhole, rows, now);
        await paymentsRepository.setRefunded(tx, paymentId, {
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

  /** Gives an excess back once: one that is on its way is found before another is asked for. */
  const giveBack = async (provider: Razorpay, payment: PaymentRow): Promise<void> => {
    const { paymentId } = payment;
    const before = await step('refund.look', () => provider.listRefunds(paymentId));
    const lostPaise = await refundsRepository.sumLost(db, paymentId);
    const leftPaise = payment.amountPaise - refundedPaise(before) - lostPaise;
    const failed = before.filter(({ status }) => status === 'failed').length;
    const made =
      leftPaise > 0
        ? [
            await step('refund.ask', () =>
              provider.refundPayment({
                paymentId,
                amountPaise: leftPaise,
                // A refund that failed for good is remembered under its key, so the next one needs another.
                key: failed === 0 ? `refund-${paymentId}` : `refund-${paymentId}-${failed}`,
              }),
            ),
          ]
        : [];
    await record(paymentId, [...before, ...made]);
  };

  return {
    record,

    /** What is true of the refunds of a payment now, from the provider. */
    refresh: async (paymentId: string): Promise<void> => {
      if (!razorpay) return;
      await record(paymentId, await step('refund.list', () => razorpay.listRefunds(paymentId)));
    },

    /** A dispute takes nothing until it is lost; then the money is gone, and what it bought with it. */
    recordDispute: async (dispute: ProviderDispute): Promise<void> => {
      const isNew = await inTransaction(db, async (tx) => {
        const { payment, order } = await lock(tx, dispute.paymentId);
        const known = await refundsRepository.findDispute(tx, dispute.id);
        const status = known ? foldDispute(known.status, dispute.status) : dispute.status;
        const deductedPaise = Math.max(known?.deductedPaise ?? 0, dispute.amountDeductedPaise);
        const change = { status, deductedPaise, seenAt: clock.now() };
        if (known) await refundsRepository.updateDispute(tx, dispute.id, change);
        else
          await refundsRepository.insertDispute(tx, {
            disputeId: dispute.id,
            paymentId: dispute.paymentId,
            amountPaise: dispute.amountPaise,
            ...change,
          });
        if (status === 'lost' && known?.status !== 'lost') {
          const txns = deductedPaise > 0 ? [disputeTxn(dispute.id, deductedPaise)] : [];
          await ledgerRepository.post(tx, dispute.paymentId, clock.now(), txns);
          const lostPaise = await refundsRepository.sumLost(tx, dispute.paymentId);
          const isGone = lostPaise + payment.refundedPaise >= payment.amountPaise;
          await paymentsRepository.setRefunded(tx, dispute.paymentId, {
            refundedPaise: payment.refundedPaise,
            status: isGone ? 'refunded' : payment.status,
            refundAt: isGone ? null : payment.refundAt,
            seenAt: clock.now(),
          });
          if (order && payment.disposition === 'granted' && isGone) await reaccess(tx, order, true);
        }
        return !known;
      });
      if (isNew) alarm('dispute', { disputeId: dispute.id, paymentId: dispute.paymentId });
    },

    /** Gives back what is due; each by itself, so that one that cannot holds up nobody. */
    giveBackDue: async (): Promise<number> => {
      if (!razorpay) return 0;
      const now = clock.now();
      const claimedUntil = new Date(now.getTime() + CLAIM_MS);
      const due = await paymentsRepository.claimRefunds(db, now, claimedUntil, AT_A_TIME);
      for (const payment of due) {
        try {
          await giveBack(razorpay, payment);
        } catch (error) {
          const isRefused = isFailure(error, 'rejected', 'misconfigured');
          if (isRefused)
            alarm('unplaced refund', { paymentId: payment.paymentId, why: String(error) });
          const wait = isRefused ? DAY_MS : backoffMs(payment.refundAttempts, RETRY);
          await paymentsRepository.postponeRefund(db, payment.paymentId, {
            claimedUntil,
            at: new Date(clock.now().getTime() + wait),
          });
        }
      }
      return due.length;
    },

    /** A refund takes days; one that nobody reported is asked about daily. */
    checkPending: async (): Promise<number> => {
      if (!razorpay) return 0;
      const now = clock.now();
      const until = new Date(now.getTime() + DAY_MS);
      const due = await refundsRepository.claimPending(db, now, until, AT_A_TIME);
      for (const { refundId, paymentId } of due)
        await razorpay
          .getRefund(refundId)
          .then((refund) => record(paymentId, [refund]))
          .catch((error: unknown) =>
            log.warn({ err: error, refundId }, 'payments: no word of a refund'),
          );
      return due.length;
    },
  };
};

/** An excess whose refund failed is tried again the next day; one that is on its way is not. */
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
