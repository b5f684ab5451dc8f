import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/db/database.ts';

export type Delivery = {
  invoiceId: string;
  fileKey: string;
  recipientName: string | null;
  recipientEmail: string | null;
  storedAt: Date | null;
  mailedAt: Date | null;
  attempts: number;
};

const COLUMNS = [
  'invoiceId',
  'fileKey',
  'recipientName',
  'recipientEmail',
  'storedAt',
  'mailedAt',
  'attempts',
] as const;

type Change = Partial<{
  storedAt: Date | null;
  mailedAt: Date;
  attempts: number;
  nextTryAt: Date | null;
  lastError: string | null;
}>;

export const deliveriesRepository = {
  insert: async (
    tx: Tx,
    row: Pick<
      Delivery,
      'invoiceId' | 'fileKey' | 'recipientName' | 'recipientEmail' | 'mailedAt'
    > & {
      nextTryAt: Date;
    },
  ): Promise<void> => {
    await tx.insertInto('invoiceDeliveries').values(row).execute();
  },

  find: (db: Database, invoiceId: string): Promise<Delivery | undefined> =>
    db
      .selectFrom('invoiceDeliveries')
      .select(COLUMNS)
      .where('invoiceId', '=', invoiceId)
      .executeTakeFirst(),

  /** Locked, so that no other transaction credits the sale or erases its name meanwhile. */
  lock: (tx: Tx, invoiceId: string): Promise<Delivery | undefined> =>
    tx
      .selectFrom('invoiceDeliveries')
      .select(COLUMNS)
      .where('invoiceId', '=', invoiceId)
      .forUpdate()
      .executeTakeFirst(),

  /** Claims due deliveries until then. Those of a crashed process are due again after that. */
  claim: (db: Database, now: Date, until: Date, limit: number): Promise<Delivery[]> =>
    db
      .updateTable('invoiceDeliveries')
      .set({ nextTryAt: until })
      .where('invoiceId', 'in', (of) =>
        of
          .selectFrom('invoiceDeliveries as due')
          .select('due.invoiceId')
          .where('due.nextTryAt', '<=', now)
          .orderBy('due.nextTryAt')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .returning(COLUMNS)
      .execute(),

  /** Only while the claim is valid. If the name was erased meanwhile, the delivery starts over with a new file. */
  update: async (
    db: Database,
    { invoiceId, fileKey }: Pick<Delivery, 'invoiceId' | 'fileKey'>,
    claimedUntil: Date,
    change: Change,
  ): Promise<void> => {
    await db
      .updateTable('invoiceDeliveries')
      .set(change)
      .where('invoiceId', '=', invoiceId)
      .where('fileKey', '=', fileKey)
      .where('nextTryAt', '=', claimedUntil)
      .execute();
  },

  /** Locks all deliveries of a user, so that no other transaction credits or claims them meanwhile. */
  lockOf: (tx: Tx, userId: string): Promise<Pick<Delivery, 'invoiceId' | 'fileKey'>[]> =>
    tx
      .selectFrom('invoiceDeliveries')
      .select(['invoiceId', 'fileKey'])
      .where('invoiceId', 'in', (of) =>
        of.selectFrom('invoices').select('id').where('userId', '=', userId),
      )
      .orderBy('invoiceId')
      .forUpdate()
      .execute(),

  /** Deleted users whose name is still on one of their documents. */
  listUnforgotten: async (db: Database, limit: number): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`select u.id from users u
      where u.deleted_at is not null and exists (
        select 1 from invoices i join invoice_deliveries d on d.invoice_id = i.id
        where i.user_id = u.id and num_nonnulls(d.recipient_name, d.recipient_email) > 0)
      limit ${limit}`.execute(db);
    return rows.map(({ id }) => id);
  },

  /** Erases the names. Each delivery gets the file key at the same position. */
  forgetAll: async (
    tx: Tx,
    invoiceIds: readonly string[],
    { fileKeys, now }: { fileKeys: readonly string[]; now: Date },
  ): Promise<void> => {
    await sql`update invoice_deliveries d
      set recipient_name = null, recipient_email = null, last_error = null, file_key = renewed.file_key,
        stored_at = null, next_try_at = ${now}
      from unnest(${invoiceIds}::uuid[], ${fileKeys}::text[]) as renewed (invoice_id, file_key)
      where d.invoice_id = renewed.invoice_id`.execute(tx);
  },
};
