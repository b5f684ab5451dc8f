import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { ProviderPayment } from '../../platform/razorpay/entities.ts';
import { PAYMENT_RANK, type PaymentStatus } from './policy.status.ts';

export type Disposition = 'granted' | 'excess' | 'suspense' | 'returned';

export type PaymentRow = {
  paymentId: string;
  orderId: string | null;
  status: PaymentStatus;
  amountPaise: number;
  currency: string;
  feePaise: number | null;
  refundedPaise: number;
  disposition: Disposition | null;
  refundAt: Date | null;
  refundAttempts: number;
};

/** The result of a payment. */
export type Ending = {
  orderId: string | null;
  disposition: Disposition;
  reason: string | null;
  settledBy: string;
  refundAt: Date | null;
};

const COLUMNS = [
  'paymentId',
  'orderId',
  'status',
  'amountPaise',
  'currency',
  'feePaise',
  'refundedPaise',
  'disposition',
  'refundAt',
  'refundAttempts',
] as const;

const RANK = sql`array[${sql.join(PAYMENT_RANK.map((status) => sql.lit(status)))}]`;

const factsOf = (fact: ProviderPayment) => ({
  providerOrderId: fact.orderId,
  status: fact.status,
  amountPaise: fact.amountPaise,
  currency: fact.currency,
  method: fact.method,
  feePaise: fact.feePaise,
  feeTaxPaise: fact.taxPaise,
});

const select = (db: Database) =>
  db.selectFrom('providerPayments').select(COLUMNS).$castTo<PaymentRow>();

export const paymentsRepository = {
  find: (db: Database, id: string): Promise<PaymentRow | undefined> =>
    select(db).where('paymentId', '=', id).executeTakeFirst(),

  list: (db: Database, ids: readonly string[]): Promise<PaymentRow[]> =>
    select(db).where('paymentId', 'in', ids).execute(),

  lock: (tx: Tx, id: string): Promise<PaymentRow | undefined> =>
    select(tx).where('paymentId', '=', id).forUpdate().executeTakeFirst(),

  /** The settled payments of an order, and this payment, whichever order it belongs to. */
  listFor: (tx: Tx, orderId: string, paymentId: string): Promise<PaymentRow[]> =>
    select(tx)
      .where((is) =>
        is.or([
          is('paymentId', '=', paymentId),
          is.and([is('orderId', '=', orderId), is('disposition', 'is not', null)]),
        ]),
      )
      .forUpdate()
      .execute(),

  /** Stores the state of a payment that is not settled. Its status never moves back. */
  note: async (
    db: Database,
    fact: ProviderPayment,
    orderId: string | null,
    at: Date,
  ): Promise<void> => {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('providerPayments')
      .values({
        ...factsOf(fact),
        paymentId: fact.id,
        orderId,
        providerCreatedAt: fact.createdAt,
        seenAt: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows > 0n) return;
    await db
      .updateTable('providerPayments')
      .set({ status: fact.status, seenAt: at })
      .where('paymentId', '=', fact.id)
      .where('disposition', 'is', null)
      .where(
        sql<boolean>`array_position(${RANK}, status) < array_position(${RANK}, ${fact.status}::text)`,
      )
      .execute();
  },

  /** Inserts a settled payment. False if the payment has a row already. */
  insertEnded: async (
    tx: Tx,
    fact: ProviderPayment,
    ending: Ending,
    at: Date,
  ): Promise<boolean> => {
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('providerPayments')
      .values({
        ...factsOf(fact),
        ...ending,
        paymentId: fact.id,
        providerCreatedAt: fact.createdAt,
        seenAt: at,
        settledAt: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  },

  updateEnded: async (tx: Tx, fact: ProviderPayment, ending: Ending, at: Date): Promise<void> => {
    await tx
      .updateTable('providerPayments')
      .set({ ...factsOf(fact), ...ending, seenAt: at, settledAt: at })
      .where('paymentId', '=', fact.id)
      .execute();
  },

  /** The provider reports its fee a little later than the capture. */
  setFee: async (tx: Tx, id: string, feePaise: number, feeTaxPaise: number): Promise<void> => {
    await tx
      .updateTable('providerPayments')
      .set({ feePaise, feeTaxPaise })
      .where('paymentId', '=', id)
      .execute();
  },

  /** Payments settled recently from a report without the fee. */
  listFeeless: async (db: Database, o: { since: Date; limit: number }): Promise<string[]> => {
    const rows = await db
      .selectFrom('providerPayments')
      .select('paymentId')
      .where('settledAt', '>=', o.since)
      .where('feePaise', 'is', null)
      .where('disposition', 'in', ['granted', 'excess'])
      .limit(o.limit)
      .execute();
    return rows.map(({ paymentId }) => paymentId);
  },

  setRefunded: async (
    tx: Tx,
    id: string,
    change: {
      refundedPaise: number;
      status: PaymentStatus;
      refundAt: Date | null;
      seenAt: Date;
      disposition?: Disposition | null;
      reason?: string;
    },
  ): Promise<void> => {
    await tx.updateTable('providerPayments').set(change).where('paymentId', '=', id).execute();
  },

  /** Claims excess payments whose refund is due. No other worker takes them before `until`. */
  claimRefunds: (db: Database, now: Date, until: Date, limit: number): Promise<PaymentRow[]> =>
    db
      .updateTable('providerPayments')
      .set((row) => ({ refundAt: until, refundAttempts: row('refundAttempts', '+', 1) }))
      .where('paymentId', 'in', (of) =>
        of
          .selectFrom('providerPayments as due')
          .select('due.paymentId')
          .where('due.refundAt', '<=', now)
          .orderBy('due.refundAt')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .returning(COLUMNS)
      .$castTo<PaymentRow>()
      .execute(),

  postponeRefund: async (
    db: Database,
    id: string,
    o: { claimedUntil: Date; at: Date },
  ): Promise<void> => {
    await db
      .updateTable('providerPayments')
      .set({ refundAt: o.at })
      .where('paymentId', '=', id)
      .where('refundAt', '=', o.claimedUntil)
      .execute();
  },
};
