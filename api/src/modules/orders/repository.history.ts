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
  refundedPaise: number;
  refundPendingPaise: number;
  documents: { _id: string; kind: InvoiceKind; number: string }[];
  at: string;
};

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
      .select(
        // The refund of a duplicate payment is not a refund of the purchase.
        sql<number>`(select coalesce(sum(refunded_paise), 0) from provider_payments
          where order_id = purchase_orders.id and disposition =
            case when exists (select 1 from provider_payments bought
                              where bought.order_id = purchase_orders.id and bought.disposition = 'granted')
                 then 'granted' else 'excess' end)::bigint`.as('refundedPaise'),
      )
      .select(
        sql<number>`(select coalesce(sum(refunds.amount_paise), 0) from provider_refunds refunds
          join provider_payments refunded on refunded.payment_id = refunds.payment_id
          where refunded.order_id = purchase_orders.id and refunded.disposition = 'granted'
            and refunds.status = 'pending')::bigint`.as('refundPendingPaise'),
      )
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
