import type { z } from 'zod';
import { ADMIN_COUNT_MAX, type AdminPage } from '@tessera/contract/admin-list';
import { rupeesFromPaise } from '@tessera/contract/money';
import {
  SINGLE_COMPONENT,
  type exportRevenue,
  type getRevenue,
  type RevenueStats,
  type RevenueTrends,
  type SubscriptionRecord,
  type TaxSummary,
} from '@tessera/contract/revenue';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { numberedPage } from '../../platform/db/numbered-page.ts';
import { spanOf } from './policy.periods.ts';
import { presentSubscription, presentTaxes } from './presenter.ts';
import { salesRepository, type AccountRow, type Listing } from './repository.sales.ts';
import { sumsRepository } from './repository.sums.ts';

type ListQuery = z.output<typeof getRevenue.query>;
type ExportQuery = z.output<typeof exportRevenue.query>;

/** The maximum number of search results. For more, the admin needs a more precise search. */
const FOUND = { limit: 100, readFirst: 10_000 };
const EXPORTED = { limit: ADMIN_COUNT_MAX, readFirst: 100_000 };
/** Rows per query for an export. */
const CHUNK = 1_000;
const COUNTED_AT_ONCE = 5_000;
/** The trigram index needs at least three letters. */
const INDEXED = /[\p{L}\p{N}]{3}/u;
const ID = /^(pay|order|rfnd)_\w{14}$|^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/;

export type { AccountRow } from './repository.sales.ts';
export type RevenueService = ReturnType<typeof createRevenueService>;

/** Revenue, from sums that are written in the transactions of the ledger. */
export const createRevenueService = ({ db, clock }: { db: Database; clock: Clock }) => {
  const present = async (ids: readonly string[]): Promise<SubscriptionRecord[]> =>
    (await salesRepository.list(db, ids)).map(presentSubscription);

  const search = async (
    listing: Listing,
    term: string,
    o: { limit: number; readFirst: number },
  ): Promise<string[]> => {
    if (ID.test(term)) return salesRepository.findNamed(db, term);
    const near = await salesRepository.searchFirst(db, listing, term, o);
    if (near.length >= o.limit || !INDEXED.test(term)) return near;
    const all = await salesRepository.countUpTo(db, listing, o.readFirst + 1);
    return all <= o.readFirst ? near : salesRepository.searchAll(db, listing, term, o);
  };

  const list = async (query: ListQuery): Promise<AdminPage<SubscriptionRecord>> => {
    const listing: Listing = { ...query, now: clock.now() };
    if (!query.search)
      return numberedPage(
        query,
        async (window) => present(await salesRepository.listIds(db, listing, window)),
        (most) => salesRepository.countUpTo(db, listing, most),
      );
    const found = await search(listing, query.search, { ...FOUND, limit: FOUND.limit + 1 });
    const total = Math.min(found.length, FOUND.limit);
    const from = (query.page - 1) * query.limit;
    return {
      items: await present(found.slice(from, Math.min(from + query.limit, total))),
      total,
      isMore: found.length > total,
    };
  };

  const stats = async (): Promise<RevenueStats> => {
    const { totalPaise, monthPaise, running, subscribers } = await sumsRepository.readStats(
      db,
      clock.now(),
    );
    return {
      totalRevenue: rupeesFromPaise(totalPaise),
      monthlyRevenue: rupeesFromPaise(monthPaise),
      activeSubscriptions: running,
      totalSubscribers: subscribers,
    };
  };

  return {
    get: async (query: ListQuery): Promise<z.input<typeof getRevenue.response>> => {
      const [figures, { items, total, isMore }] = await Promise.all([stats(), list(query)]);
      return { stats: figures, subscriptions: items, total, isMore };
    },

    /** The sales of the list, with what an accountant needs. */
    export: async (query: ExportQuery): Promise<{ at: Date; rows: AccountRow[] }> => {
      const listing: Listing = { ...query, now: clock.now() };
      const ids = query.search
        ? await search(listing, query.search, EXPORTED)
        : await salesRepository.listIds(db, listing, { offset: 0, limit: ADMIN_COUNT_MAX });
      const rows: AccountRow[] = [];
      for (let from = 0; from < ids.length; from += CHUNK)
        rows.push(...(await salesRepository.listForAccountant(db, ids.slice(from, from + CHUNK))));
      return { at: clock.now(), rows };
    },

    trends: async (days: number): Promise<RevenueTrends> => {
      const span = spanOf(days, clock.now());
      const [periods, plans, figures, { given, endingSoon }] = await Promise.all([
        sumsRepository.listPeriods(db, span),
        sumsRepository.listPlans(db),
        sumsRepository.readFigures(db, span),
        sumsRepository.readStats(db, clock.now()),
      ]);
      const byDay = new Map(periods.map((period) => [period.day, period]));
      return {
        series: span.days.map((day) => {
          const { freshPaise = 0, renewedPaise = 0, backPaise = 0 } = byDay.get(day) ?? {};
          return {
            day,
            fresh: rupeesFromPaise(freshPaise),
            renewing: rupeesFromPaise(renewedPaise),
            refunds: rupeesFromPaise(backPaise),
          };
        }),
        plans: plans.map(({ planId, name, sales }) => ({
          _id: planId,
          name: name ?? SINGLE_COMPONENT,
          subscriptions: sales,
        })),
        figures: {
          sales: figures.sales,
          newSubscriptions: figures.subscriptions,
          renewals: figures.renewals,
          singles: figures.singles,
          singleRevenue: rupeesFromPaise(figures.singlePaise),
          refunds: figures.refunds,
          refunded: rupeesFromPaise(figures.returnedPaise),
          lost: rupeesFromPaise(figures.lostPaise),
          fees: rupeesFromPaise(figures.feesPaise),
          checkoutsStarted: figures.ordersBegun,
          checkoutsPaid: figures.ordersPaid,
        },
        endingSoon,
        given,
      };
    },

    taxes: async (month: string): Promise<TaxSummary> =>
      presentTaxes(month, await sumsRepository.listTaxes(db, month)),

    at: () => clock.now(),

    /** Adds waiting changes to the sums. Returns their number, so that the next batch follows at once. */
    count: (): Promise<number> => sumsRepository.count(db, COUNTED_AT_ONCE),

    markOver: (): Promise<number> => salesRepository.markOver(db, clock.now()),
  };
};
