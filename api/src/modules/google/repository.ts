import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/db/database.ts';

/** Every new handoff deletes a few expired ones, so that they never accumulate. */
const SWEPT_AT_ONCE = 20;

export const googleRepository = {
  insertHandoff: async (
    tx: Tx,
    handoff: { codeSha256: Buffer; userId: string; browserSha256: Buffer; expiresAt: Date },
    now: Date,
  ): Promise<void> => {
    await tx.insertInto('handoffs').values(handoff).execute();
    await sql`
      delete from handoffs where code_sha256 in (
        select code_sha256 from handoffs where expires_at < ${now}
        order by expires_at limit ${SWEPT_AT_ONCE} for update skip locked)`.execute(tx);
  },

  /** Deleted whether or not it is valid, so that a code cannot be tried twice. */
  takeHandoff: (db: Database, codeSha256: Buffer) =>
    db
      .deleteFrom('handoffs')
      .where('codeSha256', '=', codeSha256)
      .returning(['userId', 'browserSha256', 'expiresAt'])
      .executeTakeFirst(),

  listHandoffs: (db: Database, userId: string) =>
    db.selectFrom('handoffs').select('expiresAt').where('userId', '=', userId).execute(),

  removeHandoffs: async (tx: Tx, userId: string): Promise<void> => {
    await tx.deleteFrom('handoffs').where('userId', '=', userId).execute();
  },
};
