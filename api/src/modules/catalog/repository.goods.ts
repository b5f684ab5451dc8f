import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/db/database.ts';

type Current = { id: string; number: number; sha256: string; licence: string; versionId: string };

export const goodsRepository = {
  /** The hash that the pipeline wrote into the checks of each current version. */
  hashesBySlug: (db: Database, slugs: string[]): Promise<{ slug: string; hash: string | null }[]> =>
    db
      .selectFrom('components')
      .innerJoin('componentVersions', 'componentVersions.id', 'components.currentVersionId')
      .select([
        'components.slug',
        sql<string | null>`component_versions.checks->>'hash'`.as('hash'),
      ])
      .where('components.slug', 'in', slugs)
      .execute(),

  findCurrent: (tx: Tx, slug: string): Promise<Current | undefined> =>
    tx
      .selectFrom('components')
      .innerJoin('componentVersions', 'componentVersions.id', 'components.currentVersionId')
      .select([
        'components.id',
        'componentVersions.number',
        'componentVersions.sha256',
        'componentVersions.licence',
        'componentVersions.id as versionId',
      ])
      .where('components.slug', '=', slug)
      .forUpdate('components')
      .executeTakeFirst(),

  setChecks: async (tx: Tx, versionId: string, checks: object): Promise<void> => {
    await tx
      .updateTable('componentVersions')
      .set({ checks: JSON.stringify(checks) })
      .where('id', '=', versionId)
      .execute();
  },

  deleteImages: async (tx: Tx, componentId: string): Promise<void> => {
    await tx.deleteFrom('images').where('componentId', '=', componentId).execute();
  },
};
