import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ComponentRecord } from '@tessera/contract/catalog-admin';
import { COMPONENT_CATEGORIES } from '@tessera/contract/categories';
import { downloadAdminFile } from '../../../api/admin-file.ts';
import { useCreatorChoices } from '../../../state/admin-creators.ts';
import { ALL, useItemFilters } from '../../../state/admin-item-filters.ts';
import { useAdminList } from '../../../state/admin-list.ts';
import { useWithdrawing } from '../../../state/admin-withdraw.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { ItemList } from '../../../ui/item-list.tsx';
import { notify } from '../../../ui/notify.ts';
import { ComponentHead, ComponentRow, ComponentRowSkeleton } from './component-row.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { COMPONENTS_KEY, componentsQuery, LOAD_FAILED, type ListAsked } from './queries.ts';
import { ViewerDialog } from './viewer-dialog.tsx';

/** The default page size of the endpoint. */
const PAGE_SIZE = 15;

const SORTS = [
  { value: 'newest', label: 'Newest' },
  { value: 'updated', label: 'Changed' },
  { value: 'title', label: 'Title' },
  { value: 'price', label: 'Price' },
] as const;
/** The status filter. A component made for a member is private. */
const STATUSES = ['published', 'private', 'withdrawn'] as const;

/** The dialog that is open over the list. */
type Opened = { what: 'viewer' | 'edit'; item: ComponentRecord };

export function ViewComponentsSection() {
  const list = useAdminList({
    sorts: SORTS.map(({ value }) => value),
    sort: 'newest',
    filters: { category: [ALL, ...COMPONENT_CATEGORIES], status: STATUSES },
    openFilters: ['plan', 'creator'],
  });
  const { category, ...rest } = list.query;
  const query: ListAsked = { ...rest, ...(category !== ALL && { category }) };
  const asked = useQuery(componentsQuery(query));
  const filters = useItemFilters(list, { categories: COMPONENT_CATEGORIES, statuses: STATUSES });
  const creators = useCreatorChoices(query.creator ?? null);
  const box = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const { withdraw, putBack } = useWithdrawing('component', {
    queryKey: COMPONENTS_KEY,
    notify,
    onDone: () => {
      setFailure(null);
      box.current?.focus();
    },
    onFailed: setFailure,
  });

  return (
    <section className="mt-5 grid grid-cols-1 gap-4">
      <ItemList
        ref={box}
        label="Components"
        noun={{ one: 'component', many: 'components' }}
        list={list}
        filters={filters}
        moreFilters={
          <Combobox
            label="Creator"
            hideLabel
            placeholder="All creators"
            {...creators.props}
            value={query.creator ?? null}
            onChange={(creator) => list.setFilter('creator', creator ?? '')}
            className="w-52 max-sm:w-full"
          />
        }
        sorts={SORTS}
        asked={asked}
        pageSize={PAGE_SIZE}
        onExport={() => {
          const { page: _page, ...whole } = query;
          return downloadAdminFile('exportComponents', { query: whole });
        }}
        loadFailure={LOAD_FAILED}
        failure={failure}
        onFailure={setFailure}
        head={<ComponentHead />}
        skeletonCells={<ComponentRowSkeleton />}
        renderRow={(item) => (
          <ComponentRow
            key={item._id}
            item={item}
            onView={() => setOpened({ what: 'viewer', item })}
            onEdit={() => setOpened({ what: 'edit', item })}
            onDelete={() => withdraw(item)}
            onPutBack={() => putBack(item)}
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
