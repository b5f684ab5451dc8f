import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** What a program may know of every component that exists. */
export type EntryRow = {
  id: string;
  slug: string;
  title: string;
  description: string;
  category: string;
  usage: string;
  status: string;
  planId: string | null;
  planName: string | null;
  versionId: string;
};

export type VersionFacts = {
  id: string;
  number: number;
  hasJavascript: boolean;
  licence: string;
  dependencies: Record<string, string>;
  sha256: string;
  checks: Record<string, unknown>;
};

export type ListedRow = Pick<
  EntryRow,
  'slug' | 'title' | 'description' | 'category' | 'planName'
> & { number: number };

export type ReleasedVersion = {
  /** As it was asked for. */
  name: string;
  status: string;
  number: number;
  sha256: string;
  /** Of the JavaScript variant, if there is one. */
  sha256Js: string | null;
  changeNote: unknown;
  isCurrent: boolean;
};

const FACTS = [
  'id',
  'number',
  'hasJavascript',
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
      'plans.name as planName',
      'version.number',
    ]);

/** Gives out no code. */
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
        'components.info as usage',
        'components.status',
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

  /** The newest first. The page is found in the index alone. */
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

  /** All versions of some components that are or were on sale, by the names they are asked for. The oldest first. */
  listReleased: (db: Database, names: readonly string[]): Promise<ReleasedVersion[]> =>
    db
      .with('asked', (one) =>
        one
          .selectFrom('components')
          .select(['id', 'slug as name'])
          .where('slug', 'in', names)
          .union(
            one
              .selectFrom('slugRedirects')
              .select(['componentId as id', 'slug as name'])
              .where('slug', 'in', names)
              // A slug in use wins over an old one.
              .where((row) =>
                row.not(
                  row.exists(
                    row
                      .selectFrom('components as used')
                      .select('used.id')
                      .whereRef('used.slug', '=', 'slugRedirects.slug'),
                  ),
                ),
              ),
          ),
      )
      .selectFrom('asked')
      .innerJoin('components', 'components.id', 'asked.id')
      .innerJoin('componentVersions as version', 'version.componentId', 'components.id')
      .select(['asked.name', 'components.status'])
      .select(['version.number', 'version.sha256', 'version.changeNote'])
      .select(
        sql<string | null>`encode(sha256(convert_to(jsonb_path_query_first(version.files,
          '$[*] ? (@.path like_regex "[.]jsx$").content') #>> '{}', 'UTF8')), 'hex')`.as(
          'sha256Js',
        ),
      )
      .select(sql<boolean>`version.id = components.current_version_id`.as('isCurrent'))
      .where('components.status', 'in', ['published', 'withdrawn'])
      .orderBy('asked.name')
      .orderBy('version.number')
      .execute(),
};
