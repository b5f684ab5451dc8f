import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { TEMPLATE_CATEGORIES } from '@tessera/contract/template-categories';
import type { TemplateRecord } from '@tessera/contract/templates-admin';
import { downloadAdminFile } from '../../../api/admin-file.ts';
import { ALL, STATUSES, useItemFilters } from '../../../state/admin-item-filters.ts';
import { useAdminList } from '../../../state/admin-list.ts';
import { useWithdrawing } from '../../../state/admin-withdraw.ts';
import { ItemList } from '../../../ui/item-list.tsx';
import { notify } from '../../../ui/notify.ts';
import { EditDialog } from './edit-dialog.tsx';
import { type ListAsked, LOAD_FAILED, TEMPLATES_KEY, templatesQuery } from './queries.ts';
import { TemplateHead, TemplateRow, TemplateRowSkeleton } from './template-row.tsx';
import { ViewDialog } from './view-dialog.tsx';

/** The default page size of the endpoint. */
const PAGE_SIZE = 10;

const SORTS = [
  { value: 'createdAt', label: 'Newest' },
  { value: 'updatedAt', label: 'Changed' },
  { value: 'title', label: 'Title' },
  { value: 'category', label: 'Category' },
  { value: 'downloads', label: 'Downloads' },
] as const;

/** The dialog that is open over the list. */
type Opened = { what: 'view' | 'edit'; item: TemplateRecord };

export function ViewTemplatesSection() {
  const list = useAdminList({
    sorts: SORTS.map(({ value }) => value),
    sort: 'createdAt',
    filters: { category: [ALL, ...TEMPLATE_CATEGORIES], status: STATUSES },
    openFilters: ['plan'],
  });
  const { category, ...rest } = list.query;
  const query: ListAsked = { ...rest, ...(category !== ALL && { category }) };
  const asked = useQuery(templatesQuery(query));
  const filters = useItemFilters(list, { categories: TEMPLATE_CATEGORIES });
  const box = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const { withdraw, putBack } = useWithdrawing('template', {
    queryKey: TEMPLATES_KEY,
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
        label="Templates"
        noun={{ one: 'template', many: 'templates' }}
        list={list}
        filters={filters}
        sorts={SORTS}
        asked={asked}
        pageSize={PAGE_SIZE}
        onExport={() => {
          const { page: _page, ...whole } = query;
          return downloadAdminFile('exportTemplates', { query: whole });
        }}
        loadFailure={LOAD_FAILED}
        failure={failure}
        onFailure={setFailure}
        head={<TemplateHead />}
        skeletonCells={<TemplateRowSkeleton />}
        renderRow={(item) => (
          <TemplateRow
            key={item._id}
            item={item}
            onView={() => setOpened({ what: 'view', item })}
            onEdit={() => setOpened({ what: 'edit', item })}
            onDelete={() => withdraw(item)}
            onPutBack={() => putBack(item)}
          />
        )}
      />
      {opened?.what === 'view' && <ViewDialog item={opened.item} onClose={() => setOpened(null)} />}
      {opened?.what === 'edit' && (
        <EditDialog key={opened.item._id} item={opened.item} onClose={() => setOpened(null)} />
      )}
    </section>
  );
}
