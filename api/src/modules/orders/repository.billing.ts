import type { Database, Tx } from '../../platform/db/database.ts';

export type BillingRow = {
  country: string;
  state: string | null;
  businessName: string | null;
  gstin: string | null;
};

export const billingRepository = {
  find: (db: Database, userId: string): Promise<BillingRow | undefined> =>
    db
      .selectFrom('billingProfiles')
      .select(['country', 'state', 'businessName', 'gstin'])
      .where('userId', '=', userId)
      .executeTakeFirst(),

  save: async (db: Database, userId: string, row: BillingRow, updatedAt: Date): Promise<void> => {
    await db
      .insertInto('billingProfiles')
      .values({ userId, ...row, updatedAt })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...row, updatedAt }))
      .execute();
  },

  remove: async (tx: Tx, userId: string): Promise<void> => {
    await tx.deleteFrom('billingProfiles').where('userId', '=', userId).execute();
  },
};
