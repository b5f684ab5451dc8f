import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { ADMIN_COUNT_MAX } from '@tessera/contract/admin-list';
import type { ComponentListQuery } from '@tessera/contract/catalog-admin';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Status } from './repository.items.ts';
import { selectCards, type ComponentRow } from './repository.ts';

export type SummaryRow = ComponentRow & {
  status: Status;
  updatedAt: Date;
  sellerId: string | null;
  sellerName: string | null;
};

/** A component as the admin's form shows it, with its current version. */
export type RecordRow = SummaryRow & {
  code: string;
  number: number;
  licence: string;
};

export type RecordFilter = {
  status: 'published' | 'private' | 'withdrawn';
  category?: string | undefined;
  /** Null finds free components. */
  planId?: string | null | undefined;
  sellerId?: string | undefined;
  /** Every word must occur somewhere. */
  words: string[];
  /** Only these ids, if a search has found them already. */
  ids?: string[] | undefined;
};

export type RecordOrder = Pick<ComponentListQuery, 'sort' | 'direction'>;

const ORDERS: Record<ComponentListQuery['sort'], RawBuilder<unknown>> = {
  newest: sql`c.published_at`,
  updated: sql`c.updated_at`,
  title: sql`c.title_lower`,
  price: sql`coalesce(c.price_paise, 0)`,
};

const pattern = (word: string) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const isFiled = ({ category, planId, sellerId }: RecordFilter): RawBuilder<SqlBool>[] => [
  ...(category === undefined ? [] : [sql<SqlBool>`c.category = ${category}`]),
  ...(planId === undefined
    ? []
    : [planId === null ? sql<SqlBool>`c.plan_id is null` : sql<SqlBool>`c.plan_id = ${planId}`]),
  ...(sellerId === undefined ? [] : [sql<SqlBool>`c.seller_id = ${sellerId}`]),
];

/** Written out, because PostgreSQL uses a partial index only if the query contains its condition. */
const HAS_STATUS: Record<RecordFilter['status'], RawBuilder<SqlBool>> = {
  published: sql`c.status = 'published'`,
  private: sql`c.status = 'private'`,
  withdrawn: sql`c.status = 'withdrawn'`,
};

const matching = (filter: RecordFilter): RawBuilder<unknown> => {
  const conditions = [
    HAS_STATUS[filter.status],
    ...isFiled(filter),
    ...filter.words.map((word) => sql<SqlBool>`c.search_text like lower(${pattern(word)})`),
    ...(filter.ids ? [sql<SqlBool>`c.id = any(${filter.ids}::uuid[])`] : []),
  ];
  return sql`from components c where ${sql.join(conditions, sql` and `)}`;
};

/** Without their code, for long lists. */
const selectSummaries = (db: Database) =>
  selectCards(db)
    .leftJoin('creators', 'creators.id', 'components.sellerId')
    .select(['components.status', 'components.updatedAt', 'components.sellerId'])
    .select('creators.name as sellerName')
    .$narrowType<{ status: Status }>();

const selectRecords = (db: Database) =>
  selectSummaries(db)
    .innerJoin('componentVersions as version', 'version.id', 'components.currentVersionId')
    .select(['version.number', 'version.licence'])
    .select(sql<string>`version.files -> 0 ->> 'content'`.as('code'));

/** Components as admins list them. */
export const adminRepository = {
  listIds: async (
    db: Database,
    filter: RecordFilter,
    { sort, direction, offset, limit }: RecordOrder & { offset: number; limit: number },
  ): Promise<string[]> => {
    const way = direction === 'asc' ? sql`asc` : sql`desc`;
    const { rows } = await sql<{ id: string }>`
      select c.id ${matching(filter)} order by ${ORDERS[sort]} ${way}, c.id ${way}
      limit ${limit} offset ${offset}`.execute(db);
    return rows.map(({ id }) => id);
  },

  /** Counted only as far as the pages of the list reach. */
  count: async (db: Database, filter: RecordFilter): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from (select 1 ${matching(filter)} limit ${ADMIN_COUNT_MAX + 1}) found`.execute(
      db,
    );
    return rows[0]?.count ?? 0;
  },

  listRecords: (db: Database, ids: string[]): Promise<RecordRow[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : selectRecords(db)
          .where('components.id', 'in', ids)
          .orderBy(sql`array_position(${ids}::uuid[], components.id)`)
          .limit(ids.length)
          .execute(),

  listSummaries: (db: Database, ids: string[]): Promise<SummaryRow[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : selectSummaries(db)
          .where('components.id', 'in', ids)
          .orderBy(sql`array_position(${ids}::uuid[], components.id)`)
          .limit(ids.length)
          .execute(),

  findRecord: (db: Database, id: string): Promise<RecordRow | undefined> =>
    selectRecords(db).where('components.id', '=', id).executeTakeFirst(),

  /** Whether a slug is in use, or redirects to a component. */
  isSlugTaken: async (tx: Tx, slug: string): Promise<boolean> => {
    const { rows } = await sql<{ taken: boolean }>`
      select exists (select from components where slug = ${slug})
          or exists (select from slug_redirects where slug = ${slug}) as taken`.execute(tx);
    return rows[0]?.taken ?? false;
  },
};
