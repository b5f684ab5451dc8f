import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PAGE_SIZE } from '@tessera/contract/constants';
import type { Application } from '@tessera/contract/creators';
import { downloadAdminFile } from '../../../api/admin-file.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import {
  DirectionToggle,
  ExportButton,
  ListCounts,
  ListToolbar,
} from '../../../ui/list-toolbar.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { Select } from '../../../ui/select.tsx';
import { ApplicationDialog } from './application-dialog.tsx';
import { applicationHead, ApplicationRow, applicationSkeleton } from './application-row.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import {
  applicationsQuery,
  LOAD_FAILED,
  SORTS,
  STATUS_CHOICES,
  useApplicationList,
  type Verb,
} from './queries.ts';

/** Spec 2: the list of applications, with their decisions. */
export function ApplicationsSection() {
  const list = useApplicationList();
  const { query } = list;
  const asked = useQuery(applicationsQuery(query));
  const table = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [shown, setShown] = useState<Application | null>(null);
  const [isShown, setIsShown] = useState(false);
  const [decision, setDecision] = useState<{ of: Application; verb: Verb } | null>(null);

  const counts = asked.data?.counts;
  const decide = (of: Application, verb: Verb) => {
    setIsShown(false);
    setFailure(null);
    setDecision({ of, verb });
  };

  return (
    <div className="mt-5">
      <FailureNotice message={failure} onDismiss={() => setFailure(null)} />
      <ListToolbar
        label="Search applications"
        placeholder="Search by name, email, phone or city"
        searchText={list.searchText}
        onSearch={list.setSearch}
        actions={
          <ExportButton
            onExport={() => {
              const { page: _page, ...narrowed } = query;
              return downloadAdminFile('exportApplications', { query: narrowed });
            }}
            onFailure={setFailure}
            disabled={asked.data?.total === 0}
          />
        }
      >
        <Select
          label="Status"
          hideLabel
          options={STATUS_CHOICES}
          value={query.status}
          onChange={(status) => list.setFilter('status', status)}
          className="w-36 max-sm:grow"
        />
        <Select
          label="Sort applications by"
          hideLabel
          options={SORTS}
          value={query.sort}
          onChange={list.setSort}
          className="w-32 max-sm:grow"
        />
        <DirectionToggle direction={query.direction} onChange={list.setDirection} />
      </ListToolbar>
      <ListCounts>
        {counts &&
          `${counts.pending} pending · ${counts.approved} approved · ${counts.rejected} rejected`}
      </ListCounts>
      <div className="mt-1">
        <PagedList
          ref={table}
          label="Creator applications"
          noun={{ one: 'application', many: 'applications' }}
          asked={asked}
          page={query.page}
          pageSize={PAGE_SIZE.applications}
          onPage={list.turnTo}
          head={applicationHead}
          skeletonCells={applicationSkeleton}
          renderRow={(application) => (
            <ApplicationRow
              key={application._id}
              application={application}
              onOpen={() => {
                setShown(application);
                setIsShown(true);
              }}
              onDecide={(verb) => decide(application, verb)}
            />
          )}
          failure={LOAD_FAILED}
          empty={{
            seed: 'no-applications',
            title: 'No applications found.',
            action: (list.isNarrowed || query.status !== 'all') && (
              <Button onClick={() => list.clear({ status: 'all' })}>Show all applications</Button>
            ),
          }}
        />
      </div>
      {shown && (
        <ApplicationDialog
          application={asked.data?.items.find(({ _id }) => _id === shown._id) ?? shown}
          open={isShown}
          onClose={() => setIsShown(false)}
          onDecide={(verb) => decide(shown, verb)}
        />
      )}
      {decision && (
        <DecisionDialog
          key={`${decision.of._id} ${decision.verb}`}
          application={decision.of}
          verb={decision.verb}
          onClose={() => setDecision(null)}
          onDecided={() => table.current?.focus()}
          onFailure={setFailure}
        />
      )}
    </div>
  );
}
