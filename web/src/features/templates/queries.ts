import type { CategoryCount } from '@tessera/contract/catalog';
import { TEMPLATES_PAGE } from '@tessera/contract/constants';
import { templateAddresses } from '@tessera/contract/template-addresses';
import type { TemplateCard, TemplateDetail } from '@tessera/contract/templates';
import type { ApiClient, Page } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';
import { nextCursorOf } from '../../api/api-request.ts';
import type { TemplateFilter } from './filter.ts';

const LOAD_FAILED = 'Failed to load templates. Please refresh the page.';

/**
 * Anything that can send a request. The URLs are passed in, because only the template pages have
 * them in their bundle.
 */
type Carrier = Pick<ApiClient, 'request'>;

export async function listTemplates(
  { request }: Carrier,
  { category, search, cursor }: TemplateFilter,
  signal?: AbortSignal,
): Promise<Page<TemplateCard>> {
  const { body, headers } = await request(
    templateAddresses.listTemplates,
    { query: { category, search, limit: TEMPLATES_PAGE, cursor } },
    { ...(signal && { signal }), fallbackMessage: LOAD_FAILED },
  );
  const total = headers.get('x-total-count');
  return {
    items: body as TemplateCard[],
    nextCursor: nextCursorOf(headers.get('link')),
    total: total === null ? null : Number(total),
  };
}

/** How many templates each category has. Without the counts all categories are offered. */
export const listTemplateCategories = async (
  { request }: Carrier,
  signal?: AbortSignal,
): Promise<CategoryCount[] | null> => {
  try {
    const { body } = await request(
      templateAddresses.listTemplateCategories,
      {},
      { ...(signal && { signal }) },
    );
    return body as CategoryCount[];
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
};

export const getTemplate = async (
  { request }: Carrier,
  slug: string,
  signal?: AbortSignal,
): Promise<TemplateDetail> => {
  const { body } = await request(
    templateAddresses.getTemplate,
    { params: { slug } },
    {
      ...(signal && { signal }),
      fallbackMessage: 'The template could not be loaded. Please try again in a moment.',
    },
  );
  return body as TemplateDetail;
};

/** A download URL for this user, valid for a short time. */
export const askForDownload = async ({ request }: Carrier, id: string): Promise<string> => {
  const { body } = await request(
    templateAddresses.downloadTemplate,
    { params: { id } },
    { fallbackMessage: 'The download could not be started. Please try again.' },
  );
  return (body as { url: string }).url;
};
