import { sql } from 'kysely';
import type { InvoiceKind } from '@tessera/contract/invoice-kinds';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Sum } from './policy.credit.ts';

export type Seller = { name: string; address: string; state: string; gstin: string | null };
export type Buyer = {
  country: string | null;
  state: string | null;
  businessName: string | null;
  gstin: string | null;
  /** Older orders lack what follows. */
  address?: string | null;
  city?: string | null;
  postalCode?: string | null;
  purchaseOrder?: string | null;
};
export type Line = {
  description: string;
  sac: string;
  /** What was taken off the price, if anything was. */
  discounts?: { label: string; amountPaise: number }[];
};

export type Invoice = Sum & {
  id: string;
  kind: InvoiceKind;
  series: string;
  financialYear: string;
  serial: number;
  number: string;
  issuedAt: Date;
  userId: string;
  orderId: string;
  paymentId: string;
  refundId: string | null;
  correctsId: string | null;
  taxRatePercent: number;
  placeOfSupply: string;
  seller: Seller;
  buyer: Buyer;
  lines: Line[];
};

/** An invoice before it has a number. */
export type NewInvoice = Omit<
  Invoice,
  'series' | 'financialYear' | 'serial' | 'number' | 'issuedAt'
>;

const COLUMNS = [
  'id',
  'kind',
  'series',
  'financialYear',
  'serial',
  'number',
  'issuedAt',
  'userId',
  'orderId',
  'paymentId',
  'refundId',
  'correctsId',
  'amountPaise',
  'taxablePaise',
  'cgstPaise',
  'sgstPaise',
  'igstPaise',
  'taxRatePercent',
  'placeOfSupply',
  'seller',
  'buyer',
  'lines',
] as const;

const select = (db: Database) => db.selectFrom('invoices').select(COLUMNS).$castTo<Invoice>();

export const invoicesRepository = {
  find: (db: Database, id: string): Promise<Invoice | undefined> =>
    select(db).where('id', '=', id).executeTakeFirst(),

  findSaleOfPayment: (db: Database, paymentId: string): Promise<Invoice | undefined> =>
    select(db)
      .where('paymentId', '=', paymentId)
      .where('correctsId', 'is', null)
      .executeTakeFirst(),

  hasSale: async (db: Database, orderId: string): Promise<boolean> =>
    (await db
      .selectFrom('invoices')
      .select('id')
      .where('orderId', '=', orderId)
      .where('correctsId', 'is', null)
      .executeTakeFirst()) !== undefined,

  hasCredit: async (db: Database, refundId: string): Promise<boolean> =>
    (await db
      .selectFrom('invoices')
      .select('id')
      .where('refundId', '=', refundId)
      .executeTakeFirst()) !== undefined,

  listOf: (db: Database, userId: string, limit: number): Promise<Invoice[]> =>
    select(db)
      .where('userId', '=', userId)
      .orderBy('issuedAt')
      .orderBy('id')
      .limit(limit)
      .execute(),

  /** The sum of the credit notes of a sale so far. */
  sumCredited: async (tx: Tx, saleId: string): Promise<Sum> => {
    const { rows } = await sql<Sum>`select
        coalesce(sum(amount_paise), 0)::bigint as amount_paise,
        coalesce(sum(taxable_paise), 0)::bigint as taxable_paise,
        coalesce(sum(cgst_paise), 0)::bigint as cgst_paise,
        coalesce(sum(sgst_paise), 0)::bigint as sgst_paise,
        coalesce(sum(igst_paise), 0)::bigint as igst_paise
      from invoices where corrects_id = ${saleId}`.execute(tx);
    return rows[0]!;
  },

  /** The next number of a series. The row stays locked until the transaction ends. */
  takeNumber: async (
    tx: Tx,
    o: { series: string; financialYear: string; now: Date },
  ): Promise<{ serial: number; issuedAt: Date }> => {
    const { series, financialYear, now } = o;
    const { lastSerial, lastIssuedAt } = await tx
      .insertInto('invoiceSeries')
      .values({ series, financialYear, lastSerial: 1, lastIssuedAt: now })
      .onConflict((conflict) =>
        conflict.columns(['series', 'financialYear']).doUpdateSet({
          lastSerial: sql`invoice_series.last_serial + 1`,
          lastIssuedAt: sql`greatest(invoice_series.last_issued_at, excluded.last_issued_at)`,
        }),
      )
      .returning(['lastSerial', 'lastIssuedAt'])
      .executeTakeFirstOrThrow();
    return { serial: lastSerial, issuedAt: lastIssuedAt };
  },

  insert: async (tx: Tx, { seller, buyer, lines, ...row }: Invoice): Promise<void> => {
    await tx
      .insertInto('invoices')
      .values({
        ...row,
        seller: JSON.stringify(seller),
        buyer: JSON.stringify(buyer),
        lines: JSON.stringify(lines),
      })
      .execute();
  },
};
