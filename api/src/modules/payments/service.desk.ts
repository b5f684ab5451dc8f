import { formatRupees, rupeesFromPaise } from '@tessera/contract/money';
import type { RefundWish, SaleFile } from '@tessera/contract/payments-admin';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Razorpay } from '../../platform/razorpay/razorpay.ts';
import type { AuditService } from '../audit/service.ts';
import { presentSale, refundablePaise } from './presenter.sales.ts';
import { refundsRepository } from './repository.refunds.ts';
import { salesRepository } from './repository.sales.ts';
import { wishesRepository, type WishRow } from './repository.wishes.ts';
import { CLAIM_MS, type GivingBackService } from './service.giving-back.ts';
import type { RefundsService } from './service.refunds.ts';

/** The provider gives back no less than this. */
const LEAST_PAISE = 100;

/** What admins do with a sale. */
export const createDeskService = ({
  db,
  clock,
  razorpay,
  audit,
  refunds,
  givingBack,
}: {
  db: Database;
  clock: Clock;
  razorpay: Razorpay | null;
  audit: AuditService;
  refunds: RefundsService;
  givingBack: GivingBackService;
}) => {
  const findSale = async (orderId: string) => {
    const sale = await salesRepository.find(db, orderId);
    if (!sale) throw new AppError('NOT_FOUND');
    const { paymentId } = sale;
    const [given, wishes, disputes] = await Promise.all([
      salesRepository.listRefunds(db, paymentId),
      salesRepository.listWishes(db, paymentId),
      salesRepository.listDisputes(db, paymentId),
    ]);
    return { given, file: presentSale(sale, given, wishes, disputes, clock.now()) };
  };

  /** The same wish again is the same refund; another one under its id is a mistake. */
  const isRepeated = (known: WishRow | undefined, paymentId: string, amountPaise: number) => {
    if (!known) return false;
    if (known.paymentId === paymentId && known.amountPaise === amountPaise) return true;
    throw new AppError('CONFLICT');
  };

  /** With the payment locked, so that of two admins one is first and the other is told. */
  const write = async (
    tx: Tx,
    o: { actorId: string; orderId: string; paymentId: string; wish: RefundWish; nextTryAt: Date },
  ): Promise<void> => {
    const { wish, paymentId } = o;
    const amountPaise = Math.round(wish.amount * 100);
    const { payment } = await refunds.lock(tx, paymentId);
    if (isRepeated(await wishesRepository.find(tx, wish.requestId), paymentId, amountPaise)) return;
    const wishedPaise = await wishesRepository.sumAsked(tx, paymentId);
    const lostPaise = await refundsRepository.sumLost(tx, paymentId);
    const leftPaise = refundablePaise({ ...payment, wishedPaise }, lostPaise);
    if (Math.round(wish.refundable * 100) !== leftPaise) throw new AppError('REFUND_OUTDATED');
    if (amountPaise > leftPaise) throw new AppError('REFUND_TOO_MUCH');
    const restPaise = leftPaise - amountPaise;
    if (restPaise > 0 && restPaise < LEAST_PAISE)
      throw new AppError('BAD_REQUEST', {
        message: `Refund all of it, or leave at least ${formatRupees(rupeesFromPaise(LEAST_PAISE))}: less can never be given back.`,
      });
    await wishesRepository.insert(tx, {
      id: wish.requestId,
      paymentId,
      amountPaise,
      reason: wish.reason,
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

    /** Written down first and asked for then, so that what this process does not finish a worker does. */
    refund: async (
      actorId: string,
      orderId: string,
      wish: RefundWish,
    ): Promise<{ sale: SaleFile; refund: SaleFile['refunds'][number] }> => {
      if (!razorpay) throw new AppError('UNAVAILABLE');
      const sale = await salesRepository.find(db, orderId);
      if (!sale) throw new AppError('NOT_FOUND');
      const { paymentId } = sale;
      const claimedUntil = new Date(clock.now().getTime() + CLAIM_MS);
      await inTransaction(db, (tx) =>
        write(tx, { actorId, orderId, paymentId, wish, nextTryAt: claimedUntil }),
      );
      const written = await wishesRepository.find(db, wish.requestId);
      if (written?.status === 'asked') await givingBack.tryWish(written, claimedUntil);
      const { file, given } = await findSale(orderId);
      const made = given.find(({ wishId }) => wishId === wish.requestId)?.refundId;
      const refund = file.refunds.find(({ _id }) => _id === (made ?? wish.requestId));
      if (!refund) throw new AppError('NOT_FOUND');
      return { sale: file, refund };
    },

    /** Why money went back is about the person; that it did belongs to the books. */
    personalData: {
      name: 'refunds',
      exportFor: async (userId: string) =>
        (await wishesRepository.listReasons(db, userId)).map((wish) => ({
          payment: wish.paymentId,
          amount: rupeesFromPaise(wish.amountPaise),
          reason: wish.reason,
          status: wish.status,
          askedAt: wish.askedAt,
        })),
      removeFor: wishesRepository.forgetReasons,
    },
  };
};
