import { sql } from 'kysely';
import type { InvoiceKind } from '@tessera/contract/invoice-kinds';
import { isAfter, positionTime, type Position } from '../../platform/db/cursor.ts';
import type { Database } from '../../platform/db/database.ts';
import { selectOrders, type Item, type OrderRow, type OrderStatus } from './repository.ts';

export type HistoryRow = Item & {
  id: string;
  amountPaise: number;
  status: OrderStatus;
  createdAt: Date;
  paidAt: Date | null;
  /** The address of a component today. A withdrawn one has none. */
  slug: string | null;
  refundedPaise: number;
  refundPendingPaise: number;
  documents: { _id: string; kind: InvoiceKind; number: string }[];
  at: string;
};

/**
 * The payments of an order whose refunds count: those that bought something, or else those that go back because they
 * bought nothing. The refund of a duplicate payment is not a refund of the purchase.
 */
const IS_COUNTED = sql`order_id = purchase_orders.id and disposition =
  case when exists (select 1 from provider_payments bought
                    where bought.order_id = purchase_orders.id and bought.disposition = 'granted')
       then 'granted' else 'excess' end`;

/** What is still to be asked back of a payment that bought nothing, at most: a dispute may have taken a part. */
const GOES_BACK = sql`case when refund_at is null then 0 else greatest(amount_paise - refunded_paise, 0) end`;

/** The orders of one user. */
export const historyRepository = {
  /** Recent orders that the user may have paid without our knowing, newest first. */
  listUnsettled: (db: Database, userId: string, since: Date, limit: number): Promise<OrderRow[]> =>
    selectOrders(db)
      .where('userId', '=', userId)
      .where('status', 'in', ['new', 'open', 'abandoned'])
      .where('createdAt', '>=', since)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),

  /** Only orders with a payment. A checkout window that was opened and closed is not a purchase. */
  listHistory: (
    db: Database,
    userId: string,
    o: { after: Position | undefined; limit: number },
  ): Promise<HistoryRow[]> =>
    db
      .selectFrom('purchaseOrders')
      .select(['id', 'kind', 'planId', 'componentId', 'itemSnapshot', 'amountPaise', 'status'])
      .select(['createdAt', 'paidAt', positionTime('createdAt').as('at')])
      .select([
        sql<string | null>`(select slug from components
          where id = purchase_orders.component_id and status = 'published')`.as('slug'),
        sql<number>`(select coalesce(sum(refunded_paise + ${GOES_BACK}), 0) from provider_payments
          where ${IS_COUNTED})::bigint`.as('refundedPaise'),
        sql<number>`(select coalesce(sum(${GOES_BACK} + (
            select coalesce(sum(amount_paise), 0) from provider_refunds
              where payment_id = provider_payments.payment_id and status = 'pending')), 0)
          from provider_payments where ${IS_COUNTED})::bigint`.as('refundPendingPaise'),
      ])
      .select(
        sql`(select coalesce(json_agg(json_build_object('_id', id, 'kind', kind, 'number', number)
               order by corrects_id is not null, issued_at, id), '[]')
             from invoices where order_id = purchase_orders.id)`.as('documents'),
      )
      .where('userId', '=', userId)
      .where(
        sql<boolean>`(paid_at is not null or exists (select 1 from provider_payments
          where order_id = purchase_orders.id and (status in ('created', 'authorized') or disposition = 'excess')))`,
      )
      .$if(o.after !== undefined, (query) =>
        query.where(isAfter({ at: 'createdAt', id: 'id' }, o.after!)),
      )
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(o.limit)
      .$castTo<HistoryRow>()
      .execute(),
};
