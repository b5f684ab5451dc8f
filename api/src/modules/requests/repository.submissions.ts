import type { Database, Tx } from '../../platform/db/database.ts';

/** What came of each form somebody filled in. */
export const submissionsRepository = {
  find: (
    db: Database,
    userId: string,
    submissionId: string,
  ): Promise<{ requestId: string; sha256: string } | undefined> =>
    db
      .selectFrom('requestSubmissions')
      .select(['requestId', 'sha256'])
      .where('userId', '=', userId)
      .where('submissionId', '=', submissionId)
      .executeTakeFirst(),

  /** Fails when it stands there already: one of two sendings at once takes its request back. */
  insert: async (
    tx: Tx,
    row: {
      userId: string;
      submissionId: string;
      requestId: string;
      sha256: string;
      madeAt: Date;
    },
  ): Promise<void> => {
    await tx.insertInto('requestSubmissions').values(row).execute();
  },
};
