import { SEARCH_MAX_LENGTH } from '@tessera/contract/constants';
import { TEMPLATE_CATEGORIES, type TemplateCategory } from '@tessera/contract/template-categories';

/** The filter of the gallery. `from` is the number of templates on earlier pages, for visitors without scripts. */
export type TemplateFilter = {
  category?: TemplateCategory;
  search?: string;
  cursor?: string;
  from?: number;
};

const CURSOR_MAX_LENGTH = 300;
const FROM_MAX = 100_000;

/** Reads only known parameters, so that nothing else in the URL can change the page. */
export function readFilter(parameters: URLSearchParams): TemplateFilter {
  const search = (parameters.get('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH).trim();
  const category = TEMPLATE_CATEGORIES.find((known) => known === parameters.get('category'));
  // One parameter for both, because caches in front use only known parameters in their keys.
  const [cursor, count] = (parameters.get('cursor') ?? '').split('.');
  const from = Number(count);
  return {
    ...(search !== '' && { search }),
    ...(category && { category }),
    ...(cursor && cursor.length <= CURSOR_MAX_LENGTH && { cursor }),
    ...(cursor && Number.isInteger(from) && from > 0 && from < FROM_MAX && { from }),
  };
}

export function galleryPath({ category, search, cursor, from }: TemplateFilter): string {
  const parameters = new URLSearchParams();
  if (category) parameters.set('category', category);
  if (search) parameters.set('search', search);
  if (cursor) parameters.set('cursor', from ? `${cursor}.${from}` : cursor);
  return parameters.size > 0 ? `/templates?${parameters}` : '/templates';
}

export const templatePath = (slug: string): string => `/templates/${encodeURIComponent(slug)}`;
