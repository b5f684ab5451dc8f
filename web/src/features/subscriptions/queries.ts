import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../api/browser-api.ts';
import { PERSONAL_QUERY_KEY } from '../../state/session-store.ts';

/** Spec 8: the same message for every reason. */
export const LOAD_FAILED = 'Failed to load subscription data. Please try again.';

export const subscriptionQuery = queryOptions({
  queryKey: [PERSONAL_QUERY_KEY, 'subscription'],
  queryFn: ({ signal }) =>
    browserApi.call('currentSubscription', {}, { signal, fallbackMessage: LOAD_FAILED }),
  // A purchase in another tab must be shown.
  staleTime: 0,
});

/** The plans on sale, which the current plan is compared with. */
export const plansOnSaleQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => browserApi.call('listPlans', {}, { signal }),
});

const PAGE = 24;

export const purchasesQuery = infiniteQueryOptions({
  queryKey: [PERSONAL_QUERY_KEY, 'purchases'],
  queryFn: ({ pageParam, signal }) =>
    browserApi.callPage(
      'listPurchases',
      { query: { limit: PAGE, cursor: pageParam ?? undefined } },
      { signal, fallbackMessage: 'Failed to load what you bought. Please try again.' },
    ),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
  // A purchase in another tab must be shown.
  staleTime: 0,
});
