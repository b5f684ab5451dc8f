import { z } from 'zod';
import { adminAddresses } from './admin-addresses.ts';
import { adminListQuery } from './admin-list.ts';
import { PAGE_SIZE } from './constants.ts';
import { endpoint } from './endpoint.ts';

/** Spec 2: All, Active Only, Expired Only. */
export const REVENUE_FILTERS = ['all', 'active', 'expired'] as const;
export const REVENUE_PERIODS = ['30', '90', '365'] as const;
/** Shown in place of a plan name when a single component was sold. */
export const SINGLE_COMPONENT = 'Single component';

/**
 * Spec 3. A single component has no duration. While it is owned it has no end and counts as active.
 * Amounts are rupees.
 */
export const subscriptionRecord = z
  .object({
    _id: z.uuid(),
    /** Both are null once the account is deleted. */
    user: z.object({ name: z.string().nullable(), email: z.string().nullable() }),
    plan: z.object({ name: z.string(), duration: z.int().nullable() }),
    /** The title of a component that was sold on its own. */
    component: z.string().nullable(),
    /** Who made that component when it was sold. The name is null once the person is deleted. */
    creator: z.object({ _id: z.uuid(), name: z.string().nullable() }).nullable(),
    amount: z.number(),
    refunded: z.number(),
    subscribedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SubscriptionRecord' });

export type SubscriptionRecord = z.output<typeof subscriptionRecord>;

export const revenueStats = z
  .object({
    totalRevenue: z.number(),
    monthlyRevenue: z.number(),
    activeSubscriptions: z.int(),
    totalSubscribers: z.int(),
  })
  .meta({ id: 'RevenueStats' });

export type RevenueStats = z.output<typeof revenueStats>;

const query = z.object({
  ...adminListQuery({ sorts: ['date'], sort: 'date', limit: PAGE_SIZE.revenue }),
  filter: z.enum(REVENUE_FILTERS).default('all'),
  creator: z.uuid().optional(),
});

export const getRevenue = endpoint(adminAddresses.getRevenue, {
  summary: 'What was earned, and a numbered page of what was sold, newest first',
  access: 'admin',
  cache: 'private',
  query,
  response: z.object({
    stats: revenueStats,
    subscriptions: z.array(subscriptionRecord),
    total: z.int(),
    isMore: z.boolean(),
  }),
});

export const exportRevenue = endpoint(adminAddresses.exportRevenue, {
  summary: 'The same list as CSV, its first ten thousand rows',
  access: 'admin',
  cache: 'private',
  query: query.omit({ page: true, limit: true }),
  response: z.string(),
});

/** The figures of a period. All amounts are gross, including tax. */
export const revenueTrends = z
  .object({
    /** One entry per day; one per month when the period is a year. */
    series: z.array(
      z.object({ day: z.iso.date(), fresh: z.number(), renewing: z.number(), refunds: z.number() }),
    ),
    plans: z.array(z.object({ _id: z.uuid(), name: z.string(), subscriptions: z.int() })),
    figures: z.object({
      sales: z.int(),
      newSubscriptions: z.int(),
      renewals: z.int(),
      singles: z.int(),
      singleRevenue: z.number(),
      refunds: z.int(),
      refunded: z.number(),
      lost: z.number(),
      fees: z.number(),
      checkoutsStarted: z.int(),
      checkoutsPaid: z.int(),
    }),
    /** Plan periods that end before the end of the seventh day from today. */
    endingSoon: z.int(),
    /** Running plan periods that were not paid for. */
    given: z.int(),
  })
  .meta({ id: 'RevenueTrends' });

export type RevenueTrends = z.output<typeof revenueTrends>;

export const getRevenueTrends = endpoint(adminAddresses.getRevenueTrends, {
  summary: 'Revenue over time, plans by what was sold, refunds, and how many orders were paid',
  access: 'admin',
  cache: 'private',
  query: z.object({ days: z.enum(REVENUE_PERIODS).default('30') }),
  response: revenueTrends,
});

const taxFigures = {
  gross: z.number(),
  taxable: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
};

/** One line of the monthly tax summary: the net of invoices and credit notes, for one place of supply and one rate. */
export const taxLine = z.object({
  place: z.string(),
  name: z.string(),
  ratePercent: z.int(),
  ...taxFigures,
});
export type TaxLine = z.output<typeof taxLine>;

export const taxSummary = z
  .object({
    month: z.string(),
    sold: z.object(taxFigures),
    returned: z.object(taxFigures),
    net: z.object(taxFigures),
    lines: z.array(taxLine),
  })
  .meta({ id: 'TaxSummary' });

export type TaxSummary = z.output<typeof taxSummary>;

export const monthQuery = z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) });

export const getTaxSummary = endpoint(adminAddresses.getTaxSummary, {
  summary:
    "A month's GST by place of supply and rate, by the dates of its invoices, receipts and credit notes",
  access: 'admin',
  cache: 'private',
  query: monthQuery,
  response: taxSummary,
});

export const exportTaxSummary = endpoint(adminAddresses.exportTaxSummary, {
  summary: 'The same as CSV',
  access: 'admin',
  cache: 'private',
  query: monthQuery,
  response: z.string(),
});
