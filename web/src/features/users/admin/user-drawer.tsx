import { useQuery } from '@tanstack/react-query';
import { formatShortDate } from '@tessera/contract/days';
import type { UserFile } from '@tessera/contract/users-admin';
import type { OpenRecord } from '../../../state/admin-record.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { RecordDrawer } from '../../../ui/record-drawer.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { GiveAccess } from './give-access.tsx';
import { userFileQuery } from './queries.ts';
import { UserAccess } from './user-access.tsx';
import { UserHistory } from './user-history.tsx';

const number = new Intl.NumberFormat('en-IN');

/** One user in a drawer beside the list. */
export function UserDrawer({ record }: { record: OpenRecord }) {
  const { id } = record;
  const asked = useQuery({ ...userFileQuery(id ?? ''), enabled: id !== null });
  return (
    <RecordDrawer
      title="User details"
      noun="the user"
      record={record}
      asked={asked}
      skeletonHead={
        <span className="flex items-center gap-4">
          <Skeleton shape="round" className="size-14" />
          <Skeleton className="h-4 w-48" />
        </span>
      }
    >
      {(file) => (
        <div className="grid grid-cols-1 gap-7 pb-6">
          <Person user={file.user} />
          <UserAccess userId={file.user._id} access={file.access} />
          <GiveAccess userId={file.user._id} name={file.user.name} access={file.access} />
          <UserHistory file={file} />
        </div>
      )}
    </RecordDrawer>
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
