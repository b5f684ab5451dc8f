import { DirectionToggle } from './list-toolbar.tsx';
import { Select } from './select.tsx';

type Options<Value extends string> = ReadonlyArray<{ value: Value; label: string }>;

type ListFiltersProps<Sort extends string> = {
  filters: ReadonlyArray<{
    label: string;
    options: Options<string>;
    value: string;
    onChange: (value: string) => void;
    /** As wide as its longest choice. */
    className: string;
  }>;
  sorts: Options<Sort>;
  sort: Sort;
  onSort: (sort: Sort) => void;
  direction: 'asc' | 'desc';
  onDirection: (direction: 'asc' | 'desc') => void;
};

/** What narrows a list and what orders it, in the bar above it. */
export function ListFilters<Sort extends string>({
  filters,
  sorts,
  sort,
  onSort,
  direction,
  onDirection,
}: ListFiltersProps<Sort>) {
  return (
    <>
      {filters.map((filter) => (
        <Select key={filter.label} hideLabel {...filter} />
      ))}
      <div className="flex gap-2">
        <Select
          label="Sort by"
          hideLabel
          className="w-26"
          options={sorts}
          value={sort}
          onChange={onSort}
        />
        <DirectionToggle direction={direction} onChange={onDirection} />
      </div>
    </>
  );
}
