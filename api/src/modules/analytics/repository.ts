import type { CodeLanguage } from '@tessera/contract/constants';
import type { Database } from '../../platform/db/database.ts';

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
  /** Inserts into the log and into the queue for counting, in one statement. */
  insertCopy: async (db: Database, event: CopyEvent): Promise<void> => {
    const { id: eventId, userId, componentId, paid, occurredAt } = event;
    await db
      .with('logged', (one) => one.insertInto('copyEvents').values(event))
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
