import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/db/database.ts';

const KEPT_DAYS = 30;
const REMOVED_AT_ONCE = 10_000;

const dayOf = (now: Date) => sql<Date>`shop_day(${now})`;

/** The different paid components whose code each account took, by day. */
export const quotaRepository = {
  lockUser: async (tx: Tx, userId: string): Promise<void> => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`code ${userId}`}, 0))`.execute(tx);
  },

  listTaken: async (db: Database, userId: string, now: Date): Promise<string[]> => {
    const rows = await db
      .selectFrom('codeReads')
      .select('componentId')
      .where('userId', '=', userId)
      .where('day', '=', dayOf(now))
      .execute();
    return rows.map(({ componentId }) => componentId);
  },

  insert: async (tx: Tx, userId: string, ids: readonly string[], now: Date): Promise<void> => {
    await tx
      .insertInto('codeReads')
      .values(ids.map((componentId) => ({ userId, day: dayOf(now), componentId })))
      .execute();
  },

  /** For the export of an account. The day of the shop as text. */
  list: (db: Database, userId: string) =>
    db
      .selectFrom('codeReads')
      .select(['componentId', sql<string>`day::text`.as('day')])
      .where('userId', '=', userId)
      .orderBy('codeReads.day', 'desc')
      .limit(1_000)
      .execute(),

  removeAll: async (tx: Tx, userId: string): Promise<void> => {
    await tx.deleteFrom('codeReads').where('userId', '=', userId).execute();
  },

  /** Returns how many rows were removed. */
  removeOld: async (db: Database, now: Date): Promise<number> => {
    const { numAffectedRows } = await sql`
      delete from code_reads where ctid in (
        select ctid from code_reads where day < shop_day(${now}) - ${KEPT_DAYS}::int
        limit ${REMOVED_AT_ONCE})`.execute(db);
    return Number(numAffectedRows ?? 0);
  },
};
