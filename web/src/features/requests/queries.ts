import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { requestAddresses } from '@tessera/contract/request-addresses';
import { createClientOf } from '../../api/api-client.ts';
import { browserOptions } from '../../api/browser-api.ts';
import { PERSONAL_QUERY_KEY } from '../../state/session-store.ts';

/** The API client for calls that only the request pages make. */
export const requestApi = createClientOf(requestAddresses, browserOptions);

const LOAD_FAILED = 'Failed to load your requests. Please try again.';

/** Fetches again well before the signed links of the pictures expire. */
const RENEWED_EVERY_MS = 10 * 60_000;

export const allowanceQuery = queryOptions({
  queryKey: [PERSONAL_QUERY_KEY, 'requests', 'allowance'],
  queryFn: ({ signal }) =>
    requestApi.call('requestAllowance', {}, { signal, fallbackMessage: LOAD_FAILED }),
  // Purchases, new requests and returned requests must be shown at once.
  staleTime: 0,
});

export const requestsQuery = infiniteQueryOptions({
  queryKey: [PERSONAL_QUERY_KEY, 'requests', 'list'],
  queryFn: ({ pageParam, signal }) =>
    requestApi.callPage(
      'listRequests',
      { query: { cursor: pageParam ?? undefined } },
      { signal, fallbackMessage: LOAD_FAILED },
    ),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
  staleTime: 0,
});

export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: [PERSONAL_QUERY_KEY, 'requests', 'one', id],
    queryFn: ({ signal }) =>
      requestApi.call(
        'getRequest',
        { params: { id } },
        { signal, fallbackMessage: 'Failed to load this request. Please try again.' },
      ),
    staleTime: 0,
    refetchInterval: RENEWED_EVERY_MS,
  });
