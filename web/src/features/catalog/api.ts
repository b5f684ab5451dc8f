import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CategoryCount, ComponentCard } from '@tessera/contract/catalog';
import { PUBLIC_PAGE_DEFAULT } from '@tessera/contract/constants';
import type { ApiClient, Page } from '../../lib/api-client.ts';
import type { CatalogFilter } from './filter.ts';

export type ComponentPage = Page<ComponentCard>;

/** Coming back within this time shows the list as it was left, at the place it was left. */
const KEPT_MS = 5 * 60_000;

const LOAD_FAILED = 'Failed to load components. Please refresh the page.';

export const listComponents = (
  api: ApiClient,
  { category, search }: CatalogFilter,
  cursor: string | null,
  signal: AbortSignal,
): Promise<ComponentPage> =>
  api.callPage(
    'listComponents',
    { query: { category, search, limit: PUBLIC_PAGE_DEFAULT, cursor: cursor ?? undefined } },
    { signal, fallbackMessage: LOAD_FAILED },
  );

export const listCategories = (api: ApiClient, signal: AbortSignal): Promise<CategoryCount[]> =>
  api.call('listComponentCategories', {}, { signal });

export const componentsQuery = (api: ApiClient, filter: CatalogFilter) =>
  infiniteQueryOptions({
    queryKey: ['components', filter],
    queryFn: ({ pageParam, signal }) => listComponents(api, filter, pageParam, signal),
    initialPageParam: filter.cursor ?? null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: KEPT_MS,
  });

export const categoriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['component-categories'],
    queryFn: ({ signal }) => listCategories(api, signal),
    staleTime: KEPT_MS,
  });
