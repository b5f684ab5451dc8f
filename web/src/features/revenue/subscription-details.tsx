import { useState } from 'react';
import { PAGE_SIZE } from '@tessera/contract/constants';
import type { RevenueStats, SubscriptionRecord } from '@tessera/contract/revenue';
import { downloadAdminFile } from '../../api/admin-file.ts';
import { useCreatorChoices } from '../../state/admin-creators.ts';
import { useOpenRecord } from '../../state/admin-record.ts';
import { Button } from '../../ui/button.tsx';
import { CardTitle } from '../../ui/card.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { DirectionToggle, ExportButton, ListToolbar } from '../../ui/list-toolbar.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Select } from '../../ui/select.tsx';
import { FILTERS, LOAD_FAILED, type useRevenueList } from './queries.ts';
import { SaleDrawer } from './sale-drawer.tsx';
import { SubscriptionHead, SubscriptionRow, SubscriptionSkeleton } from './subscription-row.tsx';

type Asked = {
  data:
    | {
        stats: RevenueStats;
        subscriptions: SubscriptionRecord[];
        total: number;
        isMore: boolean;
      }
    | undefined;
  error: Error | null;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

type SubscriptionDetailsProps = { list: ReturnType<typeof useRevenueList>; asked: Asked };

/** Every sale, newest first. A sale opens in a drawer beside the list. */
export function SubscriptionDetails({ list, asked }: SubscriptionDetailsProps) {
  const { query } = list;
  const { data } = asked;
  const [failure, setFailure] = useState<string | null>(null);
  const creators = useCreatorChoices(query.creator ?? null);
  const opened = useOpenRecord('sale');
  const page = data && { items: data.subscriptions, total: data.total, isMore: data.isMore };

  return (
    <section aria-labelledby="subscription-details" className="mt-3 grid grid-cols-1 gap-3">
      <div id="subscription-details">
        <CardTitle>Subscription Details</CardTitle>
      </div>
      <div>
        <FailureNotice message={failure} onDismiss={() => setFailure(null)} />
        <ListToolbar
          label="Search subscriptions"
          placeholder="Name, email, plan, component or payment id"
          searchText={list.searchText}
          onSearch={list.setSearch}
          actions={
            <ExportButton
              onExport={() => {
                const { page: _page, ...narrowed } = query;
                return downloadAdminFile('exportRevenue', { query: narrowed });
              }}
              onFailure={setFailure}
              disabled={data?.total === 0}
            />
          }
        >
          <Select
            label="Filter subscriptions"
            hideLabel
            options={FILTERS}
            value={query.filter}
            onChange={(filter) => list.setFilter('filter', filter)}
            className="w-38 max-sm:grow"
          />
          {/* On phones the table has no headings to sort by. */}
          <span className="sm:hidden">
            <DirectionToggle direction={query.direction} onChange={list.setDirection} />
          </span>
          <Combobox
            label="Creator"
            hideLabel
            placeholder="All creators"
            {...creators.props}
            value={query.creator ?? null}
            onChange={(creator) => list.setFilter('creator', creator ?? '')}
            className="w-52 max-sm:w-full"
          />
        </ListToolbar>
      </div>
      <PagedList
        label="Subscription Details"
        noun={{ one: 'subscription', many: 'subscriptions' }}
        asked={{ ...asked, data: page }}
        page={query.page}
        pageSize={PAGE_SIZE.revenue}
        onPage={list.turnTo}
        head={<SubscriptionHead direction={query.direction} onDirection={list.setDirection} />}
        skeletonCells={<SubscriptionSkeleton />}
        renderRow={(record) => (
          <SubscriptionRow
            key={record._id}
            record={record}
            onOpen={(button) => opened.open(record._id, button)}
          />
        )}
        failure={LOAD_FAILED}
        empty={{
          seed: 'no-revenue',
          title: list.isNarrowed
            ? 'No subscriptions found matching your filters.'
            : 'No revenue data available',
          children: !list.isNarrowed && 'The first sale will stand here.',
          action: list.isNarrowed && (
            <Button onClick={() => list.clear()}>Show all subscriptions</Button>
          ),
        }}
      />
      <SaleDrawer record={opened} />
    </section>
  );
}
