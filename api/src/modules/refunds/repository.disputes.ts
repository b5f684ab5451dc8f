import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

export type KnownDispute = {
  id: string;
  paymentId: string;
  amountPaise: number;
  amountDeductedPaise: number;
  status: string;
};

export const disputesRepository = {
  /** Undecided disputes with a deducted amount, the least recently changed first. */
  listHeld: async (db: Database, limit: number): Promise<string[]> => {
    const rows = await db
      .selectFrom('providerDisputes')
      .select('disputeId')
      .where('deductedPaise', '>', 0)
      .where('status', 'not in', ['won', 'lost'])
      .orderBy('seenAt')
      .limit(limit)
      .execute();
    return rows.map(({ disputeId }) => disputeId);
  },

  /** Disputes that differ from the ledger: in the deducted amount, or because a decided one is still held. */
  listUnbooked: async (db: Database, limit: number): Promise<KnownDispute[]> => {
    const { rows } = await sql<KnownDispute>`
      select d.dispute_id as id, d.payment_id, d.amount_paise, d.deducted_paise as amount_deducted_paise, d.status
      from provider_disputes d join provider_payments p on p.payment_id = d.payment_id
        cross join lateral (
          select coalesce(-sum(l.amount_paise) filter (where l.account = 'provider_clearing' and l.amount_paise < 0), 0) as taken_paise,
            coalesce(sum(l.amount_paise) filter (where l.account = 'dispute_holds'), 0) as held_paise
          from ledger_entries l
          where l.payment_id = d.payment_id and split_part(l.txn_key, ':', 1) = 'dispute' and split_part(l.txn_key, ':', 2) = d.dispute_id
        ) booked
      where d.deducted_paise > 0 and p.currency = 'INR'
        and (booked.taken_paise <> d.deducted_paise or (d.status in ('won', 'lost') and booked.held_paise <> 0))
      order by d.dispute_id limit ${limit}`.execute(db);
    return rows;
  },
};
