import { sql } from 'kysely';
import { ADMIN_COUNT_MAX } from '@tessera/contract/admin-list';
import type { RequestStatus } from '@tessera/contract/request-rules';
import type { Database } from '../../platform/db/database.ts';
import { selectRequests, type RequestRow } from './repository.ts';

export type DeskRow = RequestRow & { askerName: string; askerEmail: string };

export type DeskFilter = {
  search?: string | undefined;
  status: RequestStatus | 'all' | 'open';
};

export type DeskOrder = {
  sort: 'createdAt' | 'updatedAt' | 'title';
  direction: 'asc' | 'desc';
};

const ORDERS = {
  createdAt: sql`requests.created_at`,
  updatedAt: sql`requests.updated_at`,
  title: sql`requests.title_lower`,
} as const;

/** More people than anybody means by a few letters. */
const NAMESAKES = 1_000;

const isInStatus = (status: DeskFilter['status']) => {
  if (status === 'all') return sql<boolean>`true`;
  return status === 'open'
    ? sql<boolean>`requests.status in ('submitted', 'accepted', 'in-progress')`
    : sql<boolean>`requests.status = ${status}`;
};

/** A part of the title, or of the name or address of whoever asked. */
const isCalled = (search: string | undefined) => {
  if (!search) return sql<boolean>`true`;
  const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`(requests.title_lower like ${pattern} or requests.user_id = any (array(
    select user_id from user_words where search_text like ${pattern} limit ${NAMESAKES})))`;
};

const isWanted = ({ search, status }: DeskFilter) =>
  sql<boolean>`(${isInStatus(status)} and ${isCalled(search)})`;

const selectDesk = (db: Database) =>
  selectRequests(db)
    .innerJoin('users', 'users.id', 'requests.userId')
    .select('users.name as askerName')
    .select(sql<string>`coalesce(users.email, '')`.as('askerEmail'))
    .$castTo<DeskRow>();

/** The requests as admins see them. */
export const deskRepository = {
  list: (
    db: Database,
    filter: DeskFilter,
    { sort, direction }: DeskOrder,
    window: { offset: number; limit: number },
  ): Promise<DeskRow[]> =>
    selectDesk(db)
      .where(isWanted(filter))
      .orderBy(ORDERS[sort], direction)
      .orderBy('requests.id', direction)
      .offset(window.offset)
      .limit(window.limit)
      .execute(),

  find: (db: Database, id: string): Promise<DeskRow | undefined> =>
    selectDesk(db).where('requests.id', '=', id).executeTakeFirst(),

  countUpTo: async (db: Database, filter: DeskFilter, most: number): Promise<number> => {
    const { rows } = await sql<{ counted: number }>`
      select count(*)::int as counted from (
        select 1 from requests where ${isWanted(filter)} limit ${most}) as wanted`.execute(db);
    return rows[0]?.counted ?? 0;
  },

  /** Those whose asker waits for words of the team, counted only as far as anybody turns pages. */
  countWaiting: async (db: Database): Promise<number> => {
    const { rows } = await sql<{ counted: number }>`
      select count(*)::int as counted from (
        select 1 from requests where needs_reply limit ${ADMIN_COUNT_MAX}) as waiting`.execute(db);
    return rows[0]?.counted ?? 0;
  },
};
