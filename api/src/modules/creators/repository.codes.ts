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

  remove: async (tx: Tx, applicationId: string): Promise<void> => {
    await tx.deleteFrom('applicationCodes').where('applicationId', '=', applicationId).execute();
  },
};
