import { formatRupees, rupeesFromPaise } from '@tessera/contract/money';
import type { RefundRequest, SaleFile } from '@tessera/contract/payments-admin';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Razorpay } from '../../platform/razorpay/razorpay.ts';
import type { AuditService } from '../audit/service.ts';
import type { UpgradesService } from '../orders/service.upgrades.ts';
import type { SubscriptionsService } from '../subscriptions/service.ts';
import { refundablePaise } from './policy.refundable.ts';
import { presentSale } from './presenter.sales.ts';
import { refundRequestsRepository, type RefundRequestRow } from './repository.requests.ts';
import { salesRepository } from './repository.sales.ts';
import { refundsRepository } from './repository.ts';
import { CLAIM_MS, type RefundExecution } from './service.execution.ts';
import type { RefundRecording } from './service.recording.ts';

/** The smallest refund that the provider makes. */
const LEAST_PAISE = 100;

/** Sales for admins: details and refunds. */
export const createRefundAdminService = ({
  db,
  clock,
  razorpay,
  audit,
  subscriptions,
  upgrades,
  refunds,
  refundExecution,
}: {
  db: Database;
  clock: Clock;
  razorpay: Razorpay | null;
  audit: AuditService;
  subscriptions: SubscriptionsService;
  upgrades: UpgradesService;
  refunds: RefundRecording;
  refundExecution: RefundExecution;
}) => {
  const findSale = async (orderId: string) => {
    const sale = await salesRepository.find(db, orderId);
    if (!sale) throw new AppError('NOT_FOUND');
    const { paymentId } = sale;
    const [given, requests, disputes, creditedPaise] = await Promise.all([
      salesRepository.listRefunds(db, paymentId),
      salesRepository.listRequests(db, paymentId),
      salesRepository.listDisputes(db, paymentId),
      upgrades.creditedFrom(db, orderId),
    ]);
    const file = presentSale(sale, given, requests, disputes, { creditedPaise, now: clock.now() });
    return { given, file };
  };

  /** A repeated request is the same refund. Another payment or amount under the same id is a mistake. */
  const isRepeated = (
    known: RefundRequestRow | undefined,
    paymentId: string,
    amountPaise: number,
  ) => {
    if (!known) return false;
    if (known.paymentId === paymentId && known.amountPaise === amountPaise) return true;
    throw new AppError('CONFLICT');
  };

  /** The payment is locked, so that the second of two concurrent admins gets an error. */
  const write = async (
    tx: Tx,
    o: {
      actorId: string;
      orderId: string;
      userId: string;
      paymentId: string;
      request: RefundRequest;
      nextTryAt: Date;
    },
  ): Promise<void> => {
    const { request, paymentId } = o;
    const amountPaise = Math.round(request.amount * 100);
    const { payment } = await refunds.lock(tx, paymentId);
    if (
      isRepeated(await refundRequestsRepository.find(tx, request.requestId), paymentId, amountPaise)
    )
      return;
    const requestedPaise = await refundRequestsRepository.sumAsked(tx, paymentId);
    const lostPaise = await refundsRepository.sumLost(tx, paymentId);
    // An upgrade that is settled at the same time reads under this lock whether a refund is requested.
    await subscriptions.lockHolder(tx, o.userId);
    const creditedPaise = await upgrades.creditedFrom(tx, o.orderId);
    const leftPaise = refundablePaise({ ...payment, requestedPaise }, { lostPaise, creditedPaise });
    if (Math.round(request.refundable * 100) !== leftPaise) throw new AppError('REFUND_OUTDATED');
    if (amountPaise > leftPaise) throw new AppError('REFUND_TOO_MUCH');
    const restPaise = leftPaise - amountPaise;
    if (restPaise > 0 && restPaise < LEAST_PAISE)
      throw new AppError('BAD_REQUEST', {
        message: `Refund all of it, or leave at least ${formatRupees(rupeesFromPaise(LEAST_PAISE))}: less can never be given back.`,
      });
    await refundRequestsRepository.insert(tx, {
      id: request.requestId,
      paymentId,
      amountPaise,
      reason: request.reason,
      askedBy: o.actorId,
      askedAt: clock.now(),
      nextTryAt: o.nextTryAt,
    });
    await audit.record(tx, {
      actorId: o.actorId,
      action: 'refund',
      subject: { kind: 'order', id: o.orderId },
      fields: ['refunded'],
    });
  };

  return {
    get: async (orderId: string): Promise<SaleFile> => (await findSale(orderId)).file,

    /** The refund is stored before it is requested at the provider. A worker finishes it if this process does not. */
    refund: async (
      actorId: string,
      orderId: string,
      request: RefundRequest,
    ): Promise<{ sale: SaleFile; refund: SaleFile['refunds'][number] }> => {
      if (!razorpay) throw new AppError('UNAVAILABLE');
      const sale = await salesRepository.find(db, orderId);
      if (!sale) throw new AppError('NOT_FOUND');
      const { paymentId, userId } = sale;
      const claimedUntil = new Date(clock.now().getTime() + CLAIM_MS);
      await inTransaction(db, (tx) =>
        write(tx, { actorId, orderId, userId, paymentId, request, nextTryAt: claimedUntil }),
      );
      const written = await refundRequestsRepository.find(db, request.requestId);
      if (written?.status === 'asked') await refundExecution.tryRequest(written, claimedUntil);
      const { file, given } = await findSale(orderId);
      const made = given.find(({ requestId }) => requestId === request.requestId)?.refundId;
      const refund = file.refunds.find(({ _id }) => _id === (made ?? request.requestId));
      if (!refund) throw new AppError('NOT_FOUND');
      return { sale: file, refund };
    },

    /** The reason of a refund is personal data. The refund itself belongs to the accounting records. */
    personalData: {
      name: 'refunds',
      exportFor: async (userId: string) =>
        (await refundRequestsRepository.listReasons(db, userId)).map((request) => ({
          payment: request.paymentId,
          amount: rupeesFromPaise(request.amountPaise),
          reason: request.reason,
          status: request.status,
          askedAt: request.askedAt,
        })),
      removeFor: refundRequestsRepository.forgetReasons,
    },
  };
};
