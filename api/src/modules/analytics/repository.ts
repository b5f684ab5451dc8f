import type { QueryCreator } from 'kysely';
import type { CodeLanguage } from '@tessera/contract/constants';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/tables.ts';

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

type KeptVersion = Pick<CopyEvent, 'userId' | 'componentId' | 'versionId' | 'occurredAt'>;

/** The version that a user copied last. Copies may arrive in another order than they were made. */
const upsertCopiedVersion = (
  db: QueryCreator<DB>,
  { userId, componentId, versionId, occurredAt }: KeptVersion,
) =>
  db
    .insertInto('copiedVersions')
    .values({ userId, componentId, versionId, copiedAt: occurredAt })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'componentId'])
        .doUpdateSet({ versionId, copiedAt: occurredAt })
        .where('copiedVersions.copiedAt', '<=', occurredAt),
    );

export const analyticsRepository = {
  /**
   * Inserts into the log and into the queue for counting, and keeps the version as the last one that the user copied, in
   * one statement.
   */
  insertCopy: async (db: Database, event: CopyEvent): Promise<void> => {
    const { id: eventId, userId, componentId, paid, occurredAt } = event;
    await db
      .with('logged', (one) => one.insertInto('copyEvents').values(event))
      .with('kept', (one) => upsertCopiedVersion(one, event))
      .insertInto('copiesToCount')
      .values({ eventId, userId, componentId, paid, occurredAt })
      .execute();
  },

  keepVersion: async (db: Database, copy: KeptVersion): Promise<void> => {
    await upsertCopiedVersion(db, copy).execute();
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
