import type { Database, Tx } from '../../platform/db/database.ts';

export type BillingRow = {
  country: string;
  state: string | null;
  businessName: string | null;
  address: string | null;
  city: string | null;
  postalCode: string | null;
  accountsEmail: string | null;
  gstin: string | null;
};

const COLUMNS = [
  'country',
  'state',
  'businessName',
  'address',
  'city',
  'postalCode',
  'accountsEmail',
  'gstin',
] as const;

export const billingRepository = {
  find: (db: Database, userId: string): Promise<BillingRow | undefined> =>
    db
      .selectFrom('billingProfiles')
      .select(COLUMNS)
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
