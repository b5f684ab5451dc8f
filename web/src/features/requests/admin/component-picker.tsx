import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ComponentRecord } from '@tessera/contract/catalog-admin';
import { adminApi } from '../../../api/admin-api.ts';
import { PERSONAL_QUERY_KEY } from '../../../state/session-store.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ListToolbar } from '../../../ui/list-toolbar.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';

const SHOWN = 8;
const TYPING_PAUSE_MS = 300;
const STATUSES = [
  { value: 'private', label: 'Private' },
  { value: 'published', label: 'On sale' },
] as const;

const LOAD_FAILED = 'Failed to load components. Please try again.';

/** Searches existing components: private ones made for a member, or published ones. */
export function ComponentPicker({ onPick }: { onPick: (item: ComponentRecord) => void }) {
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState<'published' | 'private'>('private');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setSearch(typed.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  const query = { status, limit: SHOWN, ...(search !== '' && { search }) };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [PERSONAL_QUERY_KEY, 'admin-components', 'to-deliver', query],
    queryFn: ({ signal }) =>
      adminApi.call('listAdminComponents', { query }, { signal, fallbackMessage: LOAD_FAILED }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

  return (
    <div className="grid grid-cols-1 gap-4">
      <ListToolbar label="Search components" searchText={typed} onSearch={setTyped}>
        <SegmentedControl label="Status" options={STATUSES} value={status} onChange={setStatus} />
      </ListToolbar>
      <Card padding="none" className="overflow-hidden">
        {data && data.items.length > 0 && (
          <ul aria-label="Components" aria-busy={isFetching}>
            {data.items.map((item) => (
              <Row key={item._id} item={item} onPick={() => onPick(item)} />
            ))}
          </ul>
        )}
        {data?.items.length === 0 && (
          <EmptyState
            seed="nothing-to-deliver"
            title="No components found."
            headingLevel="h3"
            className="py-10"
          >
            {status === 'private' && search === ''
              ? 'Nothing private is there yet. Add a component, or pick one that is on sale.'
              : 'Try other words, or the other status.'}
          </EmptyState>
        )}
        {!data && error && (
          <ErrorState
            headingLevel="h3"
            className="py-10"
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            {error.message}
          </ErrorState>
        )}
        {!data && !error && (
          <SkeletonGroup label="Loading components">
            {['w-1/2', 'w-1/3', 'w-2/5'].map((width) => (
              <span key={width} className="flex h-17 items-center gap-4 border-b border-line px-4">
                <Skeleton className="h-10 w-15 shrink-0" />
                <Skeleton className={`h-3 ${width}`} />
              </span>
            ))}
          </SkeletonGroup>
        )}
      </Card>
      {data && data.total > SHOWN && (
        <p className="text-sm text-ink-muted">
          The first {SHOWN} of {data.isMore ? 'more than ' : ''}
          {data.total}. Search to narrow them.
        </p>
      )}
    </div>
  );
}

function Row({ item, onPick }: { item: ComponentRecord; onPick: () => void }) {
  return (
    <li className="flex min-h-17 items-center gap-4 border-b border-line px-4 py-2.5 last:border-b-0">
      <img
        src={item.imageUrl}
        alt=""
        loading="lazy"
        className="h-10 w-15 shrink-0 rounded-sm border border-line bg-sunken object-cover object-top"
      />
      <span className="min-w-0 grow">
        <span className="block font-strong">{item.title}</span>
        <span className="block text-[0.8125rem] text-ink-muted">{item.category}</span>
      </span>
      <Badge className="shrink-0 max-sm:hidden">
        {item.status === 'private' ? 'Private' : (item.subscriptionPlan?.name ?? 'Free')}
      </Badge>
      <Button size="sm" className="shrink-0 pointer-coarse:min-h-11" onClick={onPick}>
        Deliver<span className="sr-only"> {item.title}</span>
      </Button>
    </li>
  );
}
