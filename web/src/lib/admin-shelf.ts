import { usePlanChoices } from './admin-plans.ts';

/** Stands for the whole list among the choices of a filter. */
export const ALL = 'all';

/** What is sold, and what no longer is. */
export const SHELVES = ['published', 'withdrawn'] as const;
const SHELF_NAMES = { published: 'On sale', private: 'Private', withdrawn: 'Withdrawn' };

type Shelf = keyof typeof SHELF_NAMES;

type ShelfList = {
  query: { category: string; status: Shelf; plan?: string };
  setFilter: (name: 'category' | 'status' | 'plan', value: string) => void;
};

/** The filters that every list of goods has: what kind, for whom, and whether it is sold. */
export function useShelfFilters(
  list: ShelfList,
  { categories, shelves = SHELVES }: { categories: readonly string[]; shelves?: readonly Shelf[] },
) {
  const { choices: plans } = usePlanChoices();
  const { query, setFilter } = list;
  return [
    {
      label: 'Category',
      className: 'w-37',
      options: [
        { value: ALL, label: 'All categories' },
        ...categories.map((name) => ({ value: name, label: name })),
      ],
      value: query.category,
      onChange: (next: string) => setFilter('category', next),
    },
    {
      label: 'Plan',
      className: 'w-28',
      options: [
        { value: ALL, label: 'All plans' },
        ...plans.map(({ value, name }) => ({ value, label: name })),
      ],
      value: query.plan ?? ALL,
      onChange: (next: string) => setFilter('plan', next === ALL ? '' : next),
    },
    {
      label: 'Shelf',
      className: 'w-29',
      options: shelves.map((value) => ({ value, label: SHELF_NAMES[value] })),
      value: query.status,
      onChange: (next: string) => setFilter('status', next),
    },
  ];
}
