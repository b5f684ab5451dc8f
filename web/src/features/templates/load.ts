import type { TemplateCard } from '@tessera/contract/templates';
import type { ApiClient, Page } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';
import type { TemplateFilter } from './filter.ts';
import { listTemplates } from './queries.ts';

export type Failure = { message: string; status: number; requestId: string | undefined };

export type Gallery = {
  filter: TemplateFilter;
  page: Page<TemplateCard>;
  failure: Failure | null;
};

const NOTHING: Page<TemplateCard> = { items: [], nextCursor: null, total: 0 };

async function loadAll(
  filter: TemplateFilter,
  page: Promise<Page<TemplateCard>>,
): Promise<Gallery> {
  try {
    return { filter, page: await page, failure: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { message, status, requestId } = error;
    // Spec 8: a 401 on this list stays silent.
    return {
      filter,
      page: NOTHING,
      failure: status === 401 ? null : { message, status, requestId },
    };
  }
}

export const loadGalleryOnServer = (api: ApiClient, filter: TemplateFilter, signal: AbortSignal) =>
  loadAll(filter, listTemplates(api, filter, signal));

export const loadGalleryInBrowser = (api: ApiClient, filter: TemplateFilter) =>
  loadAll(filter, listTemplates(api, filter));
