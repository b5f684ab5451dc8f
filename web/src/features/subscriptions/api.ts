import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../../lib/browser-api.ts';
import { MINE } from '../../lib/session-store.ts';

/** Spec 8: the same message for every reason. */
export const LOAD_FAILED = 'Failed to load subscription data. Please try again.';

export const subscriptionQuery = queryOptions({
  queryKey: [MINE, 'subscription'],
  queryFn: ({ signal }) =>
    browserApi.call('currentSubscription', {}, { signal, fallbackMessage: LOAD_FAILED }),
  // A purchase in another tab must be shown.
  staleTime: 0,
});
