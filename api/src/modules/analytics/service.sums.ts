import { ADMIN_COUNT_MAX } from '@tessera/contract/admin-list';
import {
  ANALYTICS_HISTORY_DAYS,
  ANALYTICS_RECENT,
  type ComponentAnalytics,
  TIMEFRAME_DAYS,
} from '@tessera/contract/analytics-admin';
import { ANALYTICS_CHART_TOP } from '@tessera/contract/constants';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { numberedPage } from '../../platform/db/numbered-page.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { ZeroResultSearches } from '../catalog/service.zero-results.ts';
import { presentCopied, presentMoment } from './presenter.ts';
import { type CopiedFilter, sumsRepository } from './repository.sums.ts';

/** The batch size of one transaction, which locks the counters of these users while it runs. */
const COUNTED_AT_ONCE = { least: 100, most: 5_000 };
const SLOW_MS = 1_500;
const QUICK_MS = 500;

export type SumsService = ReturnType<typeof createSumsService>;

export const createSumsService = ({
  db,
  clock,
  metrics,
  zeroResults,
}: {
  db: Database;
  clock: Clock;
  metrics: Metrics;
  zeroResults: ZeroResultSearches;
}) => {
  let atOnce = COUNTED_AT_ONCE.most;
  /** The batch size adapts to the speed of the database. A batch that is too large would time out every time. */
  const countSome = async (): Promise<number> => {
    const { least, most } = COUNTED_AT_ONCE;
    const started = performance.now();
    const tookMs = () => performance.now() - started;
    try {
      const counted = await sumsRepository.count(db, atOnce, clock.now());
      if (tookMs() > SLOW_MS) atOnce = Math.max(least, atOnce >> 1);
      else if (tookMs() < QUICK_MS) atOnce = Math.min(most, atOnce * 2);
      return counted;
    } catch (error) {
      atOnce = Math.max(least, atOnce >> 1);
      throw error;
    }
  };

  return {
    components: async (
      filter: CopiedFilter & { page: number; limit: number },
    ): Promise<ComponentAnalytics> => {
      const { timeframe, page, limit } = filter;
      const days = timeframe === 'all' ? ANALYTICS_HISTORY_DAYS : TIMEFRAME_DAYS[timeframe];
      const listed = await numberedPage(
        { page, limit },
        (window) => sumsRepository.listCopied(db, filter, window),
        (most) => sumsRepository.countCopied(db, filter, most),
      );
      const isFirst = page === 1 && limit >= ANALYTICS_CHART_TOP;
      const [top, [first], byCategory, overTime, recent, totals, { waiting }] = await Promise.all([
        isFirst
          ? listed.items.slice(0, ANALYTICS_CHART_TOP)
          : sumsRepository.listCopied(db, filter, { offset: 0, limit: ANALYTICS_CHART_TOP }),
        sumsRepository.listCopied(db, { timeframe }, { offset: 0, limit: 1 }),
        sumsRepository.shares(db, timeframe),
        sumsRepository.days(db, days),
        sumsRepository.listRecent(db, ANALYTICS_RECENT),
        sumsRepository.totals(db, timeframe),
        sumsRepository.backlog(db, ADMIN_COUNT_MAX),
      ]);
      return {
        mostCopied: listed.items.map(presentCopied),
        total: listed.total,
        isMore: listed.isMore,
        topCopied: top.map(presentCopied),
        topComponent: first ? presentCopied(first) : null,
        byCategory,
        overTime,
        copyHistory: recent.map(presentMoment),
        totalCopies: totals.free + totals.paid,
        freeCopies: totals.free,
        paidCopies: totals.paid,
        uniqueUsers: totals.people,
        waiting,
      };
    },

    /** The list for an export, up to the same limit as the pages. */
    allCopied: async (filter: CopiedFilter) => {
      const rows = await sumsRepository.listCopied(db, filter, {
        offset: 0,
        limit: ADMIN_COUNT_MAX,
      });
      return { rows: rows.map(presentCopied), at: clock.now() };
    },

    people: async (window: { page: number; limit: number }) => {
      const { items, ...rest } = await numberedPage(
        window,
        (o) => sumsRepository.listPeople(db, o),
        (most) => sumsRepository.countPeople(db, most),
      );
      const present = items.map(({ userId, free, paid, lastAt }) => ({
        userId,
        freeCopies: free,
        paidCopies: paid,
        totalCopies: free + paid,
        lastActivity: lastAt.toISOString(),
      }));
      return { items: present, ...rest };
    },

    /** Zero-result searches, the most frequent first. */
    zeroResultSearches: () => zeroResults.list(),

    /** Updates the sums. Returns the number of counted copies. */
    count: async (): Promise<number> => {
      const counted = await countSome();
      const { since } = await sumsRepository.backlog(db, 1);
      metrics.copiesLagSeconds.set(
        since === null ? 0 : Math.max(0, (clock.now().getTime() - since.getTime()) / 1_000),
      );
      return counted;
    },
  };
};
