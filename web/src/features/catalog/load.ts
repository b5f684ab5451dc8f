import type { CategoryCount } from '@tessera/contract/catalog';
import type { ApiClient } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';
import { cachedOr } from '../../state/page-cache.ts';
import type { CatalogFilter } from './filter.ts';
import { type ComponentPage, listCategories, listComponents, listKey } from './queries.ts';

export type Failure = { message: string; status: number; requestId: string | undefined };

export type Catalog = {
  filter: CatalogFilter;
  categories: CategoryCount[];
  page: ComponentPage;
  failure: Failure | null;
  /** A spelling suggestion for a search without results. */
  suggestion?: string;
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

/** Asks for a suggestion after a zero-result search. If that fails, no error is shown. */
const suggest = (api: ApiClient, search = ''): Promise<string | null> =>
  api.call('suggestSearch', { query: { search } }).then(
    ({ suggestion }) => suggestion,
    () => null,
  );

async function loadAll(
  api: ApiClient,
  filter: CatalogFilter,
  page: Promise<ComponentPage>,
  categories: Promise<CategoryCount[]>,
): Promise<Catalog> {
  const [outcome, counted] = await Promise.all([
    page.then((loaded): Outcome => ({ page: loaded, failure: null }), asOutcome),
    // The list is shown even without the counts.
    categories.catch((): CategoryCount[] => []),
  ]);
  const isBare = filter.search !== undefined && !outcome.failure && outcome.page.items.length === 0;
  const suggestion = isBare ? await suggest(api, filter.search) : null;
  return {
    filter,
    categories: counted,
    ...outcome,
    ...(suggestion !== null && { suggestion }),
  };
}

export const loadOnServer = (
  api: ApiClient,
  filter: CatalogFilter,
  signal: AbortSignal,
): Promise<Catalog> =>
  loadAll(
    api,
    filter,
    listComponents(api, filter, filter.cursor ?? null, signal),
    listCategories(api, signal),
  );

/** Loaded pages are cached for a while, so that Back shows the list as it was left. */
export const loadInBrowser = (api: ApiClient, filter: CatalogFilter): Promise<Catalog> =>
  loadAll(
    api,
    filter,
    cachedOr(listKey(filter), async () => [
      await listComponents(api, filter, filter.cursor ?? null),
    ]).then(([first]) => first ?? NOTHING),
    cachedOr('component-categories', () => listCategories(api)),
  );
