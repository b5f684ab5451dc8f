import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** What a program may know of every component that exists. */
export type EntryRow = {
  id: string;
  slug: string;
  title: string;
  description: string;
  category: string;
  tags: string[];
  usage: string;
  status: string;
  planId: string | null;
  planName: string | null;
  pricePaise: number | null;
  versionId: string;
};

export type VersionFacts = {
  id: string;
  number: number;
  publishedAt: Date;
  licence: string;
  dependencies: Record<string, string>;
  sha256: string;
  checks: Record<string, unknown>;
};

export type ListedRow = Pick<
  EntryRow,
  'slug' | 'title' | 'description' | 'category' | 'tags' | 'planName' | 'pricePaise'
> & { number: number };

export type ReleasedVersion = {
  slug: string;
  status: string;
  number: number;
  sha256: string;
  changeNote: unknown;
  isCurrent: boolean;
};

const FACTS = [
  'id',
  'number',
  'publishedAt',
  'licence',
  'dependencies',
  'sha256',
  'checks',
] as const;

const listed = (db: Database) =>
  db
    .selectFrom('components')
    .innerJoin('componentVersions as version', 'version.id', 'components.currentVersionId')
    .leftJoin('plans', 'plans.id', 'components.planId')
    .select([
      'components.id',
      'components.slug',
      'components.title',
      'components.description',
      'components.category',
      'components.tags',
      'components.pricePaise',
      'plans.name as planName',
      'version.number',
    ]);

/** Reads no code, so the database role for anonymous reads may run all of it. */
export const registryRepository = {
  /** Also under an address that the component had before. */
  findEntry: (db: Database, slug: string): Promise<EntryRow | undefined> =>
    db
      .selectFrom('components')
      .leftJoin('plans', 'plans.id', 'components.planId')
      .select([
        'components.id',
        'components.slug',
        'components.title',
        'components.description',
        'components.category',
        'components.tags',
        'components.info as usage',
        'components.status',
        'components.pricePaise',
        'plans.id as planId',
        'plans.name as planName',
      ])
      .select((row) => row.ref('components.currentVersionId').$notNull().as('versionId'))
      .where('components.currentVersionId', 'is not', null)
      .where((is) =>
        is.or([
          is('components.slug', '=', slug),
          is(
            'components.id',
            '=',
            db.selectFrom('slugRedirects').select('componentId').where('slug', '=', slug),
          ),
        ]),
      )
      // A slug in use wins over an old one.
      .orderBy(sql`components.slug = ${slug}`, 'desc')
      .limit(1)
      .executeTakeFirst(),

  getVersion: (db: Database, versionId: string): Promise<VersionFacts> =>
    db
      .selectFrom('componentVersions')
      .select(FACTS)
      .where('id', '=', versionId)
      .$castTo<VersionFacts>()
      .executeTakeFirstOrThrow(),

  findVersion: (
    db: Database,
    componentId: string,
    number: number,
  ): Promise<VersionFacts | undefined> =>
    db
      .selectFrom('componentVersions')
      .select(FACTS)
      .where('componentId', '=', componentId)
      .where('number', '=', number)
      .$castTo<VersionFacts>()
      .executeTakeFirst(),

  /** The newest first. The page is found in the index alone, so that a later page costs little more than the first. */
  listNewest: (db: Database, o: { limit: number; offset: number }): Promise<ListedRow[]> =>
    listed(db)
      .innerJoin(
        db
          .selectFrom('components as placed')
          .select('placed.id')
          .where('placed.status', '=', 'published')
          .orderBy('placed.publishedAt', 'desc')
          .orderBy('placed.id', 'desc')
          .limit(o.limit)
          .offset(o.offset)
          .as('page'),
        'page.id',
        'components.id',
      )
      .orderBy('components.publishedAt', 'desc')
      .orderBy('components.id', 'desc')
      .execute(),

  /** In the order of the ids. */
  listByIds: async (db: Database, ids: readonly string[]): Promise<ListedRow[]> => {
    if (ids.length === 0) return [];
    const rows = await listed(db)
      .where('components.id', 'in', ids)
      .where('components.status', '=', 'published')
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  },

  /** All versions of some components that are or were on sale, the oldest first. */
  listReleased: (db: Database, slugs: readonly string[]): Promise<ReleasedVersion[]> =>
    db
      .selectFrom('components')
      .innerJoin('componentVersions as version', 'version.componentId', 'components.id')
      .select(['components.slug', 'components.status'])
      .select(['version.number', 'version.sha256', 'version.changeNote'])
      .select(sql<boolean>`version.id = components.current_version_id`.as('isCurrent'))
      .where('components.slug', 'in', slugs)
      .where('components.status', 'in', ['published', 'withdrawn'])
      .orderBy('components.slug')
      .orderBy('version.number')
      .execute(),
};
