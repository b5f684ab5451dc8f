import {
  exportRevenue,
  exportTaxSummary,
  getRevenue,
  getRevenueTrends,
  getTaxSummary,
  type SubscriptionRecord,
  type TaxLine,
} from '@tessera/contract/revenue';
import type { Binder } from '../../platform/http/bind.ts';
import { csvAnswer, type CsvColumn } from '../../platform/http/csv.ts';
import type { RevenueService } from './service.ts';

const isActive = ({ expiresAt }: SubscriptionRecord, at: Date): boolean =>
  expiresAt === null || new Date(expiresAt) > at;

const columnsAt = (at: Date): readonly CsvColumn<SubscriptionRecord>[] => [
  ['Name', ({ user }) => user.name ?? 'Deleted account'],
  ['Email', ({ user }) => user.email],
  ['Plan', ({ plan }) => plan.name],
  ['Component', ({ component }) => component],
  ['Days', ({ plan }) => plan.duration],
  ['Amount', ({ amount }) => amount],
  ['Refunded', ({ refunded }) => refunded],
  ['Date', ({ subscribedAt }) => subscribedAt],
  ['Status', (record) => (isActive(record, at) ? 'Active' : 'Expired')],
  ['Expires', ({ expiresAt }) => expiresAt],
  ['Order', ({ _id }) => _id],
  ['Creator', ({ creator }) => creator && (creator.name ?? 'Deleted creator')],
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
