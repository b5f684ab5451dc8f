import { COMPONENT_CATEGORIES, type ComponentCategory } from '@tessera/contract/categories';
import { SEARCH_MAX_LENGTH } from '@tessera/contract/constants';

/** The filter of the browser page. Category and search exclude each other: the last one used applies. */
export type CatalogFilter = {
  category?: ComponentCategory;
  search?: string;
  /** Where the first page starts, for visitors without scripts, who use page links. */
  cursor?: string;
};

const CURSOR_MAX_LENGTH = 300;

const isCategory = (value: string | null): value is ComponentCategory =>
  (COMPONENT_CATEGORIES as readonly (string | null)[]).includes(value);

/** Reads only known parameters, so that nothing else in the URL can change the page. */
export function readFilter(parameters: URLSearchParams): CatalogFilter {
  const search = (parameters.get('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH).trim();
  const category = parameters.get('category');
  const cursor = parameters.get('cursor');
  return {
    ...(search !== '' ? { search } : isCategory(category) ? { category } : {}),
    ...(cursor && cursor.length <= CURSOR_MAX_LENGTH && { cursor }),
  };
}

export const firstPageOf = ({ category, search }: CatalogFilter): CatalogFilter => ({
  ...(category && { category }),
  ...(search && { search }),
});

export function filterPath({ category, search, cursor }: CatalogFilter): string {
  const parameters = new URLSearchParams();
  if (category) parameters.set('category', category);
  if (search) parameters.set('search', search);
  if (cursor) parameters.set('cursor', cursor);
  return parameters.size > 0 ? `/dashboard?${parameters}` : '/dashboard';
}
