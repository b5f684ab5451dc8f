import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PanelRightOpen } from 'lucide-react';
import { NEW_USER_DAYS } from '@tessera/contract/constants';
import { formatShortDate } from '@tessera/contract/days';
import type { UserSummary } from '@tessera/contract/users-admin';
import { adminApi } from '../../../api/admin-api.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { InlineDeleteConfirm } from '../../../ui/inline-delete-confirm.tsx';
import { notify } from '../../../ui/notify.ts';
import { DELETE_BUTTON } from '../../../ui/row-actions.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Cell, HeaderCell, rowButton, TableRow } from '../../../ui/table.tsx';
import { usersKey } from './queries.ts';
import { WhatGoes } from './what-goes.tsx';

const DAY_MS = 24 * 3_600_000;
const number = new Intl.NumberFormat('en-IN');

export const userHead = (
  <>
    <HeaderCell>User</HeaderCell>
    <HeaderCell>Status</HeaderCell>
    <HeaderCell>Component Copies</HeaderCell>
    <HeaderCell>Registration/Activity</HeaderCell>
    <HeaderCell className="text-right">Actions</HeaderCell>
  </>
);

/** As tall as a row, so that nothing moves when the users are loaded. */
export const userSkeleton = (
  <>
    <Cell strong>
      <span className="flex h-11 items-center gap-3">
        <Skeleton shape="round" className="size-9" />
        <span className="grid gap-2">
          <Skeleton className="h-3 w-32" />
          <Skeleton className="h-2.5 w-44" />
        </span>
      </span>
    </Cell>
    <Cell>
      <Skeleton shape="round" className="h-5.5 w-14" />
    </Cell>
    <Cell>
      <Skeleton className="h-3 w-10" />
      <Skeleton className="mt-2 h-2.5 w-24" />
    </Cell>
    <Cell>
      <Skeleton className="h-3 w-28" />
      <Skeleton className="mt-2 h-2.5 w-32" />
    </Cell>
    <Cell>
      <Skeleton className="ml-auto h-8 w-28" />
    </Cell>
  </>
);

type UserRowProps = {
  user: UserSummary;
  onOpen: (button: HTMLElement) => void;
  onDeleted: () => void;
  onFailure: (message: string) => void;
};

export function UserRow({ user, onOpen, onDeleted, onFailure }: UserRowProps) {
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: () =>
      adminApi.call(
        'deleteUser',
        { params: { id: user._id } },
        { fallbackMessage: 'Failed to delete user' },
      ),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: usersKey });
      notify({ title: 'User deleted successfully', tone: 'positive' });
      onDeleted();
    },
    onError: (error) => onFailure(error.message),
  });
  const isAdmin = user.role === 'admin';

  return (
    <TableRow>
      <Cell strong>
        <span className="flex items-center gap-3">
          <Avatar seed={user._id} src={user.avatar} />
          <span className="min-w-0">
            <span className="block">{user.name}</span>
            <span className="block text-[0.8125rem] font-normal text-ink-muted">
              <Email address={user.email} />
            </span>
          </span>
        </span>
      </Cell>
      <Cell label="Status">
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={isAdmin ? 'ink' : 'neutral'}>{isAdmin ? 'Admin' : 'User'}</Badge>
          {!user.isVerified && <Badge tone="warning">Unverified</Badge>}
        </span>
      </Cell>
      <Cell label="Copies" className="whitespace-nowrap tabular-nums">
        <span className="block font-strong">{number.format(user.totalCopies)}</span>
        <span className="block font-mono text-xs text-ink-muted">
          {number.format(user.freeCopies)} free · {number.format(user.paidCopies)} paid
        </span>
      </Cell>
      <Cell label="Seen" className="tabular-nums">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="whitespace-nowrap">
            <span className="sr-only">Registered </span>
            <time dateTime={user.createdAt}>{formatShortDate(new Date(user.createdAt))}</time>
          </span>
          {user.isNew && <Badge tone="positive">{newLabel(user.createdAt)}</Badge>}
        </span>
        <span className="block text-[0.8125rem] text-ink-muted">
          {user.lastActivity ? (
            <>
              Active{' '}
              <time dateTime={user.lastActivity}>
                {formatShortDate(new Date(user.lastActivity))}
              </time>
            </>
          ) : (
            'Never active'
          )}
        </span>
      </Cell>
      <Cell actions>
        <span className="flex items-center justify-end gap-1 max-sm:[&:has([role=group])>button]:hidden">
          <Button
            variant="text"
            size="sm"
            className={rowButton}
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => onOpen(currentTarget)}
          >
            <PanelRightOpen aria-hidden="true" className="size-4 max-sm:hidden lg:hidden" />
            <span className="sm:max-lg:sr-only">Details</span>
            <span className="sr-only"> of {user.name}</span>
          </Button>
          <InlineDeleteConfirm
            label={user.name}
            className={DELETE_BUTTON}
            consequence={<WhatGoes userId={user._id} />}
            // The dialog shows a failure itself.
            onConfirm={() => removal.mutateAsync().then(() => undefined)}
            {...(isAdmin && { disabledReason: "Can't delete admin users" })}
          />
        </span>
      </Cell>
    </TableRow>
  );
}

/** Spec 9: the label of a new user. */
function newLabel(createdAt: string): string {
  const isThisWeek = Date.now() - Date.parse(createdAt) < 7 * DAY_MS;
  return isThisWeek ? 'Last 7 days' : `Last ${NEW_USER_DAYS} days`;
}

/** An address that is too long breaks before its `@`. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
