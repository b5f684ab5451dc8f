import type { Database, Tx } from '../../platform/db/database.ts';

const CATEGORIES = 100;

/** The templates of a plan. */
export const plannedTemplatesRepository = {
  countByPlan: (
    db: Database,
    planIds: readonly string[],
  ): Promise<{ planId: string; count: number }[]> =>
    planIds.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('templates')
          .select((row) => [
            row.ref('planId').$notNull().as('planId'),
            row.fn.countAll<number>().as('count'),
          ])
          .where('planId', 'in', planIds)
          .groupBy('planId')
          .execute(),

  listCategories: async (db: Database, planId: string): Promise<string[]> => {
    const rows = await db
      .selectFrom('templates')
      .select('category')
      .distinct()
      .where('planId', '=', planId)
      .limit(CATEGORIES)
      .execute();
    return rows.map(({ category }) => category);
  },

  listNewestSlugs: async (db: Database, planId: string, limit: number): Promise<string[]> => {
    const rows = await db
      .selectFrom('templates')
      .select('slug')
      .where('planId', '=', planId)
      .where('status', '=', 'published')
      .orderBy('publishedAt', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ slug }) => slug);
  },

  /** Moves at most `limit` templates. Returns their number. */
  moveSome: async (
    tx: Tx,
    o: { from: string; to: string | null; at: Date; limit: number },
  ): Promise<number> => {
    const { numUpdatedRows } = await tx
      .updateTable('templates')
      .set({ planId: o.to, updatedAt: o.at })
      .where('id', 'in', (some) =>
        some
          .selectFrom('templates')
          .select('id')
          .where('planId', '=', o.from)
          .orderBy('id')
          .limit(o.limit)
          .forNoKeyUpdate(),
      )
      .executeTakeFirst();
    return Number(numUpdatedRows);
  },
};
