import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PAGE_SIZE } from '@tessera/contract/constants';
import type { FaultRecord } from '@tessera/contract/faults-admin';
import { Button } from '../../../ui/button.tsx';
import { DirectionToggle, ListCounts, ListToolbar } from '../../../ui/list-toolbar.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { Select } from '../../../ui/select.tsx';
import { FaultDialog } from './fault-dialog.tsx';
import { faultHead, FaultRow, faultSkeleton } from './fault-row.tsx';
import { faultsQuery, LOAD_FAILED, SORTS, STATUS_CHOICES, useFaultList } from './queries.ts';

/** The list of faults that members reported, with the decision about each. */
export function FaultsSection() {
  const list = useFaultList();
  const { query } = list;
  const asked = useQuery(faultsQuery(query));
  const [opened, setOpened] = useState<FaultRecord | null>(null);
  const counts = asked.data?.counts;
  return (
    <div className="mt-5">
      <ListToolbar
        label="Search faults"
        placeholder="Search by component, name or email"
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
        {counts && `${counts.new} new · ${counts.confirmed} confirmed and shown`}
      </ListCounts>
      <div className="mt-1">
        <PagedList
          label="Faults"
          noun={{ one: 'fault', many: 'faults' }}
          asked={asked}
          page={query.page}
          pageSize={PAGE_SIZE.applications}
          onPage={list.turnTo}
          head={faultHead}
          skeletonCells={faultSkeleton}
          renderRow={(fault) => (
            <FaultRow key={fault._id} fault={fault} onOpen={() => setOpened(fault)} />
          )}
          failure={LOAD_FAILED}
          empty={{
            seed: 'no-faults',
            title: list.isNarrowed ? 'No faults found.' : 'No faults yet',
            children: !list.isNarrowed && 'What members report as broken arrives here.',
            action: list.isNarrowed && (
              <Button onClick={() => list.clear()}>Show all faults</Button>
            ),
          }}
        />
      </div>
      {opened && <FaultDialog key={opened._id} fault={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}
