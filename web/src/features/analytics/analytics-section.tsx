import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Timeframe } from '@tessera/contract/analytics-admin';
import { COMPONENT_CATEGORIES } from '@tessera/contract/categories';
import { PAGE_SIZE } from '@tessera/contract/constants';
import { adminApi } from '../../api/admin-api.ts';
import { downloadAdminFile } from '../../api/admin-file.ts';
import { useAdminList } from '../../state/admin-list.ts';
import { PERSONAL_QUERY_KEY } from '../../state/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { ExportButton, ListToolbar } from '../../ui/list-toolbar.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Select } from '../../ui/select.tsx';
import { AnalyticsCharts } from './analytics-charts.tsx';
import { AnalyticsSummary } from './analytics-summary.tsx';
import { CopiedHead, CopiedRow, CopiedSkeleton } from './copied-row.tsx';
import { DailyCopies } from './daily-copies.tsx';
import { RecentCopies } from './recent-copies.tsx';
import { ZeroResultSearches } from './zero-result-searches.tsx';

const FAILURE = 'Failed to load analytics data. Please try again.';
/** How often the figures are fetched again while copies wait to be counted. */
const COUNTING_MS = 5_000;

const TIMEFRAMES: { value: Timeframe; label: string }[] = [
  { value: 'all', label: 'All Time' },
  { value: 'month', label: 'Last Month' },
  { value: 'week', label: 'Last Week' },
];

const CATEGORIES = [
  { value: 'all', label: 'All Categories' },
  ...COMPONENT_CATEGORIES.map((category) => ({ value: category, label: category })),
];

export function AnalyticsSection() {
  const list = useAdminList({
    sorts: ['copies'],
    sort: 'copies',
    filters: { timeframe: ['all', 'month', 'week'] },
    openFilters: ['category'],
  });
  const { sort: _sort, direction: _direction, ...query } = list.query;
  const { page: _page, ...narrowed } = query;
  const [failure, setFailure] = useState<string | null>(null);
  const asked = useQuery({
    queryKey: [PERSONAL_QUERY_KEY, 'analytics', query],
    queryFn: ({ signal }) =>
      adminApi.call('componentAnalytics', { query }, { signal, fallbackMessage: FAILURE }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.waiting ? COUNTING_MS : false),
  });
  const { data } = asked;
  const page = data && { items: data.mostCopied, total: data.total, isMore: data.isMore };
  const isNarrowed = Boolean(query.search ?? query.category);

  return (
    <div className="relative mt-5 grid grid-cols-1 gap-4">
      {/* On wide screens this is in the row of the heading. */}
      <div className="flex flex-wrap gap-2.5 sm:absolute sm:right-0 sm:bottom-full sm:mb-4">
        <Select
          label="Timeframe"
          hideLabel
          options={TIMEFRAMES}
          value={query.timeframe}
          onChange={(value) => list.setFilter('timeframe', value)}
          className="w-38"
        />
        <ExportButton
          onExport={() => downloadAdminFile('exportComponentAnalytics', { query: narrowed })}
          onFailure={setFailure}
          disabled={data?.total === 0}
        />
      </div>
      <FailureNotice message={failure} onDismiss={() => setFailure(null)} />
      {(data || !asked.error) && <AnalyticsSummary data={data} />}
      <ListToolbar
        label="Search components"
        placeholder="Search by title"
        searchText={list.searchText}
        onSearch={list.setSearch}
      >
        <Select
          label="Category"
          hideLabel
          options={CATEGORIES}
          value={query.category ?? 'all'}
          onChange={(value) => list.setFilter('category', value === 'all' ? '' : value)}
          className="w-44"
        />
      </ListToolbar>
      {(data || !asked.error) && <AnalyticsCharts data={data} />}
      <PagedList
        label="Copied components"
        noun={{ one: 'component', many: 'components' }}
        asked={{ ...asked, data: page }}
        page={query.page}
        pageSize={PAGE_SIZE.analytics}
        onPage={list.turnTo}
        head={<CopiedHead />}
        renderRow={(row) => <CopiedRow key={row._id} row={row} />}
        skeletonCells={<CopiedSkeleton />}
        failure={FAILURE}
        empty={{
          seed: 'no-copies',
          title: 'No analytics data available',
          children: isNarrowed
            ? 'Nothing that was copied matches your search.'
            : 'What people copy is counted here within seconds.',
          action: isNarrowed && <Button onClick={() => list.clear()}>Clear filters</Button>,
        }}
      />
      {data && (
        <>
          <DailyCopies days={data.overTime} />
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
            <RecentCopies moments={data.copyHistory} />
            <Card>
              <ZeroResultSearches />
            </Card>
          </div>
        </>
      )}
    </div>
  );
}
