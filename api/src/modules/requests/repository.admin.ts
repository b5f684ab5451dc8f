import { sql } from 'kysely';
import { ADMIN_COUNT_MAX } from '@tessera/contract/admin-list';
import type { RequestStatus } from '@tessera/contract/request-rules';
import type { Database } from '../../platform/db/database.ts';
import { selectRequests, type RequestRow } from './repository.ts';

export type AdminRequestRow = RequestRow & { askerName: string; askerEmail: string };

export type AdminRequestFilter = {
  search?: string | undefined;
  status: RequestStatus | 'all' | 'open';
};

export type AdminRequestOrder = {
  sort: 'createdAt' | 'updatedAt' | 'title';
  direction: 'asc' | 'desc';
};

const ORDERS = {
  createdAt: sql`requests.created_at`,
  updatedAt: sql`requests.updated_at`,
  title: sql`requests.title_lower`,
} as const;

/** More users than a useful search term matches. */
const NAMESAKES = 1_000;

const isInStatus = (status: AdminRequestFilter['status']) => {
  if (status === 'all') return sql<boolean>`true`;
  return status === 'open'
    ? sql<boolean>`requests.status in ('submitted', 'accepted', 'in-progress')`
    : sql<boolean>`requests.status = ${status}`;
};

/** A part of the title, or of the requester's name or address. */
const isCalled = (search: string | undefined) => {
  if (!search) return sql<boolean>`true`;
  const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`(requests.title_lower like ${pattern} or requests.user_id = any (array(
    select user_id from user_words where search_text like ${pattern} limit ${NAMESAKES})))`;
};

const isWanted = ({ search, status }: AdminRequestFilter) =>
  sql<boolean>`(${isInStatus(status)} and ${isCalled(search)})`;

const selectForAdmins = (db: Database) =>
  selectRequests(db)
    .innerJoin('users', 'users.id', 'requests.userId')
    .select('users.name as askerName')
    .select(sql<string>`coalesce(users.email, '')`.as('askerEmail'))
    .$castTo<AdminRequestRow>();

/** The requests as admins see them. */
export const requestAdminRepository = {
  list: (
    db: Database,
    filter: AdminRequestFilter,
    { sort, direction }: AdminRequestOrder,
    window: { offset: number; limit: number },
  ): Promise<AdminRequestRow[]> =>
    selectForAdmins(db)
      .where(isWanted(filter))
      .orderBy(ORDERS[sort], direction)
      .orderBy('requests.id', direction)
      .offset(window.offset)
      .limit(window.limit)
      .execute(),

  find: (db: Database, id: string): Promise<AdminRequestRow | undefined> =>
    selectForAdmins(db).where('requests.id', '=', id).executeTakeFirst(),

  countUpTo: async (db: Database, filter: AdminRequestFilter, most: number): Promise<number> => {
    const { rows } = await sql<{ counted: number }>`
      select count(*)::int as counted from (
        select 1 from requests where ${isWanted(filter)} limit ${most}) as wanted`.execute(db);
    return rows[0]?.counted ?? 0;
  },

  /** Requests that wait for a reply of the team, counted only as far as the pages of the list reach. */
  countWaiting: async (db: Database): Promise<number> => {
    const { rows } = await sql<{ counted: number }>`
      select count(*)::int as counted from (
        select 1 from requests where needs_reply limit ${ADMIN_COUNT_MAX}) as waiting`.execute(db);
    return rows[0]?.counted ?? 0;
  },
};
