import type { CategoryCount, ComponentCard } from '@tessera/contract/catalog';
import { PUBLIC_PAGE_DEFAULT } from '@tessera/contract/constants';
import type { ApiClient, Page } from '../../api/api-client.ts';
import { findCached } from '../../state/page-cache.ts';
import type { CatalogFilter } from './filter.ts';

export type ComponentPage = Page<ComponentCard>;

const LOAD_FAILED = 'Failed to load components. Please refresh the page.';

export const listComponents = (
  api: ApiClient,
  { category, search }: CatalogFilter,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<ComponentPage> =>
  api.callPage(
    'listComponents',
    { query: { category, search, limit: PUBLIC_PAGE_DEFAULT, cursor: cursor ?? undefined } },
    { ...(signal && { signal }), fallbackMessage: LOAD_FAILED },
  );

export const listCategories = (api: ApiClient, signal?: AbortSignal): Promise<CategoryCount[]> =>
  api.call('listComponentCategories', {}, { ...(signal && { signal }) });

/** The cache key of all loaded pages of one list. */
export const listKey = (filter: CatalogFilter): string => `components ${JSON.stringify(filter)}`;

export const findPages = (filter: CatalogFilter): ComponentPage[] | undefined =>
  findCached(listKey(filter)) as ComponentPage[] | undefined;
