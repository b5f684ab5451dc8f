import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ComponentRecord } from '@tessera/contract/catalog-admin';
import { COMPONENT_CATEGORIES } from '@tessera/contract/categories';
import { adminApi } from '../../../lib/admin-api.ts';
import { downloadAdminFile } from '../../../lib/admin-file.ts';
import { useAdminList } from '../../../lib/admin-list.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { DirectionToggle, ExportButton, ListToolbar } from '../../../ui/list-toolbar.tsx';
import { notify } from '../../../ui/notify.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import { Select } from '../../../ui/select.tsx';
import { COMPONENTS_KEY, componentsQuery, LOAD_FAILED, type ListAsked } from './component-list.ts';
import { ComponentHead, ComponentRow, ComponentRowSkeleton } from './component-row.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { usePlanChoices } from './plan-choices.ts';
import { ViewerDialog } from './viewer-dialog.tsx';

/** As many as the endpoint answers with when it is not told. */
const PAGE_SIZE = 15;
const ALL = 'all';

const SORTS = [
  { value: 'newest', label: 'Newest' },
  { value: 'updated', label: 'Changed' },
  { value: 'title', label: 'Title' },
  { value: 'price', label: 'Price' },
] as const;
const CATEGORIES = [
  { value: ALL, label: 'All categories' },
  ...COMPONENT_CATEGORIES.map((name) => ({ value: name, label: name })),
];
const SHELVES = [
  { value: 'published', label: 'On sale' },
  { value: 'withdrawn', label: 'Withdrawn' },
] as const;

/** What is open over the list. */
type Opened = { what: 'viewer' | 'edit'; item: ComponentRecord };

export function ViewComponentsSection() {
  const queries = useQueryClient();
  const list = useAdminList({
    sorts: SORTS.map(({ value }) => value),
    sort: 'newest',
    filters: {
      category: [ALL, ...COMPONENT_CATEGORIES],
      status: SHELVES.map(({ value }) => value),
    },
    openFilters: ['plan'],
  });
  const { category, ...rest } = list.query;
  const query: ListAsked = { ...rest, ...(category !== ALL && { category }) };
  const asked = useQuery(componentsQuery(query));
  const { choices: plans } = usePlanChoices();
  const box = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const remove = useMutation({
    mutationFn: (item: ComponentRecord) =>
      adminApi.call(
        'deleteComponent',
        { params: { id: item._id } },
        { fallbackMessage: 'Failed to delete component. Please try again.' },
      ),
    onSuccess: async (_answer, { title }) => {
      setFailure(null);
      await queries.invalidateQueries({ queryKey: COMPONENTS_KEY });
      notify({
        title: 'Component deleted successfully',
        description: `${title} is off the shelves. Those who bought it keep it.`,
        tone: 'positive',
      });
      box.current?.focus();
    },
    onError: (error) => setFailure(error.message),
  });

  return (
    <section className="mt-5 grid grid-cols-1 gap-4">
      <ListToolbar
        label="Search components"
        searchText={list.searchText}
        onSearch={list.setSearch}
        actions={
          <ExportButton
            onExport={() => {
              const { page: _page, ...whole } = query;
              return downloadAdminFile('exportComponents', { query: whole });
            }}
            onFailure={setFailure}
            disabled={asked.data?.total === 0}
          />
        }
      >
        <Select
          label="Category"
          hideLabel
          className="w-37"
          options={CATEGORIES}
          value={category}
          onChange={(next) => list.setFilter('category', next)}
        />
        <Select
          label="Plan"
          hideLabel
          className="w-28"
          options={[
            { value: ALL, label: 'All plans' },
            ...plans.map(({ value, name }) => ({ value, label: name })),
          ]}
          value={list.query.plan ?? ALL}
          onChange={(next) => list.setFilter('plan', next === ALL ? '' : next)}
        />
        <Select
          label="Shelf"
          hideLabel
          className="w-29"
          options={SHELVES}
          value={list.query.status}
          onChange={(next) => list.setFilter('status', next)}
        />
        <div className="flex gap-2">
          <Select
            label="Sort by"
            hideLabel
            className="w-26"
            options={SORTS}
            value={list.query.sort}
            onChange={list.setSort}
          />
          <DirectionToggle direction={list.query.direction} onChange={list.setDirection} />
        </div>
      </ListToolbar>
      <FailureNotice message={failure} onDismiss={() => setFailure(null)} />
      <PagedList
        ref={box}
        label="Components"
        noun={{ one: 'component', many: 'components' }}
        asked={asked}
        page={list.query.page}
        pageSize={PAGE_SIZE}
        onPage={list.turnTo}
        head={<ComponentHead />}
        skeletonCells={<ComponentRowSkeleton />}
        failure={LOAD_FAILED}
        empty={{
          seed: 'no-components',
          title: list.isNarrowed
            ? 'No components found matching your filters.'
            : 'No components yet',
          ...(list.isNarrowed && {
            action: <Button onClick={list.clear}>Clear filters</Button>,
          }),
        }}
        renderRow={(item) => (
          <ComponentRow
            key={item._id}
            item={item}
            onView={() => setOpened({ what: 'viewer', item })}
            onEdit={() => setOpened({ what: 'edit', item })}
            onDelete={async () => {
              await remove.mutateAsync(item);
            }}
          />
        )}
      />
      {opened?.what === 'viewer' && (
        <ViewerDialog item={opened.item} onClose={() => setOpened(null)} />
      )}
      {opened?.what === 'edit' && (
        <EditDialog key={opened.item._id} item={opened.item} onClose={() => setOpened(null)} />
      )}
    </section>
  );
}
