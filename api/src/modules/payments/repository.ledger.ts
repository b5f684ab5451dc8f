import type { Tx } from '../../platform/db/database.ts';

/** One side of a transaction: debits are positive, and the sides add up to nothing. */
export type Line = { account: string; amountPaise: number };
export type Txn = { key: string; lines: Line[] };

export const ledgerRepository = {
  /** All in one statement; a key that was used before is a mistake and ends the transaction. */
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
};
