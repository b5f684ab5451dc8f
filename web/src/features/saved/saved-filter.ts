import { SEARCH_MAX_LENGTH } from '@tessera/contract/constants';
import type { SavedComponent } from '@tessera/contract/saved';

const SORTS = ['newest', 'title'] as const;
export type SavedSort = (typeof SORTS)[number];

/** The filter of the saved page, as the URL has it. `plan` is the name of a plan, or Free. */
export type SavedFilter = { search: string; plan: string; category: string; sort: SavedSort };

const FREE = 'Free';
const NAME_MAX_LENGTH = 100;

export function readSavedFilter(parameters: URLSearchParams): SavedFilter {
  const text = (name: string, max: number) => (parameters.get(name) ?? '').slice(0, max);
  return {
    search: text('search', SEARCH_MAX_LENGTH),
    plan: text('plan', NAME_MAX_LENGTH),
    category: text('category', NAME_MAX_LENGTH),
    sort: SORTS.find((known) => known === parameters.get('sort')) ?? 'newest',
  };
}

export const isFiltered = ({ search, plan, category, sort }: SavedFilter): boolean =>
  search.trim() !== '' || plan !== '' || category !== '' || sort !== 'newest';

export const planNameOf = ({ subscriptionPlan }: SavedComponent): string =>
  subscriptionPlan?.name ?? FREE;

/** Every word must occur in the title, the category or a tag. The server's order is newest first. */
export function applySavedFilter(
  items: readonly SavedComponent[],
  { search, plan, category, sort }: SavedFilter,
): SavedComponent[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = items.filter((item) => {
    const text = [item.title, item.category, ...item.tags].join(' ').toLowerCase();
    return (
      words.every((word) => text.includes(word.replace(/^#+/, ''))) &&
      (plan === '' || planNameOf(item) === plan) &&
      (category === '' || item.category === category)
    );
  });
  return sort === 'title' ? found.toSorted((a, b) => a.title.localeCompare(b.title)) : found;
}
