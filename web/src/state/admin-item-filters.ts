import { usePlanChoices } from './admin-plans.ts';

/** The filter value for the whole list. */
export const ALL = 'all';

/** On sale, and no longer on sale. */
export const STATUSES = ['published', 'withdrawn'] as const;
const STATUS_LABELS = { published: 'On sale', private: 'Private', withdrawn: 'Withdrawn' };

type ItemStatus = keyof typeof STATUS_LABELS;

type ItemList = {
  query: { category: string; status: ItemStatus; plan?: string };
  setFilter: (name: 'category' | 'status' | 'plan', value: string) => void;
};

/** The filters of every list of items: category, plan and status. */
export function useItemFilters(
  list: ItemList,
  {
    categories,
    statuses = STATUSES,
  }: { categories: readonly string[]; statuses?: readonly ItemStatus[] },
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
      label: 'Status',
      className: 'w-29',
      options: statuses.map((value) => ({ value, label: STATUS_LABELS[value] })),
      value: query.status,
      onChange: (next: string) => setFilter('status', next),
    },
  ];
}
