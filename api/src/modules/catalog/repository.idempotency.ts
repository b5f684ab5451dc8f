import type { Database, Tx } from '../../platform/db/database.ts';

/** The component that each submission of the "Add Component" form created. */
export const idempotencyRepository = {
  find: (
    db: Database,
    actorId: string,
    requestId: string,
  ): Promise<{ componentId: string; sha256: string } | undefined> =>
    db
      .selectFrom('componentIdempotencyKeys')
      .select(['componentId', 'sha256'])
      .where('actorId', '=', actorId)
      .where('requestId', '=', requestId)
      .executeTakeFirst(),

  /** Fails if the row exists. Of two concurrent requests, one therefore rolls its component back. */
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
    await tx.insertInto('componentIdempotencyKeys').values(row).execute();
  },
};
