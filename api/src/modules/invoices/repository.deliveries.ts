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

  /** Nobody else credits the sale or forgets its name meanwhile. */
  lock: (tx: Tx, invoiceId: string): Promise<Delivery | undefined> =>
    tx
      .selectFrom('invoiceDeliveries')
      .select(COLUMNS)
      .where('invoiceId', '=', invoiceId)
      .forUpdate()
      .executeTakeFirst(),

  /** Whoever takes one has it until then; what a dead process held is taken up after that. */
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

  /** Only as long as it is still mine: when its name was forgotten meanwhile, all of it is done again. */
  update: async (
    db: Database,
    invoiceId: string,
    claimedUntil: Date,
    change: Change,
  ): Promise<void> => {
    await db
      .updateTable('invoiceDeliveries')
      .set(change)
      .where('invoiceId', '=', invoiceId)
      .where('nextTryAt', '=', claimedUntil)
      .execute();
  },

  /** The papers stay, for the books; their files are made anew without the name. */
  forget: async (tx: Tx, userId: string, now: Date): Promise<void> => {
    await tx
      .updateTable('invoiceDeliveries')
      .set({
        recipientName: null,
        recipientEmail: null,
        lastError: null,
        storedAt: null,
        nextTryAt: now,
      })
      .where('invoiceId', 'in', (of) =>
        of.selectFrom('invoices').select('id').where('userId', '=', userId),
      )
      .execute();
  },
};
