import type { Database } from './database.ts';

/** Periodic work that one process does for all. */
export const rounds = {
  /** Claims a round that is due, and sets the time of the next one. True for one process only. */
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
