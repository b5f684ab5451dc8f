import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/db/database.ts';

export type CopyEvent = {
  id: string;
  userId: string;
  componentId: string;
  versionId: string;
  surface: 'web' | 'registry' | 'mcp';
  paid: boolean;
  occurredAt: Date;
};

const EXPORTED = 1_000;

export const analyticsRepository = {
  insertCopy: async (tx: Tx, event: CopyEvent): Promise<void> => {
    await tx.insertInto('copyEvents').values(event).execute();
  },

  /** The person's own figures, which the admin's list is ordered by. */
  countCopy: async (tx: Tx, { userId, paid, occurredAt }: CopyEvent): Promise<void> => {
    await sql`
      update user_summaries set total_copies = total_copies + 1, free_copies = free_copies + ${paid ? 0 : 1},
        paid_copies = paid_copies + ${paid ? 1 : 0}, last_copied_at = greatest(last_copied_at, ${occurredAt}),
        last_active_at = greatest(last_active_at, ${occurredAt})
      where user_id = ${userId}`.execute(tx);
  },

  /** The newest copies of a person. */
  listCopies: (db: Database, userId: string) =>
    db
      .selectFrom('copyEvents')
      .select(['componentId', 'surface', 'paid', 'occurredAt'])
      .where('userId', '=', userId)
      .orderBy('occurredAt', 'desc')
      .limit(EXPORTED)
      .execute(),

  /** The same with titles, a few of them. */
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
