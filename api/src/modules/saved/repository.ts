import { sql } from 'kysely';
import { OUTDATED_MAX, SAVED_MAX } from '@tessera/contract/saved';
import { isAfter, type Position, positionTime } from '../../platform/db/cursor.ts';
import type { Database, Tx } from '../../platform/db/database.ts';

export type SavedRow = { componentId: string; savedAt: Date; savedAtText: string };

export type OutdatedRow = { componentId: string; copied: number; copiedAt: Date; current: number };

export const savedRepository = {
  /** What is on sale in a newer version than the one that the user copied last. */
  listOutdated: (db: Database, userId: string): Promise<OutdatedRow[]> =>
    db
      .selectFrom('copiedVersions')
      .innerJoin('components', 'components.id', 'copiedVersions.componentId')
      .innerJoin('componentVersions as seen', 'seen.id', 'copiedVersions.versionId')
      .innerJoin('componentVersions as newest', 'newest.id', 'components.currentVersionId')
      .select(['copiedVersions.componentId', 'copiedVersions.copiedAt'])
      .select(['seen.number as copied', 'newest.number as current'])
      .where('copiedVersions.userId', '=', userId)
      .where('components.status', '=', 'published')
      .whereRef('newest.number', '>', 'seen.number')
      .orderBy('copiedVersions.copiedAt', 'desc')
      .limit(OUTDATED_MAX)
      .execute(),

  list: (
    db: Database,
    userId: string,
    o: { after?: Position | undefined; limit: number },
  ): Promise<SavedRow[]> => {
    let query = db
      .selectFrom('savedComponents')
      .select(['componentId', 'savedAt'])
      .select(positionTime('savedAt').as('savedAtText'))
      .where('userId', '=', userId)
      .orderBy('savedAt', 'desc')
      .orderBy('componentId', 'desc')
      .limit(o.limit);
    if (o.after) query = query.where(isAfter({ at: 'savedAt', id: 'componentId' }, o.after));
    return query.execute();
  },

  has: async (db: Database, userId: string, componentId: string): Promise<boolean> => {
    const row = await db
      .selectFrom('savedComponents')
      .select('componentId')
      .where('userId', '=', userId)
      .where('componentId', '=', componentId)
      .executeTakeFirst();
    return row !== undefined;
  },

  listIds: async (db: Database, userId: string): Promise<string[]> => {
    const rows = await db
      .selectFrom('savedComponents')
      .select('componentId')
      .where('userId', '=', userId)
      .orderBy('savedAt', 'desc')
      .limit(SAVED_MAX)
      .execute();
    return rows.map(({ componentId }) => componentId);
  },

  /** False if the list of the user is full. A component that is saved already counts as success. */
  insert: async (db: Database, userId: string, componentId: string, at: Date): Promise<boolean> => {
    const { rows } = await sql<{ done: boolean }>`
      with room as (
        select count(*) < ${SAVED_MAX} as enough, bool_or(component_id = ${componentId}) as present
          from saved_components where user_id = ${userId}),
      added as (
        insert into saved_components (user_id, component_id, saved_at)
          select ${userId}::uuid, ${componentId}::uuid, ${at}::timestamptz from room where enough
          on conflict do nothing)
      select coalesce(enough or present, true) as done from room`.execute(db);
    return rows[0]?.done ?? false;
  },

  remove: async (db: Database, userId: string, componentId: string): Promise<void> => {
    await db
      .deleteFrom('savedComponents')
      .where('userId', '=', userId)
      .where('componentId', '=', componentId)
      .execute();
  },

  removeAll: async (tx: Tx, userId: string): Promise<void> => {
    await tx.deleteFrom('savedComponents').where('userId', '=', userId).execute();
  },
};
