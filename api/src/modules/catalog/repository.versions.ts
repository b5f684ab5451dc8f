import { sql } from 'kysely';
import { VERSIONS_MAX } from '@tessera/contract/versions';
import type { Database, Tx } from '../../platform/db/database.ts';

export type ListedVersion = {
  id: string;
  number: number;
  publishedAt: Date;
  changeNote: unknown;
  linesAdded: number | null;
  linesRemoved: number | null;
  lines: number;
  checks: unknown;
};

const content = sql<string>`rtrim(files -> 0 ->> 'content', E'\\n')`;

/** The versions of a component, without their code. */
export const versionsRepository = {
  /**
   * On the primary, because the lines are counted in the code. The database role for anonymous reads (`api_read`) must
   * not read code.
   */
  listNewest: (db: Database, componentId: string): Promise<ListedVersion[]> =>
    db
      .selectFrom('componentVersions')
      .select(['id', 'number', 'publishedAt', 'changeNote', 'linesAdded', 'linesRemoved', 'checks'])
      .select(
        sql<number>`length(${content}) - length(replace(${content}, E'\\n', '')) + 1`.as('lines'),
      )
      .where('componentId', '=', componentId)
      .orderBy('number', 'desc')
      .limit(VERSIONS_MAX)
      .execute(),

  findId: async (
    db: Database,
    componentId: string,
    number: number,
  ): Promise<string | undefined> => {
    const row = await db
      .selectFrom('componentVersions')
      .select('id')
      .where('componentId', '=', componentId)
      .where('number', '=', number)
      .executeTakeFirst();
    return row?.id;
  },

  listNumbers: async (tx: Tx, componentId: string): Promise<number[]> => {
    const rows = await tx
      .selectFrom('componentVersions')
      .select('number')
      .where('componentId', '=', componentId)
      .orderBy('number', 'desc')
      .limit(VERSIONS_MAX)
      .execute();
    return rows.map(({ number }) => number);
  },
};
