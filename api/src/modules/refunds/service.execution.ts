import { backoffMs } from '../../platform/backoff.ts';
import type { Clock } from '../../platform/clock.ts';
import { step } from '../../platform/crash-points.ts';
import { inTransaction, type Database } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import { isFailure } from '../../platform/razorpay/failure.ts';
import type { Razorpay } from '../../platform/razorpay/razorpay.ts';
import type { Alarms } from '../ledger/service.alarms.ts';
import type { PaymentRow, ProviderPaymentsService } from '../orders/service.payments.ts';
import { refundedPaise } from './policy.fold.ts';
import { refundRequestsRepository, type RefundRequestRow } from './repository.requests.ts';
import { refundsRepository } from './repository.ts';
import type { RefundRecording } from './service.recording.ts';

const DAY_MS = 24 * 3_600_000;
/** Longer than one refund can take at the provider. */
export const CLAIM_MS = 45_000;
const RETRY = { firstMs: 5_000, longestMs: 3_600_000 };
const AT_A_TIME = 4;

type NewRefund = { amountPaise: number; key: string; notes?: Record<string, string> };

export type RefundExecution = ReturnType<typeof createRefundExecution>;

/**
 * Requests refunds from the provider: of excess payments automatically, of other payments when an admin has asked for
 * it.
 */
export const createRefundExecution = ({
  db,
  clock,
  razorpay,
  providerPayments,
  refunds,
  alarm,
  log,
}: {
  db: Database;
  clock: Clock;
  razorpay: Razorpay | null;
  providerPayments: ProviderPaymentsService;
  refunds: RefundRecording;
  alarm: Alarms;
  log: Log;
}) => {
  /** Lists the existing refunds first, so that a pending one is not requested again. */
  const createRefund = async (
    provider: Razorpay,
    { paymentId, amountPaise }: Pick<PaymentRow, 'paymentId' | 'amountPaise'>,
    chooseRefund: (
      before: Awaited<ReturnType<Razorpay['listRefunds']>>,
      leftPaise: number,
    ) => NewRefund | null,
  ): Promise<void> => {
    const before = await step('refund.look', () => provider.listRefunds(paymentId));
    const lostPaise = await refundsRepository.sumLost(db, paymentId);
    const refund = chooseRefund(before, amountPaise - refundedPaise(before) - lostPaise);
    if (!refund) return refunds.record(paymentId, before);
    const made = await step('refund.ask', () => provider.refundPayment({ paymentId, ...refund }));
    const noted = { ...made, notes: { ...made.notes, ...refund.notes } };
    return refunds.record(paymentId, [...before, noted]);
  };

  const refundExcess = (provider: Razorpay, payment: PaymentRow): Promise<void> =>
    createRefund(provider, payment, (before, leftPaise) => {
      if (leftPaise <= 0) return null;
      const failed = before.filter(({ status }) => status === 'failed').length;
      const key = `refund-${payment.paymentId}`;
      // The provider remembers a failed refund under its idempotency key, so the next one needs another key.
      return { amountPaise: leftPaise, key: failed === 0 ? key : `${key}-${failed}` };
    });

  const refuse = (request: RefundRequestRow, why: string): Promise<void> =>
    inTransaction(db, async (tx) => {
      await refunds.lock(tx, request.paymentId);
      await refundRequestsRepository.refuse(tx, request.id, why);
    });

  /**
   * Makes a refund that an admin requested, exactly once. Every try has the same idempotency key. A refund whose
   * response was lost is found by its note.
   */
  const fulfil = async (provider: Razorpay, request: RefundRequestRow): Promise<void> => {
    const { id, paymentId, amountPaise } = request;
    const payment = await providerPayments.find(db, paymentId);
    if (!payment) throw new Error(`there is no payment ${paymentId}`);
    await createRefund(provider, payment, (before, leftPaise) => {
      if (before.some(({ notes }) => notes['request'] === id) || amountPaise > leftPaise)
        return null;
      return { amountPaise, key: `request-${id}`, notes: { request: id } };
    });
    const after = await refundRequestsRepository.find(db, id);
    if (after?.status === 'asked') await refuse(request, 'Less than that is left to give back.');
  };

  /** Tries a claimed refund. A refusal of the provider is final. Without an answer the refund is retried. */
  const tryRequest = async (request: RefundRequestRow, claimedUntil: Date): Promise<void> => {
    if (!razorpay) return;
    const { id, paymentId } = request;
    try {
      await fulfil(razorpay, request);
    } catch (error) {
      if (isFailure(error, 'rejected')) {
        await refuse(request, error.message.replace(/^razorpay: rejected: /, ''));
        return;
      }
      log.warn({ err: error, paymentId, request: id }, 'payments: a refund could not be asked for');
      if (isFailure(error, 'misconfigured'))
        alarm('unplaced refund', { paymentId, why: String(error) });
      const at = new Date(clock.now().getTime() + backoffMs(request.attempts, RETRY));
      await refundRequestsRepository.postpone(db, id, { claimedUntil, at });
    }
  };

  const refundExcessesDue = async (provider: Razorpay, now: Date): Promise<number> => {
    const claimedUntil = new Date(now.getTime() + CLAIM_MS);
    const due = await providerPayments.claimRefunds(db, now, claimedUntil, AT_A_TIME);
    for (const payment of due) {
      try {
        await refundExcess(provider, payment);
      } catch (error) {
        const isRefused = isFailure(error, 'rejected', 'misconfigured');
        if (isRefused)
          alarm('unplaced refund', { paymentId: payment.paymentId, why: String(error) });
        const wait = isRefused ? DAY_MS : backoffMs(payment.refundAttempts, RETRY);
        await providerPayments.postponeRefund(db, payment.paymentId, {
          claimedUntil,
          at: new Date(clock.now().getTime() + wait),
        });
      }
    }
    return due.length;
  };

  return {
    tryRequest,

    /** Makes the refunds that are due. Each one is separate, so that a failure does not block the others. */
    refundDue: async (): Promise<number> => {
      if (!razorpay) return 0;
      const now = clock.now();
      const claimedUntil = new Date(now.getTime() + CLAIM_MS);
      const requests = await refundRequestsRepository.claimDue(db, now, claimedUntil, AT_A_TIME);
      for (const request of requests) await tryRequest(request, claimedUntil);
      return requests.length + (await refundExcessesDue(razorpay, now));
    },

    /** A refund takes days. A pending one is checked daily, in case its event was lost. */
    checkPending: async (): Promise<number> => {
      if (!razorpay) return 0;
      const now = clock.now();
      const until = new Date(now.getTime() + DAY_MS);
      const due = await refundsRepository.claimPending(db, now, until, AT_A_TIME);
      for (const { refundId, paymentId } of due)
        await razorpay
          .getRefund(refundId)
          .then((refund) => refunds.record(paymentId, [refund]))
          .catch((error: unknown) =>
            log.warn({ err: error, refundId }, 'payments: no word of a refund'),
          );
      return due.length;
    },
  };
};
