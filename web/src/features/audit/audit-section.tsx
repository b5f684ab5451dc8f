import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '../../api/admin-api.ts';
import { downloadAdminFile } from '../../api/admin-file.ts';
import { useAdminList } from '../../state/admin-list.ts';
import { PERSONAL_QUERY_KEY } from '../../state/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { DirectionToggle, ExportButton, ListToolbar } from '../../ui/list-toolbar.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditHead, AuditRow, AuditRowSkeleton } from './audit-row.tsx';
import { PERIODS } from './periods.ts';

/** The same value as in the contract. Importing it would add the whole schema to the bundle. */
const PAGE_SIZE = 25;
const LOAD_FAILED = 'Failed to load the audit log. Please try again.';

export function AuditSection() {
  const list = useAdminList({
    sorts: ['at'],
    sort: 'at',
    filters: { period: PERIODS.map(({ value }) => value) },
    openFilters: ['actor', 'action', 'kind'],
  });
  const { query } = list;
  const [failure, setFailure] = useState<string | null>(null);
  const asked = useQuery({
    queryKey: [PERSONAL_QUERY_KEY, 'audit', 'list', query],
    queryFn: ({ signal }) =>
      adminApi.call('listAudit', { query }, { signal, fallbackMessage: LOAD_FAILED }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { page: _page, ...filter } = query;

  return (
    <div className="mt-5 grid grid-cols-1 gap-4">
      <div>
        <FailureNotice message={failure} onDismiss={() => setFailure(null)} />
        <ListToolbar
          label="Search the audit log"
          placeholder="Record id, email, slug or plan"
          searchText={list.searchText}
          onSearch={list.setSearch}
          actions={
            <ExportButton
              onExport={() => downloadAdminFile('exportAudit', { query: filter })}
              onFailure={setFailure}
              disabled={asked.data?.total === 0}
            />
          }
        >
          <AuditFilters query={query} onFilter={list.setFilter} />
          {/* On phones the table has no headings to sort by. */}
          <span className="sm:hidden">
            <DirectionToggle direction={query.direction} onChange={list.setDirection} />
          </span>
        </ListToolbar>
      </div>
      <PagedList
        label="Audit log"
        noun={{ one: 'entry', many: 'entries' }}
        asked={asked}
        page={query.page}
        pageSize={PAGE_SIZE}
        onPage={list.turnTo}
        head={<AuditHead direction={query.direction} onDirection={list.setDirection} />}
        skeletonCells={<AuditRowSkeleton />}
        renderRow={(entry) => (
          <AuditRow
            key={entry._id}
            entry={entry}
            onActor={(id) => list.setFilter('actor', id)}
            onRecord={list.setSearch}
          />
        )}
        failure={LOAD_FAILED}
        empty={{
          seed: 'audit-log',
          title: list.isNarrowed ? 'No entries match your filters.' : 'Nothing recorded yet',
          children: list.isNarrowed
            ? 'Records are found by their whole id, address, slug or plan name.'
            : 'Whatever an admin changes is written down here.',
          action: list.isNarrowed && <Button onClick={() => list.clear()}>Clear filters</Button>,
        }}
      />
    </div>
  );
}
