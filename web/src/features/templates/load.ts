import type { CategoryCount } from '@tessera/contract/catalog';
import type { TemplateCard } from '@tessera/contract/templates';
import type { ApiClient, Page } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';
import type { TemplateFilter } from './filter.ts';
import { listTemplateCategories, listTemplates } from './queries.ts';

export type Failure = { message: string; status: number; requestId: string | undefined };

export type Gallery = {
  filter: TemplateFilter;
  page: Page<TemplateCard>;
  /** Null when the counts could not be loaded. */
  categories: CategoryCount[] | null;
  failure: Failure | null;
};

const NOTHING: Page<TemplateCard> = { items: [], nextCursor: null, total: 0 };

async function loadAll(
  filter: TemplateFilter,
  page: Promise<Page<TemplateCard>>,
  counts: Promise<CategoryCount[] | null>,
): Promise<Gallery> {
  const categories = await counts;
  try {
    return { filter, page: await page, categories, failure: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { message, status, requestId } = error;
    // Spec 8: a 401 on this list stays silent.
    return {
      filter,
      page: NOTHING,
      categories,
      failure: status === 401 ? null : { message, status, requestId },
    };
  }
}

export const loadGalleryOnServer = (api: ApiClient, filter: TemplateFilter, signal: AbortSignal) =>
  loadAll(filter, listTemplates(api, filter, signal), listTemplateCategories(api, signal));

export const loadGalleryInBrowser = (api: ApiClient, filter: TemplateFilter) =>
  loadAll(filter, listTemplates(api, filter), listTemplateCategories(api));
