import type { QueryClient } from '@tanstack/react-query';
import type { CategoryCount } from '@tessera/contract/catalog';
import type { ApiClient } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import {
  categoriesQuery,
  type ComponentPage,
  componentsQuery,
  listCategories,
  listComponents,
} from './api.ts';
import type { CatalogFilter } from './filter.ts';

export type Failure = { message: string; status: number; requestId: string | undefined };

export type Catalog = {
  filter: CatalogFilter;
  categories: CategoryCount[];
  page: ComponentPage;
  failure: Failure | null;
};

const NOTHING: ComponentPage = { items: [], nextCursor: null, total: 0 };

type Outcome = { page: ComponentPage; failure: Failure | null };

const asOutcome = (error: unknown): Outcome => {
  if (!(error instanceof ApiError)) throw error;
  // Spec 8: a 401 on this list stays silent.
  if (error.status === 401) return { page: NOTHING, failure: null };
  const { message, status, requestId } = error;
  return { page: NOTHING, failure: { message, status, requestId } };
};

async function gather(
  filter: CatalogFilter,
  page: Promise<ComponentPage>,
  categories: Promise<CategoryCount[]>,
): Promise<Catalog> {
  const [outcome, counted] = await Promise.all([
    page.then((loaded): Outcome => ({ page: loaded, failure: null }), asOutcome),
    // The wall is worth showing without the numbers beside it.
    categories.catch((): CategoryCount[] => []),
  ]);
  return { filter, categories: counted, ...outcome };
}

export const loadOnServer = (
  api: ApiClient,
  filter: CatalogFilter,
  signal: AbortSignal,
): Promise<Catalog> =>
  gather(
    filter,
    listComponents(api, filter, filter.cursor ?? null, signal),
    listCategories(api, signal),
  );

/** Goes through the query cache, so that Back finds every page that was loaded before. */
export function loadInBrowser(
  api: ApiClient,
  queries: QueryClient,
  filter: CatalogFilter,
): Promise<Catalog> {
  const list = queries.fetchInfiniteQuery({ ...componentsQuery(api, filter), pages: 1 });
  return gather(
    filter,
    list.then(({ pages }) => pages[0] ?? NOTHING),
    queries.fetchQuery(categoriesQuery(api)),
  );
}
