import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/db/database.ts';

export type Leftover = { fileKey: string; forgottenAt: Date; attempts: number };

/** Files with an erased name, which must be deleted. */
export const leftoversRepository = {
  insertAll: async (tx: Tx, fileKeys: readonly string[], now: Date): Promise<void> => {
    await sql`insert into invoice_leftovers (file_key, forgotten_at, next_try_at)
      select file_key, ${now}, ${now} from unnest(${fileKeys}::text[]) file_key`.execute(tx);
  },

  /** Claims due files. No other worker takes them before `until`. */
  claim: (db: Database, now: Date, until: Date, limit: number): Promise<Leftover[]> =>
    db
      .updateTable('invoiceLeftovers')
      .set({ nextTryAt: until })
      .where('fileKey', 'in', (of) =>
        of
          .selectFrom('invoiceLeftovers as due')
          .select('due.fileKey')
          .where('due.nextTryAt', '<=', now)
          .orderBy('due.nextTryAt')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['fileKey', 'forgottenAt', 'attempts'])
      .execute(),

  postpone: async (
    db: Database,
    fileKey: string,
    change: { nextTryAt: Date; attempts: number },
  ): Promise<void> => {
    await db.updateTable('invoiceLeftovers').set(change).where('fileKey', '=', fileKey).execute();
  },

  remove: async (db: Database, fileKey: string): Promise<void> => {
    await db.deleteFrom('invoiceLeftovers').where('fileKey', '=', fileKey).execute();
  },
};
