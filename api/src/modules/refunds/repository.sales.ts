import type { Database } from '../../platform/db/database.ts';
import type {
  DisputeStatusRow,
  RefundFileRow,
  SaleRow,
  RequestFileRow,
} from './presenter.sales.ts';

/** A payment is never refunded in more parts than this. */
const MOST = 100;

/** One sale with its refunds and disputes. */
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
      .select(['payment.amountPaise', 'payment.refundedPaise', 'payment.requestedPaise'])
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
      .leftJoin('refundRequests as request', 'request.refundId', 'refund.refundId')
      .leftJoin('users as requester', 'requester.id', 'request.askedBy')
      .select(['refund.refundId', 'refund.amountPaise', 'refund.status', 'request.id as requestId'])
      .select(['refund.providerCreatedAt as at', 'requester.name as by', 'request.reason'])
      .where('refund.paymentId', '=', paymentId)
      .orderBy('refund.providerCreatedAt', 'desc')
      .limit(MOST)
      .$castTo<RefundFileRow>()
      .execute(),

  /** Requested refunds that the provider has not made. */
  listRequests: (db: Database, paymentId: string): Promise<RequestFileRow[]> =>
    db
      .selectFrom('refundRequests as request')
      .innerJoin('users as requester', 'requester.id', 'request.askedBy')
      .select(['request.id', 'request.amountPaise', 'request.status', 'request.askedAt as at'])
      .select(['requester.name as by', 'request.reason', 'request.whyRefused'])
      .where('request.paymentId', '=', paymentId)
      .where('request.status', '<>', 'made')
      .orderBy('request.askedAt', 'desc')
      .limit(MOST)
      .$castTo<RequestFileRow>()
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
