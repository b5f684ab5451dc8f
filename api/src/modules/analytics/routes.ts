import { trackCopy } from '@tessera/contract/analytics';
import {
  componentAnalytics,
  exportComponentAnalytics,
  zeroResultSearches,
  userActivities,
} from '@tessera/contract/analytics-admin';
import type { Binder } from '../../platform/http/bind.ts';
import { csvAnswer } from '../../platform/http/csv.ts';
import type { SumsService } from './service.sums.ts';
import type { AnalyticsService } from './service.ts';

export function analyticsRoutes(
  { bind }: Binder,
  o: { analytics: AnalyticsService; sums: SumsService },
) {
  bind(trackCopy, async ({ principal, body }) => {
    await o.analytics.trackCopy(principal, body.componentId, body);
    return { success: true as const };
  });
  bind(componentAnalytics, ({ query }) => o.sums.components(query));
  bind(exportComponentAnalytics, async ({ query }) => {
    const { rows, at } = await o.sums.allCopied(query);
    return csvAnswer(
      'copies',
      at,
      [
        ['Component', ({ title }) => title],
        ['Category', ({ category }) => category],
        ['Type', ({ type }) => type],
        ['Unique copies', ({ uniqueCopies }) => uniqueCopies],
      ],
      rows,
    );
  });
  bind(userActivities, ({ query }) => o.sums.people(query));
  bind(zeroResultSearches, () => o.sums.zeroResultSearches());
}
