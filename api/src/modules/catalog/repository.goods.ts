import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { NewImage, VersionFile } from './repository.ts';

/** The parts of a component that the catalogue defines. */
export type PublishedGood = {
  id: string;
  title: string;
  description: string;
  category: string;
  tags: string[];
  info: string;
  planId: string | null;
  pricePaise: number | null;
  versionId: string;
  number: number;
  files: VersionFile[];
  licence: string;
  dependencies: Record<string, string>;
};

export const goodsRepository = {
  /** The last version of each component that the catalogue published. Versions by admins do not count. */
  fingerprintsBySlug: (
    db: Database,
    slugs: string[],
  ): Promise<{ slug: string; fingerprint: string }[]> =>
    db
      .selectFrom('components')
      .innerJoin('componentVersions', 'componentVersions.componentId', 'components.id')
      .distinctOn('components.id')
      .select([
        'components.slug',
        sql<string>`component_versions.checks->>'fingerprint'`.as('fingerprint'),
      ])
      .where('components.slug', 'in', slugs)
      .where(sql<boolean>`component_versions.checks ? 'fingerprint'`)
      .orderBy('components.id')
      .orderBy('componentVersions.number', 'desc')
      .execute(),

  /** An advisory lock, because a component that does not exist yet has no row to lock. */
  lockSlug: async (tx: Tx, slug: string): Promise<void> => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`goods ${slug}`}, 0))`.execute(tx);
  },

  lockCurrent: (tx: Tx, slug: string): Promise<PublishedGood | undefined> =>
    tx
      .selectFrom('components')
      .innerJoin('componentVersions as version', 'version.id', 'components.currentVersionId')
      .select([
        'components.id',
        'components.title',
        'components.description',
        'components.category',
        'components.tags',
        'components.info',
        'components.planId',
        'components.pricePaise',
        'version.id as versionId',
        'version.number',
        'version.files',
        'version.licence',
        'version.dependencies',
      ])
      .where('components.slug', '=', slug)
      .forNoKeyUpdate('components')
      .$castTo<PublishedGood>()
      .executeTakeFirst(),

  setChecks: async (tx: Tx, versionId: string, checks: object): Promise<void> => {
    await tx
      .updateTable('componentVersions')
      .set({ checks: JSON.stringify(checks) })
      .where('id', '=', versionId)
      .execute();
  },

  /** The light image first, in the order of the pipeline. */
  listImages: (tx: Tx, componentId: string): Promise<Omit<NewImage, 'id' | 'componentId'>[]> =>
    tx
      .selectFrom('images')
      .select(['theme', 'width', 'height', 'key', 'placeholder'])
      .where('componentId', '=', componentId)
      .orderBy('theme', 'desc')
      .$castTo<Omit<NewImage, 'id' | 'componentId'>>()
      .execute(),

  deleteImages: async (tx: Tx, componentId: string): Promise<void> => {
    await tx.deleteFrom('images').where('componentId', '=', componentId).execute();
  },
};
