import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { USER_FILTERS, USER_SORT_KEYS } from '@tessera/contract/constants';
import type { Database } from '../../platform/db/database.ts';
import type { UserRow } from './repository.ts';

export type UserListing = {
  filter: (typeof USER_FILTERS)[number];
  sort: (typeof USER_SORT_KEYS)[number];
  direction: 'asc' | 'desc';
  /** Whoever registered before is no longer new. */
  newSince: Date;
};

export type UserSummaryRow = Omit<UserRow, 'passwordHash' | 'contested'> & {
  totalCopies: number;
  freeCopies: number;
  paidCopies: number;
  lastCopiedAt: Date | null;
  lastActiveAt: Date | null;
};

const SWEPT_AT_ONCE = 1_000;

function isListed({ filter, newSince }: UserListing): RawBuilder<SqlBool> {
  if (filter === 'new') return sql`(is_new and created_at > ${newSince})`;
  if (filter === 'active') return sql`(total_copies > 0)`;
  if (filter === 'inactive') return sql`(total_copies = 0)`;
  if (filter === 'admin') return sql`(is_admin)`;
  return sql`(true)`;
}

const KEYS = {
  newUser: { asc: sql`created_at asc`, desc: sql`created_at desc` },
  totalCopies: { asc: sql`total_copies asc`, desc: sql`total_copies desc` },
  freeCopies: { asc: sql`free_copies asc`, desc: sql`free_copies desc` },
  paidCopies: { asc: sql`paid_copies asc`, desc: sql`paid_copies desc` },
  // Whoever never came stands beyond the longest away.
  lastActivity: {
    asc: sql`last_active_at asc nulls first`,
    desc: sql`last_active_at desc nulls last`,
  },
};

function order({ filter, sort, direction }: UserListing): RawBuilder<unknown> {
  const byId = direction === 'asc' ? sql`user_id asc` : sql`user_id desc`;
  // Nobody without copies has more than another, and the index of all of them is in that order already.
  if (filter === 'inactive' && sort.endsWith('Copies'))
    return direction === 'asc'
      ? sql`total_copies asc, user_id asc`
      : sql`total_copies desc, user_id desc`;
  return sql`${KEYS[sort][direction]}, ${byId}`;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Terms without three letters in a row have no trigram of their own, so they are looked for where words begin; signs anywhere. */
function patternOf(term: string): RawBuilder<string> {
  const start = /[\p{L}\p{N}]{3}/u.test(term) || !LETTER.test(term) ? '%' : '% ';
  return sql`lower(${`${start}${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`})`;
}

const idsOf = async (db: Database, query: RawBuilder<{ userId: string }>): Promise<string[]> =>
  (await query.execute(db)).rows.map(({ userId }) => userId);

const countUpTo = async (db: Database, listing: UserListing, most: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 from user_summaries where ${isListed(listing)} limit ${most}) counted`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
};

export const summariesRepository = {
  countUpTo,

  listIds: (
    db: Database,
    listing: UserListing,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<string[]> =>
    idsOf(
      db,
      sql`select user_id from user_summaries where ${isListed(listing)} order by ${order(listing)} limit ${limit} offset ${offset}`,
    ),

  /**
   * The first who match, in order. A word that many have is found among the first rows, which cost the same in any shop; one
   * that is rare there is rare enough to be gathered from the index of words and sorted.
   */
  search: async (
    db: Database,
    listing: UserListing,
    term: string,
    { limit, readFirst }: { limit: number; readFirst: number },
  ): Promise<string[]> => {
    const pattern = patternOf(term);
    const near = await idsOf(
      db,
      sql`
        select user_id from (
          select * from user_summaries where ${isListed(listing)} order by ${order(listing)} limit ${readFirst}
        ) first where search_text like ${pattern} order by ${order(listing)} limit ${limit}`,
    );
    // Signs alone are in no index of words: what the first rows hold of them has to do.
    if (near.length >= limit || !LETTER.test(term)) return near;
    if ((await countUpTo(db, listing, readFirst + 1)) <= readFirst) return near;
    // Through an array, or the planner may walk the whole order in search of the few that were found.
    return idsOf(
      db,
      sql`
        select user_id from user_summaries
        where user_id = any (array(
            select id from users where deleted_at is null and user_search_text(name, email) like ${pattern}
          )) and ${isListed(listing)}
        order by ${order(listing)} limit ${limit}`,
    );
  },

  /** The people themselves, in the order of the ids. */
  list: async (db: Database, ids: readonly string[]): Promise<UserSummaryRow[]> => {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('userSummaries')
      .innerJoin('users', 'users.id', 'userSummaries.userId')
      .select([
        'users.id',
        'users.email',
        'users.name',
        'users.phone',
        'users.role',
        'users.avatarKey',
        'users.verifiedAt',
        'users.createdAt',
        'totalCopies',
        'freeCopies',
        'paidCopies',
        'lastCopiedAt',
        'lastActiveAt',
      ])
      .where('userSummaries.userId', '=', sql<string>`any(${ids as string[]}::uuid[])`)
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  },

  countPeople: async (
    db: Database,
    activeSince: Date,
  ): Promise<{ totalUsers: number; activeUsers: number }> => {
    const { rows } = await sql<{ totalUsers: number; activeUsers: number }>`
      select (select count(*) from user_summaries) as total_users,
        (select count(*) from user_summaries where last_active_at > ${activeSince}) as active_users`.execute(
      db,
    );
    return rows[0] ?? { totalUsers: 0, activeUsers: 0 };
  },

  /** Takes the mark from some who are no longer new; how many. */
  retireNew: async (db: Database, newSince: Date): Promise<number> => {
    const { numAffectedRows = 0n } = await sql`
      update user_summaries set is_new = false where user_id in (
        select user_id from user_summaries where is_new and created_at <= ${newSince}
        order by created_at limit ${SWEPT_AT_ONCE} for update skip locked)`.execute(db);
    return Number(numAffectedRows);
  },
};
