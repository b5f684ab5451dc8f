import { usePlanChoices } from './admin-plans.ts';

/** The filter value for the whole list. */
export const ALL = 'all';

/** On sale, and no longer on sale. */
export const SHELVES = ['published', 'withdrawn'] as const;
const SHELF_NAMES = { published: 'On sale', private: 'Private', withdrawn: 'Withdrawn' };

type Shelf = keyof typeof SHELF_NAMES;

type ShelfList = {
  query: { category: string; status: Shelf; plan?: string };
  setFilter: (name: 'category' | 'status' | 'plan', value: string) => void;
};

/** The filters of every list of items: category, plan and status. */
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
