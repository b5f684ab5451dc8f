import type { CategoryCount } from '@tessera/contract/catalog';
import { BROWSER_CATEGORIES, categoriesMatching } from '@tessera/contract/categories';
import { Chips } from '../../ui/chips.tsx';
import { type CatalogFilter, filterPath } from './filter.ts';

const ALL = 'all';

type CategoryChipsProps = { filter: CatalogFilter; counts: CategoryCount[] };

/** Links, so that each category has a URL. Choosing one removes the search. */
export function CategoryChips({ filter, counts }: CategoryChipsProps) {
  const countOf = (matches: (category: string) => boolean) =>
    counts.length === 0
      ? undefined
      : counts.reduce((sum, { category, count }) => (matches(category) ? sum + count : sum), 0);

  const chips = [
    { value: ALL, label: 'All', count: countOf(() => true), href: filterPath({}) },
    ...BROWSER_CATEGORIES.map((category) => ({
      value: category as string,
      label: category as string,
      count: countOf((counted) => categoriesMatching(category).includes(counted)),
      href: filterPath({ category }),
    })),
    { value: 'more', label: 'More adding soon', inert: true },
  ];
  return (
    <Chips
      label="Categories"
      chips={chips}
      value={filter.search ? '' : (filter.category ?? ALL)}
      // On small screens the row is as wide as the screen.
      className="max-lg:-mx-4.5 max-lg:px-4.5 max-lg:sm:-mx-8 max-lg:sm:px-8"
    />
  );
}
