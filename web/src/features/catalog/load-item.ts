import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ComponentDetail } from '@tessera/contract/catalog';
import type { ApiClient } from '../../api/api-client.ts';

const CACHE_TTL_MS = 5 * 60_000;

const getItem = (api: ApiClient, slug: string, signal: AbortSignal): Promise<ComponentDetail> =>
  api.call(
    'getComponent',
    { params: { slug } },
    { signal, fallbackMessage: 'The component could not be loaded. Please try again in a moment.' },
  );

export const loadItemOnServer = getItem;

export const loadItemInBrowser = (
  api: ApiClient,
  queries: QueryClient,
  slug: string,
): Promise<ComponentDetail> =>
  queries.fetchQuery(
    queryOptions({
      queryKey: ['component', slug],
      queryFn: ({ signal }) => getItem(api, slug, signal),
      staleTime: CACHE_TTL_MS,
    }),
  );

export const itemPath = (slug: string): string => `/components/${encodeURIComponent(slug)}`;
