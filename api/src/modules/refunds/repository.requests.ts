import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/db/database.ts';

export type RefundRequestStatus = 'asked' | 'made' | 'refused';

/** A refund that an admin requested. */
export type RefundRequestRow = {
  id: string;
  paymentId: string;
  amountPaise: number;
  status: RefundRequestStatus;
  attempts: number;
};

const COLUMNS = ['id', 'paymentId', 'amountPaise', 'status', 'attempts'] as const;

const asked = (db: Database, paymentId: string) =>
  db
    .selectFrom('refundRequests')
    .select(COLUMNS)
    .where('paymentId', '=', paymentId)
    .where('status', '=', 'asked')
    .orderBy('askedAt', 'desc')
    .orderBy('id', 'desc')
    .$castTo<RefundRequestRow>();

export const refundRequestsRepository = {
  find: (db: Database, id: string): Promise<RefundRequestRow | undefined> =>
    db
      .selectFrom('refundRequests')
      .select(COLUMNS)
      .where('id', '=', id)
      .$castTo<RefundRequestRow>()
      .executeTakeFirst(),

  insert: async (
    tx: Tx,
    request: {
      id: string;
      paymentId: string;
      amountPaise: number;
      reason: string;
      askedBy: string;
      askedAt: Date;
      nextTryAt: Date;
    },
  ): Promise<void> => {
    await tx.insertInto('refundRequests').values(request).execute();
  },

  /** The newest first. */
  listAsked: (tx: Tx, paymentId: string): Promise<RefundRequestRow[]> =>
    asked(tx, paymentId).execute(),

  sumAsked: async (db: Database, paymentId: string): Promise<number> =>
    (await asked(db, paymentId).execute()).reduce((sum, { amountPaise }) => sum + amountPaise, 0),

  /** The provider has made the refund, even if it was recorded as refused. */
  fulfil: async (tx: Tx, o: { id: string; paymentId: string; refundId: string }): Promise<void> => {
    await tx
      .updateTable('refundRequests')
      .set({ status: 'made', refundId: o.refundId, whyRefused: null, nextTryAt: null })
      .where('id', '=', o.id)
      .where('paymentId', '=', o.paymentId)
      .where('status', '<>', 'made')
      .execute();
  },

  refuse: async (db: Database, id: string, why: string): Promise<void> => {
    await db
      .updateTable('refundRequests')
      .set({ status: 'refused', whyRefused: why.slice(0, 500), nextTryAt: null })
      .where('id', '=', id)
      .where('status', '=', 'asked')
      .execute();
  },

  /** Claims due refunds. No other worker takes them before `until`. */
  claimDue: (db: Database, now: Date, until: Date, limit: number): Promise<RefundRequestRow[]> =>
    db
      .updateTable('refundRequests')
      .set((row) => ({ nextTryAt: until, attempts: row('attempts', '+', 1) }))
      .where('id', 'in', (of) =>
        of
          .selectFrom('refundRequests as due')
          .select('due.id')
          .where('due.nextTryAt', '<=', now)
          .orderBy('due.nextTryAt')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .returning(COLUMNS)
      .$castTo<RefundRequestRow>()
      .execute(),

  postpone: async (
    db: Database,
    id: string,
    o: { claimedUntil: Date; at: Date },
  ): Promise<void> => {
    await db
      .updateTable('refundRequests')
      .set({ nextTryAt: o.at })
      .where('id', '=', id)
      .where('nextTryAt', '=', o.claimedUntil)
      .execute();
  },

  /** Deletes the reasons when the account is deleted. The refunds themselves stay in the ledger. */
  forgetReasons: async (tx: Tx, userId: string): Promise<void> => {
    await sql`
      update refund_requests set reason = null from provider_payments p join purchase_orders o on o.id = p.order_id
      where p.payment_id = refund_requests.payment_id and o.user_id = ${userId}`.execute(tx);
  },

  listReasons: (db: Database, userId: string) =>
    db
      .selectFrom('refundRequests as request')
      .innerJoin('providerPayments as payment', 'payment.paymentId', 'request.paymentId')
      .innerJoin('purchaseOrders as order', 'order.id', 'payment.orderId')
      .select([
        'request.paymentId',
        'request.amountPaise',
        'request.reason',
        'request.status',
        'request.askedAt',
      ])
      .where('order.userId', '=', userId)
      .orderBy('request.askedAt', 'desc')
      .limit(1_000)
      .execute(),
};
