import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { ReconRow } from '../../platform/razorpay/entities.ts';
import type { Booked, DisputeMovement, DisputeRow } from './policy.settled.ts';

/** A page has a thousand rows, and a dispute has only a few. */
const DISPUTED_MOST = 10_000;

type Row = Booked & { id: string };

const sums = sql`
  coalesce(sum(l.amount_paise) filter (where l.account = 'provider_clearing'), 0)::bigint as clearing_paise,
  coalesce(sum(l.amount_paise) filter (where l.account in ('provider_fees', 'gst_input')), 0)::bigint as fees_paise,
  coalesce(sum(l.amount_paise) filter (where l.account = 'gst_input'), 0)::bigint as fee_tax_paise`;

/** The rows of the provider's settlement reports, and the ledger entries they are compared with. */
export const settledRepository = {
  listBooked: async (
    db: Database,
    ids: { payments: readonly string[]; refunds: readonly string[] },
  ): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      select p.payment_id as id, p.order_id::text as order_id, ${sums}
        from provider_payments p join ledger_entries l on l.payment_id = p.payment_id
          and split_part(l.txn_key, ':', 1) in ('capture', 'suspense', 'release', 'fee')
        where p.payment_id = any (${ids.payments}::text[]) group by p.payment_id
      union all
      select refund, null, ${sums} from unnest(${ids.refunds}::text[]) refund
        join ledger_entries l on l.txn_key in ('refund:' || refund, 'refund-failed:' || refund) group by refund`.execute(
      db,
    );
    return rows;
  },

  listMovements: async (
    db: Database,
    disputeIds: readonly string[],
  ): Promise<DisputeMovement[]> => {
    const { rows } = await sql<DisputeMovement>`
      select d.dispute_id, sum(l.amount_paise)::bigint as clearing_paise
      from provider_disputes d join ledger_entries l on l.payment_id = d.payment_id and l.account = 'provider_clearing'
        and split_part(l.txn_key, ':', 1) = 'dispute' and split_part(l.txn_key, ':', 2) = d.dispute_id
      where d.dispute_id = any (${disputeIds}::text[]) group by d.dispute_id, l.txn_key`.execute(
      db,
    );
    return rows;
  },

  /** Rows of other days, or of an earlier page, that name the same disputes. */
  listOfDisputes: (
    db: Database,
    disputeIds: readonly string[],
    besides: readonly string[],
  ): Promise<(DisputeRow & { difference: string | null })[]> =>
    db
      .selectFrom('settledRows')
      .select(['entityId', 'kind as type', 'disputeId', 'debitPaise', 'creditPaise', 'settledAt'])
      .select('difference')
      .where('disputeId', '=', sql<string>`any (${disputeIds}::text[])`)
      .where('entityId', '<>', sql<string>`all (${besides}::text[])`)
      .limit(DISPUTED_MOST)
      .execute(),

  /** Clears differences that later rows have explained. */
  clear: async (db: Database, entityIds: readonly string[]): Promise<void> => {
    await db
      .updateTable('settledRows')
      .set({ difference: null })
      .where('entityId', '=', sql<string>`any (${entityIds}::text[])`)
      .execute();
  },

  /** Stores the rows. Returns those with a difference that was not reported before. */
  write: async (
    db: Database,
    rows: readonly { row: ReconRow; difference: string | null }[],
    seenAt: Date,
  ): Promise<{ entityId: string; difference: string }[]> => {
    const reported: { entityId: string; difference: string }[] = [];
    for (const { row, difference } of rows) {
      const known = await db
        .selectFrom('settledRows')
        .select('difference')
        .where('entityId', '=', row.entityId)
        .executeTakeFirst();
      const values = {
        settlementId: row.settlementId ?? '',
        utr: row.settlementUtr,
        kind: row.type,
        disputeId: row.disputeId,
        debitPaise: row.debitPaise,
        creditPaise: row.creditPaise,
        feePaise: row.feePaise,
        feeTaxPaise: row.taxPaise,
        settledAt: row.settledAt,
        seenAt,
        difference: difference?.slice(0, 500) ?? null,
      };
      await db
        .insertInto('settledRows')
        .values({ entityId: row.entityId, ...values })
        .onConflict((conflict) => conflict.column('entityId').doUpdateSet(values))
        .execute();
      if (difference !== null && known?.difference !== values.difference)
        reported.push({ entityId: row.entityId, difference });
    }
    return reported;
  },
};
