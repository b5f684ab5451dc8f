import type { CodeLanguage } from '@tessera/contract/constants';
import type { Database, Tx } from '../../platform/db/database.ts';

export type CopyEvent = {
  id: string;
  userId: string;
  componentId: string;
  versionId: string;
  surface: 'web' | 'registry' | 'mcp';
  paid: boolean;
  /** Older clients do not report it. */
  language?: CodeLanguage | null;
  occurredAt: Date;
};

const EXPORTED = 1_000;

export const analyticsRepository = {
  /**
   * Inserts into the log and into the queue for counting, and keeps the version as the last one that the user copied, in
   * one statement.
   */
  insertCopy: async (db: Database, event: CopyEvent): Promise<void> => {
    const { id: eventId, userId, componentId, versionId, paid, occurredAt } = event;
    await db
      .with('logged', (one) => one.insertInto('copyEvents').values(event))
      .with('kept', (one) =>
        one
          .insertInto('copiedVersions')
          .values({ userId, componentId, versionId, copiedAt: occurredAt })
          .onConflict((conflict) =>
            conflict
              .columns(['userId', 'componentId'])
              .doUpdateSet({ versionId, copiedAt: occurredAt })
              // Copies may arrive in another order.
              .where('copiedVersions.copiedAt', '<=', occurredAt),
          ),
      )
      .insertInto('copiesToCount')
      .values({ eventId, userId, componentId, paid, occurredAt })
      .execute();
  },

  listCopies: (db: Database, userId: string) =>
    db
      .selectFrom('copyEvents')
      .select(['componentId', 'surface', 'paid', 'language', 'occurredAt'])
      .where('userId', '=', userId)
      .orderBy('occurredAt', 'desc')
      .limit(EXPORTED)
      .execute(),

  listCopiedVersions: (db: Database, userId: string) =>
    db
      .selectFrom('copiedVersions')
      .innerJoin('componentVersions as version', 'version.id', 'copiedVersions.versionId')
      .select(['copiedVersions.componentId', 'version.number as version', 'copiedAt'])
      .where('userId', '=', userId)
      .orderBy('copiedAt', 'desc')
      .limit(EXPORTED)
      .execute(),

  removeCopiedVersions: async (tx: Tx, userId: string): Promise<void> => {
    await tx.deleteFrom('copiedVersions').where('userId', '=', userId).execute();
  },

  listRecent: (db: Database, userId: string, limit: number) =>
    db
      .selectFrom('copyEvents')
      .innerJoin('components', 'components.id', 'copyEvents.componentId')
      .select(['components.slug', 'components.title', 'paid', 'occurredAt'])
      .where('userId', '=', userId)
      .orderBy('occurredAt', 'desc')
      .limit(limit)
      .execute(),
};
