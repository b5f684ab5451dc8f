import type { SavedComponent } from '@tessera/contract/saved';
import { ListToolbar } from '../../ui/list-toolbar.tsx';
import { Select } from '../../ui/select.tsx';
import { planNameOf, type SavedFilter } from './saved-filter.ts';

/** The list of a select has no empty value. */
const ALL = 'all';

type SavedToolsProps = {
  items: readonly SavedComponent[];
  filter: SavedFilter;
  onChange: (name: keyof SavedFilter, value: string) => void;
};

/** What occurs among the items, and the present choice, which may occur no more. */
const optionsOf = (all: string, found: readonly string[], chosen: string) => [
  { value: ALL, label: all },
  ...[...new Set(chosen === '' ? found : [...found, chosen])]
    .toSorted()
    .map((value) => ({ value, label: value })),
];

export function SavedTools({ items, filter, onChange }: SavedToolsProps) {
  return (
    <ListToolbar
      label="Search saved components"
      searchText={filter.search}
      onSearch={(text) => onChange('search', text)}
    >
      <Select
        label="Plan"
        hideLabel
        className="w-33"
        options={optionsOf('All plans', items.map(planNameOf), filter.plan)}
        value={filter.plan || ALL}
        onChange={(plan) => onChange('plan', plan === ALL ? '' : plan)}
      />
      <Select
        label="Category"
        hideLabel
        className="w-41"
        options={optionsOf(
          'All categories',
          items.map(({ category }) => category),
          filter.category,
        )}
        value={filter.category || ALL}
        onChange={(category) => onChange('category', category === ALL ? '' : category)}
      />
      <Select
        label="Order"
        hideLabel
        className="w-37"
        options={[
          { value: 'newest', label: 'Newest first' },
          { value: 'title', label: 'By title' },
        ]}
        value={filter.sort}
        onChange={(sort) => onChange('sort', sort === 'newest' ? '' : sort)}
      />
    </ListToolbar>
  );
}
