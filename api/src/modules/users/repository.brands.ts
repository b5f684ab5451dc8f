import type { Brand } from '@tessera/contract/brand';
import type { Database, Tx } from '../../platform/db/database.ts';

/** The columns are texts. The choices that are offered may change. */
export type BrandRow = Record<keyof Brand, string | null> & { isInCode: boolean };

const COLUMNS = ['colour', 'radius', 'font', 'isInCode'] as const;

/** The brands of users. At most one each. */
export const brandsRepository = {
  find: (db: Database, userId: string): Promise<BrandRow | undefined> =>
    db.selectFrom('brands').select(COLUMNS).where('userId', '=', userId).executeTakeFirst(),

  list: (db: Database, userId: string) =>
    db
      .selectFrom('brands')
      .select([...COLUMNS, 'updatedAt'])
      .where('userId', '=', userId)
      .execute(),

  save: async (db: Database, userId: string, brand: BrandRow, updatedAt: Date): Promise<void> => {
    await db
      .insertInto('brands')
      .values({ ...brand, userId, updatedAt })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...brand, updatedAt }))
      .execute();
  },

  removeAll: async (tx: Tx, userId: string): Promise<void> => {
    await tx.deleteFrom('brands').where('userId', '=', userId).execute();
  },
};
