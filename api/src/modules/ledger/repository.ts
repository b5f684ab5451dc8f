import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

/** One line of a transaction. Debits are positive, and the lines of a transaction add up to zero. */
export type Line = { account: string; amountPaise: number };
export type Txn = { key: string; lines: Line[] };

/** The ledger entries of a dispute. A deducted amount is held until the decision, and then lost or returned. */
export type DisputeBooked = {
  takenPaise: number;
  heldPaise: number;
  lostPaise: number;
  txns: number;
};

export const ledgerRepository = {
  /** Inserts all lines in one statement. A key that was used before is a mistake and fails the transaction. */
  post: async (tx: Tx, paymentId: string, at: Date, txns: readonly Txn[]): Promise<void> => {
    const rows = txns.flatMap(({ key, lines }) =>
      lines
        .filter(({ amountPaise }) => amountPaise !== 0)
        .map(({ account, amountPaise }, index) => ({
          account,
          amountPaise,
          txnKey: key,
          line: index + 1,
          paymentId,
          postedAt: at,
        })),
    );
    if (rows.length > 0) await tx.insertInto('ledgerEntries').values(rows).execute();
  },

  /** How often credit was used and returned with this payment. */
  countCredits: async (tx: Tx, paymentId: string): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(distinct txn_key)::int as count
      from ledger_entries where payment_id = ${paymentId} and txn_key like 'credit:%'`.execute(tx);
    return rows[0]!.count;
  },

  readDispute: async (
    tx: Tx,
    { id, paymentId }: { id: string; paymentId: string },
  ): Promise<DisputeBooked> => {
    const { rows } = await sql<DisputeBooked>`select
        coalesce(-sum(amount_paise) filter (where account = 'provider_clearing' and amount_paise < 0), 0)::bigint as taken_paise,
        coalesce(sum(amount_paise) filter (where account = 'dispute_holds'), 0)::bigint as held_paise,
        coalesce(sum(amount_paise) filter (where account = 'disputes'), 0)::bigint as lost_paise,
        count(distinct txn_key) as txns
      from ledger_entries
      where payment_id = ${paymentId} and split_part(txn_key, ':', 1) = 'dispute' and split_part(txn_key, ':', 2) = ${id}`.execute(
      tx,
    );
    return rows[0]!;
  },
};
