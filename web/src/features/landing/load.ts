import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';
import { askStorefront } from '../../api/storefront.ts';
import { arrange, type Front, NEWEST } from './front.ts';

const CACHE_TTL_MS = 5 * 60_000;

export type LoadedFront = Front & { isWhole: boolean };

/** If some data fails to load, the page is shown without it. */
const orNothing = (error: unknown): null => {
  if (!(error instanceof ApiError)) throw error;
  return null;
};

async function load(api: ApiClient, signal: AbortSignal): Promise<LoadedFront> {
  const [counts, categories, page] = await Promise.all([
    askStorefront(api, 'getStorefront', signal).catch(orNothing),
    api.call('listComponentCategories', {}, { signal }).catch(orNothing),
    api.callPage('listComponents', { query: NEWEST }, { signal }).catch(orNothing),
  ]);
  return {
    counts,
    categories: categories ?? [],
    ...arrange(page?.items ?? []),
    isWhole: counts !== null && categories !== null && page !== null,
  };
}

export const loadFrontOnServer = load;

export const loadFrontInBrowser = (api: ApiClient, queries: QueryClient): Promise<LoadedFront> =>
  queries.fetchQuery(
    queryOptions({
      queryKey: ['front'],
      queryFn: ({ signal }) => load(api, signal),
      staleTime: CACHE_TTL_MS,
    }),
  );
