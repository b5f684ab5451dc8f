import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { formatShortDate } from '@tessera/contract/days';
import type { UserFile } from '@tessera/contract/users-admin';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../../ui/skeleton.tsx';
import { GiveAccess } from './give-access.tsx';
import { UserAccess } from './user-access.tsx';
import { userFileQuery } from './user-file-query.ts';
import { UserHistory } from './user-history.tsx';

const number = new Intl.NumberFormat('en-IN');

type UserDrawerProps = {
  id: string | null;
  onClose: () => void;
  opener: RefObject<HTMLElement | null>;
};

/** One person beside the list. */
export function UserDrawer({ id, onClose, opener }: UserDrawerProps) {
  return (
    <Drawer
      title="User details"
      width="lg"
      open={id !== null}
      finalFocus={opener}
      onOpenChange={(open) => !open && onClose()}
    >
      {id !== null && <Details key={id} id={id} />}
    </Drawer>
  );
}

function Details({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(userFileQuery(id));
  if (!data && error)
    return (
      <ErrorState headingLevel="h3" onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorState>
    );
  if (!data)
    return (
      <SkeletonGroup label="Loading the user">
        <span className="flex items-center gap-4">
          <Skeleton shape="round" className="size-14" />
          <Skeleton className="h-4 w-48" />
        </span>
        <SkeletonText lines={9} className="mt-6" />
      </SkeletonGroup>
    );
  return (
    <div className="grid grid-cols-1 gap-7 pb-6">
      <Person user={data.user} />
      <UserAccess userId={id} access={data.access} />
      <GiveAccess userId={id} name={data.user.name} access={data.access} />
      <UserHistory file={data} />
    </div>
  );
}

function Person({ user }: { user: UserFile['user'] }) {
  return (
    <section aria-label="Account">
      <div className="flex items-center gap-4">
        <Avatar seed={user._id} src={user.avatar} size="lg" />
        <div className="min-w-0">
          <h3 className="text-xl">{user.name}</h3>
          <p className="text-sm text-ink-muted">{user.email}</p>
          <p className="mt-1.5 flex flex-wrap gap-1.5">
            <Badge tone={user.role === 'admin' ? 'ink' : 'neutral'}>
              {user.role === 'admin' ? 'Admin' : 'User'}
            </Badge>
            <Badge tone={user.isVerified ? 'positive' : 'warning'}>
              {user.isVerified ? 'Verified' : 'Unverified'}
            </Badge>
          </p>
        </div>
      </div>
      <dl className="mt-5 grid grid-cols-3 gap-x-4 rounded-md bg-sunken px-4 py-3.5 text-sm tabular-nums">
        <Figure
          name="Copies"
          note={`${number.format(user.freeCopies)} free · ${number.format(user.paidCopies)} paid`}
        >
          {number.format(user.totalCopies)}
        </Figure>
        <Figure name="Registered">{formatShortDate(new Date(user.createdAt))}</Figure>
        <Figure name="Last activity">
          {user.lastActivity ? formatShortDate(new Date(user.lastActivity)) : 'Never'}
        </Figure>
      </dl>
    </section>
  );
}

function Figure({ name, note, children }: { name: string; note?: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-muted">{name}</dt>
      <dd className="mt-0.5 font-strong">
        {children}
        {note && <span className="block font-mono text-xs font-normal text-ink-muted">{note}</span>}
      </dd>
    </div>
  );
}
