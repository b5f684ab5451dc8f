import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/db/database.ts';

export type Purpose = 'verify' | 'reset';

const TRIES_MAX = 5;
const SWEPT_AT_ONCE = 20;

export const codesRepository = {
  /** Replaces the code of that purpose, unless one was sent too recently; then nothing happens. */
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

  /** Each new code takes a few expired ones of others away, so that they never pile up. */
  sweep: async (tx: Tx, now: Date, exceptUserId: string | null): Promise<void> => {
    await sql`
      delete from one_time_codes where (user_id, purpose) in (
        select user_id, purpose from one_time_codes
        where expires_at < ${now} and user_id is distinct from ${exceptUserId}::uuid
        order by expires_at limit ${SWEPT_AT_ONCE} for update skip locked)`.execute(tx);
  },

  /** The trouble of replacing a code, without a code. */
  replaceNothing: async (tx: Tx): Promise<void> => {
    await sql`
      insert into one_time_codes select * from one_time_codes where false
      on conflict (user_id, purpose) do nothing`.execute(tx);
  },

  /** Takes one of the five tries before looking, so that parallel guesses cannot share one. */
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

  /** A right answer costs no try: the owner may look first, or be told to come back later. */
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

  /** True for exactly one caller. */
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
