import type { Database } from '../../platform/db/database.ts';

/** Work that one process does for all. */
export const roundsRepository = {
  /** True for the one whose turn it is; the next turn is then. */
  claim: async (db: Database, name: string, now: Date, nextAt: Date): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('paymentRounds')
      .set({ nextAt })
      .where('name', '=', name)
      .where('nextAt', '<=', now)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  findNext: async (db: Database, name: string): Promise<Date | null> => {
    const row = await db
      .selectFrom('paymentRounds')
      .select('nextAt')
      .where('name', '=', name)
      .executeTakeFirst();
    return row?.nextAt ?? null;
  },

  retry: async (db: Database, name: string, nextAt: Date): Promise<void> => {
    await db.updateTable('paymentRounds').set({ nextAt }).where('name', '=', name).execute();
  },
};
