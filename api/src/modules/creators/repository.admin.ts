import { sql } from 'kysely';
import { ADMIN_COUNT_MAX } from '@tessera/contract/admin-list';
import type { ApplicationStatus } from '@tessera/contract/creators';
import type { Database, Tx } from '../../platform/db/database.ts';
import { selectApplications, type ApplicationRow } from './repository.ts';

export type ApplicationFilter = {
  search?: string | undefined;
  status: ApplicationStatus | 'all';
};

export type ApplicationOrder = { sort: 'createdAt' | 'name'; direction: 'asc' | 'desc' };

/** The same expression as in the index, so that a part of any of the four fields is found without a full scan. */
const SEARCHED = sql<string>`(name || E'\n' || email || E'\n' || phone || E'\n' || city)`;

const isWanted = ({ search, status }: ApplicationFilter) => {
  const pattern = `%${(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`(${search ? sql`${SEARCHED} ilike ${pattern}` : sql`true`}
    and ${status === 'all' ? sql`true` : sql`status = ${status}`})`;
};

export const reviewRepository = {
  list: (
    db: Database,
    filter: ApplicationFilter,
    { sort, direction }: ApplicationOrder,
    window: { offset: number; limit: number },
  ): Promise<ApplicationRow[]> =>
    selectApplications(db)
      .where(isWanted(filter))
      .orderBy(sort === 'name' ? sql`lower(name)` : sql`created_at`, direction)
      .orderBy('id', direction)
      .offset(window.offset)
      .limit(window.limit)
      .execute(),

  countUpTo: async (db: Database, filter: ApplicationFilter, most: number): Promise<number> => {
    const { rows } = await sql<{ counted: number }>`
      select count(*)::int as counted from (
        select 1 from creator_applications where ${isWanted(filter)} limit ${most}) as wanted`.execute(
      db,
    );
    return rows[0]?.counted ?? 0;
  },

  /** The number per status, counted only as far as the pages of the list reach. */
  countByStatus: async (db: Database): Promise<Record<ApplicationStatus, number>> => {
    const countOf = (status: ApplicationStatus) =>
      reviewRepository.countUpTo(db, { status }, ADMIN_COUNT_MAX);
    const [pending, approved, rejected] = await Promise.all([
      countOf('pending'),
      countOf('approved'),
      countOf('rejected'),
    ]);
    return { pending, approved, rejected };
  },

  /** True for one caller only, and only for an undecided application. */
  decide: async (
    tx: Tx,
    id: string,
    decision: { status: 'approved' | 'rejected'; reason: string | null; decidedAt: Date },
  ): Promise<boolean> => {
    const { numUpdatedRows } = await tx
      .updateTable('creatorApplications')
      .set(decision)
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** True for one caller only, and only for an approved application. */
  reverse: async (
    tx: Tx,
    id: string,
    decision: { reason: string; decidedAt: Date },
  ): Promise<boolean> => {
    const { numUpdatedRows } = await tx
      .updateTable('creatorApplications')
      .set({ status: 'rejected', ...decision })
      .where('id', '=', id)
      .where('status', '=', 'approved')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
};
