import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Parts, Sum } from './policy.credit.ts';
import type { Buyer, Seller } from './repository.ts';

export type Item =
  | { kind: 'plan'; itemSnapshot: { name: string; durationDays: number } }
  | { kind: 'component'; itemSnapshot: { title: string; slug: string } };

/** A paid order as it was stored, and the payment that paid it. */
export type Sale = Item &
  Sum & {
    orderId: string;
    userId: string;
    paymentId: string;
    taxRatePercent: number;
    placeOfSupply: string;
    buyer: Buyer;
    seller: Seller;
  };

export type Refund = {
  refundId: string;
  paymentId: string;
  amountPaise: number;
  isSold: boolean;
};

/** The amount that a refund took from one account of the ledger. */
type Booked = { account: string; paise: number };

export const salesRepository = {
  /** The payment that granted the item. After a failed refund and a second purchase it counts as an excess. */
  find: (db: Database, orderId: string): Promise<Sale | undefined> =>
    db
      .selectFrom('purchaseOrders as order')
      .innerJoin('providerPayments as payment', 'payment.orderId', 'order.id')
      .select(['order.id as orderId', 'order.userId', 'order.kind', 'order.itemSnapshot'])
      .select(['order.amountPaise', 'order.taxablePaise', 'order.cgstPaise', 'order.sgstPaise'])
      .select(['order.igstPaise', 'order.taxRatePercent', 'order.placeOfSupply'])
      .select(['order.buyer', 'order.seller', 'payment.paymentId'])
      .where('order.id', '=', orderId)
      .where('order.paidAt', 'is not', null)
      .where('payment.disposition', 'in', ['granted', 'excess'])
      .orderBy(sql`payment.disposition = 'granted'`, 'desc')
      .orderBy('payment.settledAt')
      .limit(1)
      .$castTo<Sale>()
      .executeTakeFirst(),

  /** What the order took off its price for the unused days of another plan. */
  listCredits: (
    db: Database,
    orderId: string,
  ): Promise<{ planName: string; days: number; ofDays: number; creditPaise: number }[]> =>
    db
      .selectFrom('orderCredits')
      .select(['planName', 'days', 'ofDays', 'creditPaise'])
      .where('orderId', '=', orderId)
      .orderBy('grantId')
      .execute(),

  /** The end of the period that was bought. Null for a component, or when it was taken back. */
  findAccessEnd: async (db: Database, orderId: string): Promise<Date | null> => {
    const row = await db
      .selectFrom('grants')
      .select('endsAt')
      .where('sourceKind', '=', 'order')
      .where('sourceId', '=', orderId)
      .where('revokedAt', 'is', null)
      .limit(1)
      .executeTakeFirst();
    return row?.endsAt ?? null;
  },

  findRefund: (db: Database, refundId: string): Promise<Refund | undefined> =>
    db
      .selectFrom('providerRefunds as refund')
      .innerJoin('providerPayments as payment', 'payment.paymentId', 'refund.paymentId')
      .select(['refund.refundId', 'refund.paymentId', 'refund.amountPaise'])
      .select(sql<boolean>`payment.disposition is not distinct from 'granted'`.as('isSold'))
      .where('refund.refundId', '=', refundId)
      .where('refund.status', '=', 'processed')
      .executeTakeFirst(),

  /**
   * The ledger rounds each refund separately. Credit notes round the sum of all refunds. The difference of a paisa is
   * booked, so that the tax accounts and the documents agree.
   */
  alignBooks: async (
    tx: Tx,
    o: { refundId: string; paymentId: string; parts: Parts; at: Date },
  ): Promise<void> => {
    const { rows } = await sql<Booked>`select account, amount_paise as paise from ledger_entries
      where txn_key = ${`refund:${o.refundId}`}`.execute(tx);
    const booked = new Map(rows.map(({ account, paise }) => [account, paise]));
    // The money was moved from the sale to suspense before.
    if (!booked.has('refunds')) return;
    const lines = [
      { account: 'refunds', paise: o.parts.taxablePaise },
      { account: 'gst_output:cgst', paise: o.parts.cgstPaise },
      { account: 'gst_output:sgst', paise: o.parts.sgstPaise },
      { account: 'gst_output:igst', paise: o.parts.igstPaise },
    ]
      .map(({ account, paise }) => ({ account, amountPaise: paise - (booked.get(account) ?? 0) }))
      .filter(({ amountPaise }) => amountPaise !== 0);
    if (lines.length === 0) return;
    await tx
      .insertInto('ledgerEntries')
      .values(
        lines.map(({ account, amountPaise }, index) => ({
          account,
          amountPaise,
          txnKey: `credit-note:${o.refundId}`,
          line: index + 1,
          paymentId: o.paymentId,
          postedAt: o.at,
        })),
      )
      .execute();
  },
};
