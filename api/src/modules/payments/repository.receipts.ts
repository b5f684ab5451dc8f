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

export const receiptsRepository = {
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
