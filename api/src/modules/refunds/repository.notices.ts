import type { Database } from '../../platform/db/database.ts';
import type { Item } from '../orders/service.ts';

/** The content of the e-mail about a refund. */
export type RefundNotice = Item & {
  userId: string;
  amountPaise: number;
  paidPaise: number;
  paymentId: string;
  refundId: string;
  isSale: boolean;
  /** The whole payment is refunded, so the access to the item has ended. */
  isWhole: boolean;
};

export const noticesRepository = {
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
};
