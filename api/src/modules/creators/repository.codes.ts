import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/db/database.ts';

const TRIES_MAX = 5;

export const applicationCodesRepository = {
  /** Replaces the code. Does nothing if the last code was sent too recently. */
  replace: async (
    tx: Tx,
    code: { applicationId: string; codeHmac: Buffer; sentAt: Date; expiresAt: Date },
    notSentSince: Date,
  ): Promise<boolean> => {
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('applicationCodes')
      .values(code)
      .onConflict((conflict) =>
        conflict
          .column('applicationId')
          .doUpdateSet({
            codeHmac: code.codeHmac,
            sentAt: code.sentAt,
            expiresAt: code.expiresAt,
            attempts: 0,
          })
          .where('applicationCodes.sentAt', '<=', notSentSince),
      )
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  },

  /** The same write as for a real code, without a row. */
  replaceNothing: async (tx: Tx): Promise<void> => {
    await sql`
      insert into application_codes select * from application_codes where false
      on conflict (application_id) do nothing`.execute(tx);
  },

  /** Counts the attempt before the comparison, so that parallel guesses cannot share one. */
  takeTry: async (db: Database, applicationId: string, now: Date): Promise<Buffer | null> => {
    const row = await db
      .updateTable('applicationCodes')
      .set({ attempts: sql`attempts + 1` })
      .where('applicationId', '=', applicationId)
      .where('attempts', '<', TRIES_MAX)
      .where('expiresAt', '>', now)
      .returning('codeHmac')
      .executeTakeFirst();
    return row?.codeHmac ?? null;
  },

  /** True for one caller only. */
  remove: async (tx: Tx, applicationId: string): Promise<boolean> => {
    const { numDeletedRows } = await tx
      .deleteFrom('applicationCodes')
      .where('applicationId', '=', applicationId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
};
