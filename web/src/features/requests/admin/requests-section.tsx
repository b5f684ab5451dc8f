import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PAGE_SIZE } from '@tessera/contract/constants';
import type { RequestFile } from '@tessera/contract/requests-admin';
import { useOpenRecord } from '../../../state/admin-record.ts';
import { Button } from '../../../ui/button.tsx';
import { DirectionToggle, ListCounts, ListToolbar } from '../../../ui/list-toolbar.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { Select } from '../../../ui/select.tsx';
import { type AddComponentPiece, DeliverView } from './deliver-view.tsx';
import { LOAD_FAILED, requestsQuery, SORTS, STATUS_CHOICES, useRequestList } from './queries.ts';
import { RequestDrawer } from './request-drawer.tsx';
import { requestHead, RequestRow, requestSkeleton } from './request-row.tsx';

/** The list of custom requests, with messages and decisions. */
export function RequestsSection({ AddComponent }: { AddComponent: AddComponentPiece }) {
  const [delivering, setDelivering] = useState<RequestFile | null>(null);
  const [isBack, setBack] = useState(false);
  if (delivering)
    return (
      <DeliverView
        key={delivering._id}
        request={delivering}
        AddComponent={AddComponent}
        onLeave={() => {
          setDelivering(null);
          setBack(true);
        }}
      />
    );
  return <Requests onDeliver={setDelivering} takesFocus={isBack} />;
}

type RequestsProps = { onDeliver: (request: RequestFile) => void; takesFocus: boolean };

function Requests({ onDeliver, takesFocus }: RequestsProps) {
  const list = useRequestList();
  const { query } = list;
  const asked = useQuery(requestsQuery(query));
  const table = useRef<HTMLDivElement>(null);
  const opened = useOpenRecord('request');
  const counts = asked.data?.counts;

  const place = (element: HTMLDivElement | null) => {
    if (takesFocus && element && !table.current) element.focus();
    table.current = element;
  };

  return (
    <div className="mt-5">
      <ListToolbar
        label="Search requests"
        placeholder="Search by title, name or email"
        searchText={list.searchText}
        onSearch={list.setSearch}
      >
        <Select
          label="Status"
          hideLabel
          options={STATUS_CHOICES}
          value={query.status}
          onChange={(status) => list.setFilter('status', status)}
          className="w-38"
        />
        <div className="flex gap-2">
          <Select
            label="Sort by"
            hideLabel
            options={SORTS}
            value={query.sort}
            onChange={list.setSort}
            className="w-30"
          />
          <DirectionToggle direction={query.direction} onChange={list.setDirection} />
        </div>
      </ListToolbar>
      <ListCounts>
        {counts && `${counts.open} open · ${counts.waiting} waiting for an answer`}
      </ListCounts>
      <div className="mt-1">
        <PagedList
          ref={place}
          label="Custom requests"
          noun={{ one: 'request', many: 'requests' }}
          asked={asked}
          page={query.page}
          pageSize={PAGE_SIZE.applications}
          onPage={list.turnTo}
          head={requestHead}
          skeletonCells={requestSkeleton}
          renderRow={(request) => (
            <RequestRow
              key={request._id}
              request={request}
              onOpen={(button) => opened.open(request._id, button)}
            />
          )}
          failure={LOAD_FAILED}
          empty={{
            seed: 'no-admin-requests',
            title: list.isNarrowed ? 'No requests found.' : 'No requests yet',
            children: !list.isNarrowed && 'What members ask our team to make arrives here.',
            action: list.isNarrowed && (
              <Button onClick={() => list.clear()}>Show all requests</Button>
            ),
          }}
        />
      </div>
      <RequestDrawer
        record={opened}
        onDeliver={(request) => {
          // Must come first: otherwise a drafted reply would block closing. The admin has already
          // confirmed to discard it.
          flushSync(() => onDeliver(request));
          opened.close();
        }}
      />
    </div>
  );
}
