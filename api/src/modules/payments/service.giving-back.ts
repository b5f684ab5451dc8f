import type { Clock } from '../../platform/clock.ts';
import { step } from '../../platform/crash-points.ts';
import { inTransaction, type Database } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import { isFailure } from '../../platform/razorpay/failure.ts';
import type { Razorpay } from '../../platform/razorpay/razorpay.ts';
import { refundedPaise } from './policy.fold.ts';
import { backoffMs } from './policy.schedule.ts';
import { paymentsRepository, type PaymentRow } from './repository.payments.ts';
import { refundsRepository } from './repository.refunds.ts';
import { wishesRepository, type WishRow } from './repository.wishes.ts';
import type { Alarms } from './service.alarms.ts';
import type { RefundsService } from './service.refunds.ts';

const DAY_MS = 24 * 3_600_000;
/** Longer than one refund can take at the provider. */
export const CLAIM_MS = 45_000;
const RETRY = { firstMs: 5_000, longestMs: 3_600_000 };
const AT_A_TIME = 4;

type Way = { amountPaise: number; key: string; notes?: Record<string, string> };

export type GivingBackService = ReturnType<typeof createGivingBackService>;

/** Asks the provider for refunds: for what was paid too much by itself, for the rest when an admin has said so. */
export const createGivingBackService = ({
  db,
  clock,
  razorpay,
  refunds,
  alarm,
  log,
}: {
  db: Database;
  clock: Clock;
  razorpay: Razorpay | null;
  refunds: RefundsService;
  alarm: Alarms;
  log: Log;
}) => {
  /** One that is on its way is found before another is asked for. */
  const giveBack = async (
    provider: Razorpay,
    { paymentId, amountPaise }: Pick<PaymentRow, 'paymentId' | 'amountPaise'>,
    decide: (before: Awaited<ReturnType<Razorpay['listRefunds']>>, leftPaise: number) => Way | null,
  ): Promise<void> => {
    const before = await step('refund.look', () => provider.listRefunds(paymentId));
    const lostPaise = await refundsRepository.sumLost(db, paymentId);
    const way = decide(before, amountPaise - refundedPaise(before) - lostPaise);
    if (!way) return refunds.record(paymentId, before);
    const made = await step('refund.ask', () => provider.refundPayment({ paymentId, ...way }));
    const noted = { ...made, notes: { ...made.notes, ...way.notes } };
    return refunds.record(paymentId, [...before, noted]);
  };

  const giveExcess = (provider: Razorpay, payment: PaymentRow): Promise<void> =>
    giveBack(provider, payment, (before, leftPaise) => {
      if (leftPaise <= 0) return null;
      const failed = before.filter(({ status }) => status === 'failed').length;
      const key = `refund-${payment.paymentId}`;
      // A refund that failed for good is remembered under its key, so the next one needs another.
      return { amountPaise: leftPaise, key: failed === 0 ? key : `${key}-${failed}` };
    });

  const refuse = (wish: WishRow, why: string): Promise<void> =>
    inTransaction(db, async (tx) => {
      await refunds.lock(tx, wish.paymentId);
      await wishesRepository.refuse(tx, wish.id, why);
    });

  /** What an admin asked for, once: every try carries the same key, and what a lost answer made is found by its note. */
  const fulfil = async (provider: Razorpay, wish: WishRow): Promise<void> => {
    const { id, paymentId, amountPaise } = wish;
    const payment = await paymentsRepository.find(db, paymentId);
    if (!payment) throw new Error(`there is no payment ${paymentId}`);
    await giveBack(provider, payment, (before, leftPaise) => {
      if (before.some(({ notes }) => notes['wish'] === id) || amountPaise > leftPaise) return null;
      return { amountPaise, key: `wish-${id}`, notes: { wish: id } };
    });
    const after = await wishesRepository.find(db, id);
    if (after?.status === 'asked') await refuse(wish, 'Less than that is left to give back.');
  };

  /** Tries one that is claimed until then; what the provider refuses is over, what it did not answer is tried again. */
  const tryWish = async (wish: WishRow, claimedUntil: Date): Promise<void> => {
    if (!razorpay) return;
    const { id, paymentId } = wish;
    try {
      await fulfil(razorpay, wish);
    } catch (error) {
      if (isFailure(error, 'rejected')) {
        await refuse(wish, error.message.replace(/^razorpay: rejected: /, ''));
        return;
      }
      log.warn({ err: error, paymentId, wish: id }, 'payments: a refund could not be asked for');
      if (isFailure(error, 'misconfigured'))
        alarm('unplaced refund', { paymentId, why: String(error) });
      const at = new Date(clock.now().getTime() + backoffMs(wish.attempts, RETRY));
      await wishesRepository.postpone(db, id, { claimedUntil, at });
    }
  };

  const giveExcessesDue = async (provider: Razorpay, now: Date): Promise<number> => {
    const claimedUntil = new Date(now.getTime() + CLAIM_MS);
    const due = await paymentsRepository.claimRefunds(db, now, claimedUntil, AT_A_TIME);
    for (const payment of due) {
      try {
        await giveExcess(provider, payment);
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
  };

  return {
    tryWish,

    /** Gives back what is due; each by itself, so that one that cannot holds up nobody. */
    giveBackDue: async (): Promise<number> => {
      if (!razorpay) return 0;
      const now = clock.now();
      const claimedUntil = new Date(now.getTime() + CLAIM_MS);
      const wishes = await wishesRepository.claimDue(db, now, claimedUntil, AT_A_TIME);
      for (const wish of wishes) await tryWish(wish, claimedUntil);
      return wishes.length + (await giveExcessesDue(razorpay, now));
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
          .then((refund) => refunds.record(paymentId, [refund]))
          .catch((error: unknown) =>
            log.warn({ err: error, refundId }, 'payments: no word of a refund'),
          );
      return due.length;
    },
  };
};
