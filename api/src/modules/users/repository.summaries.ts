import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { USER_FILTERS, USER_SORT_KEYS } from '@tessera/contract/constants';
import type { Database } from '../../platform/db/database.ts';
import type { UserRow } from './repository.ts';

export type UserListing = {
  filter: (typeof USER_FILTERS)[number];
  sort: (typeof USER_SORT_KEYS)[number];
  direction: 'asc' | 'desc';
  /** Users who registered before this are no longer new. */
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

/** Only the flag, because the indexes are built on it. The planner does not match them with the exact date. */
export const isMarked = (listing: UserListing): RawBuilder<SqlBool> =>
  listing.filter === 'new' ? sql`(is_new)` : isListed(listing);

export function isListed({ filter, newSince }: UserListing): RawBuilder<SqlBool> {
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
  // Users who were never active count as inactive for the longest time.
  lastActivity: {
    asc: sql`last_active_at asc nulls first`,
    desc: sql`last_active_at desc nulls last`,
  },
};

export function order({ filter, sort, direction }: UserListing): RawBuilder<unknown> {
  const byId = direction === 'asc' ? sql`user_id asc` : sql`user_id desc`;
  // All users of this filter have zero copies. The index on the total has the same order.
  if (filter === 'inactive' && sort.endsWith('Copies'))
    return direction === 'asc'
      ? sql`total_copies asc, user_id asc`
      : sql`total_copies desc, user_id desc`;
  return sql`${KEYS[sort][direction]}, ${byId}`;
}

export const idsOf = async (
  db: Database,
  query: RawBuilder<{ userId: string }>,
): Promise<string[]> => (await query.execute(db)).rows.map(({ userId }) => userId);

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

  /** The users, in the order of the ids. */
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

  /** Clears the flag of some users who are no longer new. Returns their number. */
  retireNew: async (db: Database, newSince: Date): Promise<number> => {
    const { numAffectedRows = 0n } = await sql`
      update user_summaries set is_new = false where user_id in (
        select user_id from user_summaries where is_new and created_at <= ${newSince}
        order by created_at limit ${SWEPT_AT_ONCE} for update skip locked)`.execute(db);
    return Number(numAffectedRows);
  },
};
