import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useRef } from 'react';
import { TIME_ZONE } from '@tessera/contract/constants';
import type { Session } from '@tessera/contract/users';
import { accountApi } from '../../api/account-api.ts';
import { PERSONAL_QUERY_KEY } from '../../state/session-store.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { notify } from '../../ui/notify.ts';
import { SkeletonGroup, SkeletonText } from '../../ui/skeleton.tsx';

const queryKey = [PERSONAL_QUERY_KEY, 'sessions'];

const moment = new Intl.DateTimeFormat('en-IN', {
  timeZone: TIME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'short',
});

export function SessionList() {
  const sessions = useQuery({
    queryKey,
    staleTime: 0,
    queryFn: ({ signal }) =>
      accountApi.call(
        'listSessions',
        {},
        { signal, fallbackMessage: 'Failed to load your sessions. Please try again.' },
      ),
  });
  const list = useRef<HTMLUListElement>(null);

  return (
    <Card as="section" padding="lg">
      <CardTitle>Where you are signed in</CardTitle>
      {sessions.isPending && (
        <SkeletonGroup label="Loading your sessions" className="mt-4">
          <SkeletonText lines={3} />
        </SkeletonGroup>
      )}
      {sessions.isError && (
        <ErrorState
          headingLevel="h3"
          className="py-8"
          onRetry={() => void sessions.refetch()}
          retrying={sessions.isFetching}
        >
          {sessions.error.message}
        </ErrorState>
      )}
      {sessions.data && (
        <ul ref={list} tabIndex={-1} className="mt-2 outline-none">
          {ownFirst(sessions.data).map((session) => (
            <SessionRow
              key={session._id}
              session={session}
              onRevoked={() => list.current?.focus()}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

const ownFirst = (sessions: Session[]) =>
  sessions.toSorted((a, b) => Number(b.current) - Number(a.current));

function SessionRow({ session, onRevoked }: { session: Session; onRevoked: () => void }) {
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: () =>
      accountApi.call(
        'revokeSession',
        { params: { id: session._id } },
        { fallbackMessage: 'Failed to sign that device out. Please try again.' },
      ),
    onSuccess: () => {
      queries.setQueryData<Session[]>(queryKey, (all) =>
        all?.filter(({ _id }) => _id !== session._id),
      );
      notify({ title: `${session.device} is signed out.`, tone: 'positive' });
      onRevoked();
    },
    onError: (error) => {
      notify({ title: error.message, tone: 'danger' });
      void queries.invalidateQueries({ queryKey });
    },
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line py-3 not-last:border-b last:pb-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {session.device}
          {session.current && <Badge tone="positive">This device</Badge>}
        </p>
        <p className="text-sm text-ink-muted">
          Last used{' '}
          <time dateTime={session.lastUsedAt}>{moment.format(new Date(session.lastUsedAt))}</time>
        </p>
      </div>
      {!session.current && (
        <Button
          size="sm"
          aria-label={`Sign out ${session.device}`}
          loading={revoke.isPending}
          onClick={() => revoke.mutate()}
        >
          <LogOut aria-hidden="true" className="size-4" />
          Sign out
        </Button>
      )}
    </li>
  );
}
