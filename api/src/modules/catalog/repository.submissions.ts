import type { Database, Tx } from '../../platform/db/database.ts';

/** What came of each press on "Add Component". */
export const submissionsRepository = {
  find: (
    db: Database,
    actorId: string,
    requestId: string,
  ): Promise<{ componentId: string; sha256: string } | undefined> =>
    db
      .selectFrom('componentSubmissions')
      .select(['componentId', 'sha256'])
      .where('actorId', '=', actorId)
      .where('requestId', '=', requestId)
      .executeTakeFirst(),

  /** Fails when it stands there already: one of two tries at once takes its component back. */
  insert: async (
    tx: Tx,
    row: {
      actorId: string;
      requestId: string;
      componentId: string;
      sha256: string;
      madeAt: Date;
    },
  ): Promise<void> => {
    await tx.insertInto('componentSubmissions').values(row).execute();
  },
};
