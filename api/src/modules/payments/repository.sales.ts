import type { Database } from '../../platform/db/database.ts';
import type { DisputeStatusRow, RefundFileRow, SaleRow, WishFileRow } from './presenter.sales.ts';

/** More parts than this nobody gives a payment back in. */
const MOST = 100;

/** One sale and everything that came of it. */
export const salesRepository = {
  find: (db: Database, orderId: string): Promise<SaleRow | undefined> =>
    db
      .selectFrom('sales')
      .innerJoin('purchaseOrders as order', 'order.id', 'sales.orderId')
      .innerJoin('providerPayments as payment', 'payment.paymentId', 'sales.paymentId')
      .innerJoin('users', 'users.id', 'sales.userId')
      .select(['sales.orderId', 'sales.paymentId', 'sales.userId', 'sales.itemName'])
      .select(['sales.soldAt', 'order.kind', 'order.taxablePaise', 'order.cgstPaise'])
      .select(['order.sgstPaise', 'order.igstPaise', 'order.placeOfSupply'])
      .select(['payment.amountPaise', 'payment.refundedPaise', 'payment.wishedPaise'])
      .select(['payment.method', 'payment.disposition', 'users.name', 'users.email'])
      .select('users.deletedAt')
      .select((row) =>
        row
          .case()
          .when('sales.until', '<', new Date('9999-01-01'))
          .then(row.ref('sales.until'))
          .end()
          .as('until'),
      )
      .where('sales.orderId', '=', orderId)
      .$castTo<SaleRow>()
      .executeTakeFirst(),

  listRefunds: (db: Database, paymentId: string): Promise<RefundFileRow[]> =>
    db
      .selectFrom('providerRefunds as refund')
      .leftJoin('refundWishes as wish', 'wish.refundId', 'refund.refundId')
      .leftJoin('users as asker', 'asker.id', 'wish.askedBy')
      .select(['refund.refundId', 'refund.amountPaise', 'refund.status', 'wish.id as wishId'])
      .select(['refund.providerCreatedAt as at', 'asker.name as by', 'wish.reason'])
      .where('refund.paymentId', '=', paymentId)
      .orderBy('refund.providerCreatedAt', 'desc')
      .limit(MOST)
      .$castTo<RefundFileRow>()
      .execute(),

  /** What the provider has not made. */
  listWishes: (db: Database, paymentId: string): Promise<WishFileRow[]> =>
    db
      .selectFrom('refundWishes as wish')
      .innerJoin('users as asker', 'asker.id', 'wish.askedBy')
      .select(['wish.id', 'wish.amountPaise', 'wish.status', 'wish.askedAt as at'])
      .select(['asker.name as by', 'wish.reason', 'wish.whyRefused'])
      .where('wish.paymentId', '=', paymentId)
      .where('wish.status', '<>', 'made')
      .orderBy('wish.askedAt', 'desc')
      .limit(MOST)
      .$castTo<WishFileRow>()
      .execute(),

  listDisputes: (db: Database, paymentId: string): Promise<DisputeStatusRow[]> =>
    db
      .selectFrom('providerDisputes')
      .select(['disputeId', 'amountPaise', 'deductedPaise', 'status', 'seenAt'])
      .where('paymentId', '=', paymentId)
      .orderBy('seenAt', 'desc')
      .limit(MOST)
      .execute(),
};
