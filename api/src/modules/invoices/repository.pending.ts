import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/db/database.ts';

export type PendingDocument = {
  id: number;
  orderId: string | null;
  refundId: string | null;
  attempts: number;
  /** The buyer has had an e-mail about it already. */
  isSilent: boolean;
};

/** Documents that must be issued and are not issued yet. */
export const pendingRepository = {
  /** Locks one that is due until the transaction ends. Skips those that another worker has locked. */
  claim: (tx: Tx, now: Date): Promise<PendingDocument | undefined> =>
    tx
      .selectFrom('pendingInvoices')
      .select(['id', 'orderId', 'refundId', 'attempts', 'isSilent'])
      .where('nextTryAt', '<=', now)
      .orderBy('nextTryAt')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst(),

  remove: async (tx: Tx, id: number): Promise<void> => {
    await tx.deleteFrom('pendingInvoices').where('id', '=', id).execute();
  },

  postpone: async (
    db: Database,
    id: number,
    o: { attempts: number; nextTryAt: Date; lastError: string },
  ): Promise<void> => {
    await db.updateTable('pendingInvoices').set(o).where('id', '=', id).execute();
  },

  /** Adds every document that is neither issued nor pending. Returns how many were missing. */
  addMissing: async (db: Database, o: { since: Date; limit: number }): Promise<number> => {
    const orders = await sql`insert into pending_invoices (order_id)
      select o.id from purchase_orders o
      where o.created_at >= ${o.since} and o.paid_at is not null
        and not exists (select 1 from invoices i where i.order_id = o.id and i.corrects_id is null)
        and not exists (select 1 from pending_invoices w where w.order_id = o.id)
      limit ${o.limit} on conflict do nothing`.execute(db);
    const refunds = await sql`insert into pending_invoices (refund_id)
      select r.refund_id from invoices i join provider_refunds r on r.payment_id = i.payment_id
      where i.corrects_id is null and i.issued_at >= ${o.since} and r.status = 'processed'
        and not exists (select 1 from invoices c where c.refund_id = r.refund_id)
        and not exists (select 1 from pending_invoices w where w.refund_id = r.refund_id)
      limit ${o.limit} on conflict do nothing`.execute(db);
    return Number(orders.numAffectedRows ?? 0n) + Number(refunds.numAffectedRows ?? 0n);
  },
};
