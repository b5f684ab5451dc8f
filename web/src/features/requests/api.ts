import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { requestAddresses } from '@tessera/contract/request-addresses';
import { createClientOf } from '../../lib/api-client.ts';
import { browserOptions } from '../../lib/browser-api.ts';
import { MINE } from '../../lib/session-store.ts';

/** The API client for calls that only the request pages make. */
export const requestApi = createClientOf(requestAddresses, browserOptions);

const LOAD_FAILED = 'Failed to load your requests. Please try again.';

/** Fetches again well before the signed links of the pictures expire. */
const RENEWED_EVERY_MS = 10 * 60_000;

export const allowanceQuery = queryOptions({
  queryKey: [MINE, 'requests', 'allowance'],
  queryFn: ({ signal }) =>
    requestApi.call('requestAllowance', {}, { signal, fallbackMessage: LOAD_FAILED }),
  // Purchases, new requests and returned requests must be shown at once.
  staleTime: 0,
});

export const requestsQuery = infiniteQueryOptions({
  queryKey: [MINE, 'requests', 'list'],
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
    queryKey: [MINE, 'requests', 'one', id],
    queryFn: ({ signal }) =>
      requestApi.call(
        'getRequest',
        { params: { id } },
        { signal, fallbackMessage: 'Failed to load this request. Please try again.' },
      ),
    staleTime: 0,
    refetchInterval: RENEWED_EVERY_MS,
  });
