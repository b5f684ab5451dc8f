import type { Database, Tx } from '../../platform/db/database.ts';

/** The request that each submitted form created. */
export const idempotencyRepository = {
  find: (
    db: Database,
    userId: string,
    submissionId: string,
  ): Promise<{ requestId: string; sha256: string } | undefined> =>
    db
      .selectFrom('requestIdempotencyKeys')
      .select(['requestId', 'sha256'])
      .where('userId', '=', userId)
      .where('submissionId', '=', submissionId)
      .executeTakeFirst(),

  /** Fails if the row exists. Of two concurrent submissions, one therefore rolls its request back. */
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
    await tx.insertInto('requestIdempotencyKeys').values(row).execute();
  },
};
