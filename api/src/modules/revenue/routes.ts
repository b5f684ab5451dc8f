import { rupeesFromPaise } from '@tessera/contract/money';
import {
  exportRevenue,
  exportTaxSummary,
  getRevenue,
  getRevenueTrends,
  getTaxSummary,
  SINGLE_COMPONENT,
  type TaxLine,
} from '@tessera/contract/revenue';
import type { Binder } from '../../platform/http/bind.ts';
import { csvAnswer, type CsvColumn, timeColumn } from '../../platform/http/csv.ts';
import type { AccountRow, RevenueService } from './service.ts';

const rupees = (paise: number | null): number | null =>
  paise === null ? null : rupeesFromPaise(paise);

/** The columns that an accountant needs for one sale. Amounts are in rupees. */
const columnsAt = (at: Date): readonly CsvColumn<AccountRow>[] => [
  ['Name', ({ name }) => name ?? 'Deleted account'],
  ['Email', ({ email }) => email],
  ['Plan', ({ planId, itemName }) => (planId === null ? SINGLE_COMPONENT : itemName)],
  ['Component', ({ planId, itemName }) => (planId === null ? itemName : null)],
  ['Days', ({ durationDays }) => durationDays],
  ['Amount', ({ amountPaise }) => rupees(amountPaise)],
  ['Taxable value', ({ taxablePaise }) => rupees(taxablePaise)],
  ['Rate %', ({ taxRatePercent }) => taxRatePercent],
  ['CGST', ({ cgstPaise }) => rupees(cgstPaise)],
  ['SGST', ({ sgstPaise }) => rupees(sgstPaise)],
  ['IGST', ({ igstPaise }) => rupees(igstPaise)],
  ['Place of supply', ({ placeOfSupply }) => placeOfSupply],
  ['Buyer GSTIN', ({ gstin }) => gstin],
  // Empty until the provider has said it.
  ['Provider fee', ({ feePaise }) => rupees(feePaise)],
  ['GST in the fee', ({ feeTaxPaise }) => rupees(feeTaxPaise)],
  ['Refunded', ({ refundedPaise }) => rupees(refundedPaise)],
  timeColumn('Date', ({ soldAt }) => soldAt),
  ['Status', ({ until }) => (until === null || until > at ? 'Active' : 'Expired')],
  timeColumn('Expires', ({ until }) => until),
  ['Invoice', ({ invoiceNumber }) => invoiceNumber],
  ['Credit notes', ({ creditNotes }) => creditNotes],
  ['Payment id', ({ paymentId }) => paymentId],
  ['Provider order id', ({ providerOrderId }) => providerOrderId],
  ['Order', ({ orderId }) => orderId],
  ['Creator', ({ creatorId, creatorName }) => creatorId && (creatorName ?? 'Deleted creator')],
];

const taxColumnsOf = (month: string): readonly CsvColumn<TaxLine>[] => [
  ['Place of supply', ({ place }) => place],
  ['State', ({ name }) => name],
  ['Rate %', ({ ratePercent }) => ratePercent],
  ['Taxable value', ({ taxable }) => taxable],
  ['CGST', ({ cgst }) => cgst],
  ['SGST', ({ sgst }) => sgst],
  ['IGST', ({ igst }) => igst],
  ['Total', ({ gross }) => gross],
  // The file itself must state which date counts.
  ['Month of invoice, receipt or credit note', () => month],
];

export function revenueRoutes({ bind }: Binder, revenue: RevenueService) {
  bind(getRevenue, ({ query }) => revenue.get(query));
  bind(exportRevenue, async ({ query }) => {
    const { at, rows } = await revenue.export(query);
    return csvAnswer('revenue', at, columnsAt(at), rows);
  });
  bind(getRevenueTrends, ({ query }) => revenue.trends(Number(query.days)));
  bind(getTaxSummary, ({ query }) => revenue.taxes(query.month));
  bind(exportTaxSummary, async ({ query }) => {
    const { lines } = await revenue.taxes(query.month);
    return csvAnswer(`gst-${query.month}`, revenue.at(), taxColumnsOf(query.month), lines);
  });
}
