import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/db/database.ts';

export type Purpose = 'verify' | 'reset';

const TRIES_MAX = 5;
const SWEPT_AT_ONCE = 20;

export const codesRepository = {
  /** Replaces the code of this purpose. Does nothing if the last code was sent too recently. */
  replaceCode: async (
    tx: Tx,
    code: { userId: string; purpose: Purpose; codeHmac: Buffer; sentAt: Date; expiresAt: Date },
    notSentSince: Date,
  ): Promise<boolean> => {
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('oneTimeCodes')
      .values(code)
      .onConflict((conflict) =>
        conflict
          .columns(['userId', 'purpose'])
          .doUpdateSet({
            codeHmac: code.codeHmac,
            sentAt: code.sentAt,
            expiresAt: code.expiresAt,
            attempts: 0,
          })
          .where('oneTimeCodes.sentAt', '<=', notSentSince),
      )
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  },

  /** Every new code deletes a few expired ones of other users, so that they never accumulate. */
  sweep: async (tx: Tx, now: Date, exceptUserId: string | null): Promise<void> => {
    await sql`
      delete from one_time_codes where (user_id, purpose) in (
        select user_id, purpose from one_time_codes
        where expires_at < ${now} and user_id is distinct from ${exceptUserId}::uuid
        order by expires_at limit ${SWEPT_AT_ONCE} for update skip locked)`.execute(tx);
  },

  /** The same statement as for a real code, without a row. */
  replaceNothing: async (tx: Tx): Promise<void> => {
    await sql`
      insert into one_time_codes select * from one_time_codes where false
      on conflict (user_id, purpose) do nothing`.execute(tx);
  },

  /** Counts the attempt before the comparison, so that parallel guesses cannot share one. */
  takeTry: async (
    db: Database,
    userId: string,
    purpose: Purpose,
    now: Date,
  ): Promise<Buffer | null> => {
    const row = await db
      .updateTable('oneTimeCodes')
      .set({ attempts: sql`attempts + 1` })
      .where('userId', '=', userId)
      .where('purpose', '=', purpose)
      .where('attempts', '<', TRIES_MAX)
      .where('expiresAt', '>', now)
      .returning('codeHmac')
      .executeTakeFirst();
    return row?.codeHmac ?? null;
  },

  /** A right code uses no attempt: it is checked first and consumed later. */
  returnTry: async (
    db: Database,
    userId: string,
    purpose: Purpose,
    codeHmac: Buffer,
  ): Promise<void> => {
    await db
      .updateTable('oneTimeCodes')
      .set({ attempts: sql`greatest(attempts - 1, 0)` })
      .where('userId', '=', userId)
      .where('purpose', '=', purpose)
      .where('codeHmac', '=', codeHmac)
      .execute();
  },

  /** True for one caller only. */
  consumeCode: async (
    tx: Tx,
    userId: string,
    purpose: Purpose,
    codeHmac: Buffer,
  ): Promise<boolean> => {
    const { numDeletedRows } = await tx
      .deleteFrom('oneTimeCodes')
      .where('userId', '=', userId)
      .where('purpose', '=', purpose)
      .where('codeHmac', '=', codeHmac)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  removeAll: async (tx: Tx, userId: string): Promise<void> => {
    await tx.deleteFrom('oneTimeCodes').where('userId', '=', userId).execute();
  },

  list: (db: Database, userId: string) =>
    db
      .selectFrom('oneTimeCodes')
      .select(['purpose', 'sentAt', 'expiresAt'])
      .where('userId', '=', userId)
      .execute(),
};
