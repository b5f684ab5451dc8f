import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import { Button } from './button.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { DirectionToggle, ExportButton, ListToolbar } from './list-toolbar.tsx';
import { PagedList, type PagedListProps } from './paged-list.tsx';
import { Select } from './select.tsx';

type Options<Value extends string> = ReadonlyArray<{ value: Value; label: string }>;
type Direction = 'asc' | 'desc';

type ItemListProps<Row, Sort extends string> = Pick<
  PagedListProps<Row>,
  'label' | 'noun' | 'asked' | 'pageSize' | 'head' | 'skeletonCells' | 'renderRow'
> & {
  /** The query of the list, and the functions that change it. */
  list: {
    query: { page: number; sort: Sort; direction: Direction };
    isNarrowed: boolean;
    searchText: string;
    setSearch: (text: string) => void;
    setSort: (sort: Sort) => void;
    setDirection: (direction: Direction) => void;
    turnTo: PagedListProps<Row>['onPage'];
    clear: () => void;
  };
  filters: ReadonlyArray<{
    label: string;
    options: Options<string>;
    value: string;
    onChange: (value: string) => void;
    /** As wide as its longest choice. */
    className: string;
  }>;
  /** Filters that are not a select. */
  moreFilters?: ReactNode;
  sorts: Options<Sort>;
  onExport: () => Promise<void>;
  /** The message when loading fails. */
  loadFailure: string;
  /** The error of an action on the list. */
  failure: string | null;
  onFailure: (failure: string | null) => void;
  ref?: Ref<HTMLDivElement>;
};

/** A list of items with search, filters, order, export and actions per row. */
export function ItemList<Row, Sort extends string>({
  list,
  filters,
  moreFilters,
  sorts,
  onExport,
  loadFailure,
  failure,
  onFailure,
  ref,
  ...paged
}: ItemListProps<Row, Sort>) {
  const { many } = paged.noun;
  return (
    <>
      <ListToolbar
        label={`Search ${many}`}
        searchText={list.searchText}
        onSearch={list.setSearch}
        actions={
          <ExportButton
            onExport={onExport}
            onFailure={onFailure}
            disabled={paged.asked.data?.total === 0}
          />
        }
      >
        {filters.map((filter) => (
          <Select
            key={filter.label}
            hideLabel
            {...filter}
            className={clsx(filter.className, 'max-sm:grow')}
          />
        ))}
        {moreFilters}
        <div className="flex gap-2 max-sm:grow">
          <Select
            label="Sort by"
            hideLabel
            className="w-31 max-sm:grow"
            options={sorts}
            value={list.query.sort}
            onChange={list.setSort}
          />
          <DirectionToggle direction={list.query.direction} onChange={list.setDirection} />
        </div>
      </ListToolbar>
      <FailureNotice message={failure} onDismiss={() => onFailure(null)} />
      <PagedList
        {...paged}
        {...(ref && { ref })}
        page={list.query.page}
        onPage={list.turnTo}
        failure={loadFailure}
        empty={{
          seed: `no-${many}`,
          title: list.isNarrowed ? `No ${many} found matching your filters.` : `No ${many} yet`,
          ...(list.isNarrowed && {
            action: <Button onClick={() => list.clear()}>Clear filters</Button>,
          }),
        }}
      />
    </>
  );
}
