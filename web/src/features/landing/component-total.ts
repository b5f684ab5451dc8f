import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';

const KEPT_MS = 5 * 60_000;

const count = async (api: ApiClient, signal: AbortSignal): Promise<number | null> =>
  (await api.callPage('listComponents', { query: { limit: 1 } }, { signal })).total;

/** A welcome without a number is better than none. */
const orUnknown = (error: unknown): null => {
  if (!(error instanceof ApiError)) throw error;
  return null;
};

const totalQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['component-total'],
    queryFn: ({ signal }) => count(api, signal),
    staleTime: KEPT_MS,
  });

export const countOnServer = (api: ApiClient, signal: AbortSignal): Promise<number | null> =>
  count(api, signal).catch(orUnknown);

export const countInBrowser = (api: ApiClient, queries: QueryClient): Promise<number | null> =>
  queries.fetchQuery(totalQuery(api)).catch(orUnknown);
