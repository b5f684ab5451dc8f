import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  ANALYTICS_PAGE_SIZE,
  type CopiedComponent,
  type Timeframe,
} from '@tessera/contract/analytics-admin';
import { COMPONENT_CATEGORIES } from '@tessera/contract/categories';
import { adminApi } from '../../lib/admin-api.ts';
import { downloadAdminFile } from '../../lib/admin-file.ts';
import { useAdminList } from '../../lib/admin-list.ts';
import { MINE } from '../../lib/session-store.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { ExportButton, ListToolbar } from '../../ui/list-toolbar.tsx';
import { notify } from '../../ui/notify.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Cell, HeaderCell, TableRow } from '../../ui/table.tsx';
import { AnalyticsCharts } from './analytics-charts.tsx';
import { AnalyticsSummary } from './analytics-summary.tsx';
import { FruitlessSearches } from './fruitless-searches.tsx';
import { RecentCopies } from './recent-copies.tsx';

const FAILURE = 'Failed to load analytics data. Please try again.';

const TIMEFRAMES: { value: Timeframe; label: string }[] = [
  { value: 'all', label: 'All Time' },
  { value: 'month', label: 'Last Month' },
  { value: 'week', label: 'Last Week' },
];

const CATEGORIES = [
  { value: '', label: 'All Categories' },
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
  const asked = useQuery({
    queryKey: [MINE, 'analytics', query],
    queryFn: ({ signal }) =>
      adminApi.call('componentAnalytics', { query }, { signal, fallbackMessage: FAILURE }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data } = asked;
  const page = data && { items: data.mostCopied, total: data.total, isMore: data.isMore };

  return (
    <div className="mt-6 grid gap-4">
      <ListToolbar
        label="Search components"
        placeholder="Search by title"
        searchText={list.searchText}
        onSearch={list.setSearch}
        actions={
          <ExportButton
            onExport={() => downloadAdminFile('exportComponentAnalytics', { query })}
            onFailure={(title) => notify({ title, tone: 'danger' })}
          />
        }
      >
        <Select
          label="Timeframe"
          hideLabel
          options={TIMEFRAMES}
          value={query.timeframe}
          onChange={(value) => list.setFilter('timeframe', value)}
          className="min-w-36"
        />
        <Select
          label="Category"
          hideLabel
          options={CATEGORIES}
          value={query.category ?? ''}
          onChange={(value) => list.setFilter('category', value)}
          className="min-w-44"
        />
      </ListToolbar>
      <AnalyticsSummary data={data} />
      {(data || !asked.error) && <AnalyticsCharts data={data} />}
      <PagedList
        label="Copied components"
        noun={{ one: 'component', many: 'components' }}
        asked={{ ...asked, data: page }}
        page={query.page}
        pageSize={ANALYTICS_PAGE_SIZE}
        onPage={list.turnTo}
        head={<CopiedHead />}
        renderRow={(row) => <CopiedRow key={row._id} row={row} />}
        skeletonCells={<CopiedSkeleton />}
        failure={FAILURE}
        empty={{ seed: 'no-copies', title: 'No analytics data available' }}
      />
      {data && (
        <div className="grid gap-4 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
          <RecentCopies moments={data.copyHistory} />
          <Card>
            <FruitlessSearches />
          </Card>
        </div>
      )}
    </div>
  );
}

const CopiedHead = () => (
  <>
    <HeaderCell>Component</HeaderCell>
    <HeaderCell>Category</HeaderCell>
    <HeaderCell>Type</HeaderCell>
    <HeaderCell numeric>Unique Copies</HeaderCell>
  </>
);

function CopiedRow({ row }: { row: CopiedComponent }) {
  return (
    <TableRow>
      <Cell strong>{row.title}</Cell>
      <Cell muted>{row.category}</Cell>
      <Cell>
        <Badge tone={row.type === 'free' ? 'positive' : 'ink'}>
          {row.type === 'free' ? 'Free' : 'Paid'}
        </Badge>
      </Cell>
      <Cell numeric>{row.uniqueCopies.toLocaleString('en-IN')}</Cell>
    </TableRow>
  );
}

const CopiedSkeleton = () => (
  <>
    <Cell>
      <Skeleton className="h-4 w-48" />
    </Cell>
    <Cell>
      <Skeleton className="h-4 w-24" />
    </Cell>
    <Cell>
      <Skeleton className="h-5.5 w-12 rounded-full" />
    </Cell>
    <Cell numeric>
      <Skeleton className="ml-auto h-4 w-10" />
    </Cell>
  </>
);
