import type { Database, Tx } from '../../platform/db/database.ts';
import type { ProviderRefund } from '../../platform/razorpay/entities.ts';
import type { RefundStatus } from './policy.fold.ts';

export type RefundRow = {
  refundId: string;
  paymentId: string;
  amountPaise: number;
  status: RefundStatus;
};
export type DisputeRow = { disputeId: string; deductedPaise: number; status: string };

const COLUMNS = ['refundId', 'paymentId', 'amountPaise', 'status'] as const;

/** More refunds than one payment can have. It only limits the query. */
const MOST = 1_000;

export const refundsRepository = {
  list: (tx: Database, paymentId: string): Promise<RefundRow[]> =>
    tx
      .selectFrom('providerRefunds')
      .select(COLUMNS)
      .where('paymentId', '=', paymentId)
      .orderBy('refundId')
      .limit(MOST)
      .$castTo<RefundRow>()
      .execute(),

  insert: async (
    tx: Tx,
    refund: ProviderRefund,
    o: { seenAt: Date; nextCheckAt: Date | null },
  ): Promise<void> => {
    await tx
      .insertInto('providerRefunds')
      .values({
        refundId: refund.id,
        paymentId: refund.paymentId,
        amountPaise: refund.amountPaise,
        status: refund.status,
        providerCreatedAt: refund.createdAt,
        ...o,
      })
      .execute();
  },

  update: async (
    tx: Tx,
    id: string,
    change: { status: RefundStatus; nextCheckAt: Date | null },
  ): Promise<void> => {
    await tx.updateTable('providerRefunds').set(change).where('refundId', '=', id).execute();
  },

  claimPending: (db: Database, now: Date, until: Date, limit: number): Promise<RefundRow[]> =>
    db
      .updateTable('providerRefunds')
      .set({ nextCheckAt: until })
      .where('refundId', 'in', (of) =>
        of
          .selectFrom('providerRefunds as due')
          .select('due.refundId')
          .where('due.nextCheckAt', '<=', now)
          .orderBy('due.nextCheckAt')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .returning(COLUMNS)
      .$castTo<RefundRow>()
      .execute(),

  findDispute: (tx: Tx, id: string): Promise<DisputeRow | undefined> =>
    tx
      .selectFrom('providerDisputes')
      .select(['disputeId', 'deductedPaise', 'status'])
      .where('disputeId', '=', id)
      .executeTakeFirst(),

  sumLost: async (tx: Database, paymentId: string): Promise<number> => {
    const row = await tx
      .selectFrom('providerDisputes')
      .select(({ fn }) => fn.sum<string | null>('deductedPaise').as('paise'))
      .where('paymentId', '=', paymentId)
      .where('status', '=', 'lost')
      .executeTakeFirst();
    return Number(row?.paise ?? 0);
  },

  insertDispute: async (
    tx: Tx,
    dispute: {
      disputeId: string;
      paymentId: string;
      amountPaise: number;
      deductedPaise: number;
      status: string;
      seenAt: Date;
    },
  ): Promise<void> => {
    await tx.insertInto('providerDisputes').values(dispute).execute();
  },

  updateDispute: async (
    tx: Tx,
    id: string,
    change: { deductedPaise: number; status: string; seenAt: Date },
  ): Promise<void> => {
    await tx.updateTable('providerDisputes').set(change).where('disputeId', '=', id).execute();
  },
};
