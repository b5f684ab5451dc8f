import type { Database, Tx } from '../../platform/db/database.ts';

/** What came of each press on "Add Component". */
export const submissionsRepository = {
  findComponentId: async (
    db: Database,
    actorId: string,
    requestId: string,
  ): Promise<string | null> => {
    const row = await db
      .selectFrom('componentSubmissions')
      .select('componentId')
      .where('actorId', '=', actorId)
      .where('requestId', '=', requestId)
      .executeTakeFirst();
    return row?.componentId ?? null;
  },

  /** Fails when it stands there already: one of two tries at once takes its component back. */
  insert: async (
    tx: Tx,
    row: { actorId: string; requestId: string; componentId: string; madeAt: Date },
  ): Promise<void> => {
    await tx.insertInto('componentSubmissions').values(row).execute();
  },
};
