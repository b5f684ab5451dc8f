import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/db/database.ts';
import {
  type ComponentRow,
  insertVersion,
  type NewVersion,
  selectCards,
  type VersionFile,
  type VersionPreview,
} from './repository.ts';

export type Status = 'draft' | 'private' | 'published' | 'withdrawn';

export type PageRow = ComponentRow & { versionId: string };

/** The public data of a version. */
export type VersionRow = {
  number: number;
  publishedAt: Date;
  licence: string;
  sha256: string;
  dependencies: Record<string, string>;
  hasJavascript: boolean;
  checks: Record<string, unknown>;
  preview: VersionPreview | null;
};

/** The data of an item that the access rules and the payments need. */
export type ItemRow = {
  id: string;
  slug: string;
  status: Status;
  title: string;
  pricePaise: number | null;
  /** The creator. Null for the shop's own. */
  sellerId: string | null;
  planId: string | null;
  planName: string | null;
  versionId: string;
};

export type LockedRow = {
  id: string;
  slug: string;
  status: Status;
  /** Only while it is withdrawn. */
  withdrawnFrom: string | null;
  title: string;
  description: string;
  category: string;
  tags: string[];
  info: string;
  planId: string | null;
  pricePaise: number | null;
  sellerId: string | null;
  updatedAt: Date;
  number: number;
  sha256: string;
  licence: string;
  dependencies: Record<string, string>;
  files: VersionFile[];
  highlightedJsHtml: string | null;
  checks: Record<string, unknown>;
};

export type ComponentChange = {
  title: string;
  description: string;
  category: string;
  tags: string[];
  info: string;
  planId: string | null;
  pricePaise: number | null;
  sellerId: string | null;
};

const RELATED = 6;
const FORMER_SLUGS = 10;

/** One component at a time: its page, its code, its changes. */
export const itemsRepository = {
  findBySlug: (db: Database, slug: string): Promise<PageRow | undefined> =>
    selectCards(db)
      .select((row) => row.ref('components.currentVersionId').$notNull().as('versionId'))
      .where('components.status', '=', 'published')
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

  getVersion: (db: Database, id: string): Promise<VersionRow> =>
    db
      .selectFrom('componentVersions')
      .select([
        'number',
        'publishedAt',
        'licence',
        'sha256',
        'dependencies',
        'hasJavascript',
        'checks',
        'preview',
      ])
      .where('id', '=', id)
      .$castTo<VersionRow>()
      .executeTakeFirstOrThrow(),

  /** The newest other components of its category. */
  listRelated: (db: Database, o: { id: string; category: string }): Promise<ComponentRow[]> =>
    selectCards(db)
      .where('components.status', '=', 'published')
      .where('components.category', '=', o.category)
      .where('components.id', '<>', o.id)
      .orderBy('components.publishedAt', 'desc')
      .orderBy('components.id', 'desc')
      .limit(RELATED)
      .execute(),

  findItem: (db: Database, id: string): Promise<ItemRow | undefined> =>
    db
      .selectFrom('components')
      .leftJoin('plans', 'plans.id', 'components.planId')
      .select([
        'components.id',
        'components.slug',
        'components.status',
        'components.title',
        'components.pricePaise',
        'components.sellerId',
        'plans.id as planId',
        'plans.name as planName',
      ])
      .select((row) => row.ref('components.currentVersionId').$notNull().as('versionId'))
      .where('components.id', '=', id)
      .where('components.currentVersionId', 'is not', null)
      .$narrowType<{ status: Status }>()
      .executeTakeFirst(),

  findIdBySlug: async (db: Database, slug: string): Promise<string | undefined> => {
    const row = await db
      .selectFrom('components')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirst();
    return row?.id;
  },

  listCards: (
    db: Database,
    ids: readonly string[],
  ): Promise<(ComponentRow & { status: Status })[]> =>
    selectCards(db)
      .select('components.status')
      .where('components.id', 'in', ids)
      .$narrowType<{ status: Status }>()
      .execute(),

  /** Locked first and read afterwards. A value that is read before the lock may be outdated. */
  lock: async (tx: Tx, id: string): Promise<LockedRow | undefined> => {
    await tx
      .selectFrom('components')
      .select('id')
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    return tx
      .selectFrom('components')
      .innerJoin('componentVersions as version', 'version.id', 'components.currentVersionId')
      .select([
        'components.id',
        'components.slug',
        'components.status',
        'components.withdrawnFrom',
        'components.title',
        'components.description',
        'components.category',
        'components.tags',
        'components.info',
        'components.planId',
        'components.pricePaise',
        'components.sellerId',
        'components.updatedAt',
        'version.number',
        'version.sha256',
        'version.licence',
        'version.dependencies',
        'version.files',
        'version.highlightedJsHtml',
        'version.checks',
      ])
      .where('components.id', '=', id)
      .$castTo<LockedRow>()
      .executeTakeFirst();
  },

  update: async (
    tx: Tx,
    id: string,
    change: Omit<ComponentChange, 'sellerId'> & Partial<Pick<ComponentChange, 'sellerId'>>,
    at: Date,
  ): Promise<void> => {
    await tx
      .updateTable('components')
      .set({ ...change, updatedAt: at })
      .where('id', '=', id)
      .execute();
  },

  /** Marks a change that is not in the component's own row. */
  touch: async (tx: Tx, id: string, at: Date): Promise<void> => {
    await tx.updateTable('components').set({ updatedAt: at }).where('id', '=', id).execute();
  },

  /** Adds the next version and makes it the current one. */
  addVersion: async (
    tx: Tx,
    componentId: string,
    number: number,
    version: NewVersion,
    publishedAt: Date,
  ): Promise<void> => {
    await insertVersion(tx, componentId, number, version, publishedAt);
    await tx
      .updateTable('components')
      .set({ currentVersionId: version.id })
      .where('id', '=', componentId)
      .execute();
  },

  /** Former slugs. Cached pages under even older slugs expire by themselves. */
  listFormerSlugs: async (tx: Tx, id: string): Promise<string[]> => {
    const rows = await tx
      .selectFrom('slugRedirects')
      .select('slug')
      .where('componentId', '=', id)
      .orderBy('slug')
      .limit(FORMER_SLUGS)
      .execute();
    return rows.map(({ slug }) => slug);
  },

  /** Publishes a private component, as the newest one. */
  release: async (tx: Tx, id: string, at: Date): Promise<void> => {
    await tx
      .updateTable('components')
      .set({ status: 'published', publishedAt: at, updatedAt: at })
      .where('id', '=', id)
      .execute();
  },

  /** Returns the withdrawn component, or nothing if it was withdrawn already. Its status is kept for `putBack`. */
  withdraw: (
    tx: Tx,
    id: string,
    at: Date,
  ): Promise<{ id: string; slug: string; category: string } | undefined> =>
    tx
      .updateTable('components')
      .set({
        status: 'withdrawn',
        withdrawnFrom: sql`status`,
        updatedAt: at,
      })
      .where('id', '=', id)
      .where('status', 'in', ['private', 'published'])
      .returning(['id', 'slug', 'category'])
      .executeTakeFirst(),

  /** The component returns to the place in the lists that it had, because its time of publishing stays. */
  putBack: async (tx: Tx, id: string, at: Date): Promise<void> => {
    await tx
      .updateTable('components')
      .set({
        status: sql`coalesce(withdrawn_from, 'published')`,
        withdrawnFrom: null,
        updatedAt: at,
      })
      .where('id', '=', id)
      .execute();
  },
};
