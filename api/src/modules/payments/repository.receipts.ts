import type { Database } from '../../platform/db/database.ts';
import type { Buyer, Seller, Tax } from './policy.tax.ts';
import type { Item } from './repository.orders.ts';

/** What a receipt says: the order as it was frozen, and the payment that bought it. */
export type Receipt = Item &
  Tax & {
    userId: string;
    amountPaise: number;
    createdAt: Date;
    buyer: Buyer;
    seller: Seller;
    paymentId: string;
  };

/** What a letter about a refund says. */
export type RefundNotice = Item & {
  userId: string;
  amountPaise: number;
  paidPaise: number;
  paymentId: string;
  refundId: string;
  isSale: boolean;
  /** What it paid for has gone with it. */
  isWhole: boolean;
};

export const receiptsRepository = {
  findRefund: (db: Database, refundId: string): Promise<RefundNotice | undefined> =>
    db
      .selectFrom('providerRefunds as refund')
      .innerJoin('providerPayments as payment', 'payment.paymentId', 'refund.paymentId')
      .innerJoin('purchaseOrders as order', 'order.id', 'payment.orderId')
      .select(['order.userId', 'order.kind', 'order.planId', 'order.componentId'])
      .select(['order.itemSnapshot', 'refund.amountPaise', 'payment.amountPaise as paidPaise'])
      .select(['refund.refundId', 'payment.paymentId'])
      .select((row) => [
        row('payment.disposition', '=', 'granted').as('isSale'),
        row('payment.status', '=', 'refunded').as('isWhole'),
      ])
      .where('refund.refundId', '=', refundId)
      .where('refund.status', '<>', 'failed')
      .$castTo<RefundNotice>()
      .executeTakeFirst(),

  find: (db: Database, orderId: string): Promise<Receipt | undefined> =>
    db
      .selectFrom('purchaseOrders as order')
      .innerJoin('providerPayments as payment', 'payment.orderId', 'order.id')
      .select(['order.userId', 'order.kind', 'order.planId', 'order.componentId'])
      .select(['order.itemSnapshot', 'order.amountPaise', 'order.createdAt'])
      .select(['order.taxablePaise', 'order.cgstPaise', 'order.sgstPaise', 'order.igstPaise'])
      .select(['order.taxRatePercent', 'order.placeOfSupply', 'order.buyer', 'order.seller'])
      .select('payment.paymentId')
      .where('order.id', '=', orderId)
      .where('payment.disposition', '=', 'granted')
      .$castTo<Receipt>()
      .executeTakeFirst(),
};
