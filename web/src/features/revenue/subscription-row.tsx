import clsx from 'clsx';
import { PanelRightOpen } from 'lucide-react';
import { formatDays, formatShortDate } from '@tessera/contract/days';
import { formatRupees } from '@tessera/contract/money';
import type { SubscriptionRecord } from '@tessera/contract/revenue';
import { creatorName } from '../../state/admin-creators.ts';
import type { Direction } from '../../state/admin-list.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Cell, HeaderCell, rowButton, TableRow } from '../../ui/table.tsx';

type SubscriptionHeadProps = { direction: Direction; onDirection: (direction: Direction) => void };

export function SubscriptionHead({ direction, onDirection }: SubscriptionHeadProps) {
  const descending = direction === 'desc';
  return (
    <>
      <HeaderCell>User</HeaderCell>
      <HeaderCell>Plan</HeaderCell>
      <HeaderCell numeric>Amount</HeaderCell>
      <HeaderCell
        sort={descending ? 'descending' : 'ascending'}
        onSort={() => onDirection(descending ? 'asc' : 'desc')}
      >
        Date
      </HeaderCell>
      <HeaderCell>Status</HeaderCell>
      <HeaderCell>Expires</HeaderCell>
      <HeaderCell className="max-xl:hidden">Creator</HeaderCell>
      <HeaderCell className="text-right">
        <span className="sr-only">Details</span>
      </HeaderCell>
    </>
  );
}

/** Spec 4: active while the end is in the future. */
const isAhead = (end: string | null) => end === null || Date.parse(end) > Date.now();

type SubscriptionRowProps = { record: SubscriptionRecord; onOpen: (button: HTMLElement) => void };

export function SubscriptionRow({ record, onOpen }: SubscriptionRowProps) {
  const { user, plan, component, creator, amount, refunded, subscribedAt, expiresAt } = record;
  const active = isAhead(expiresAt);
  const name = user.name ?? 'Deleted account';
  return (
    <TableRow>
      <Cell strong>
        {name}
        {user.email && (
          <span className="block text-[0.8125rem] font-normal text-ink-muted">{user.email}</span>
        )}
      </Cell>
      <Cell label="Plan" className="min-w-32">
        {plan.name}
        <span className="block text-[0.8125rem] text-ink-muted">
          {component ?? (plan.duration !== null && formatDays(plan.duration))}
          {/* On small screens the creator has no column. */}
          {creator && <span className="xl:hidden"> · {creatorName(creator)}</span>}
        </span>
      </Cell>
      <Cell numeric label="Amount">
        {formatRupees(amount)}
        {refunded > 0 && (
          <span className="block text-[0.8125rem] text-ink-muted">
            {refunded < amount ? `−${formatRupees(refunded)}` : 'refunded'}
          </span>
        )}
      </Cell>
      <Cell label="Date" className="whitespace-nowrap tabular-nums">
        <time dateTime={subscribedAt}>{formatShortDate(new Date(subscribedAt))}</time>
      </Cell>
      <Cell label="Status">
        <Badge tone={active ? 'positive' : 'neutral'}>{active ? 'Active' : 'Expired'}</Badge>
      </Cell>
      <Cell muted label="Expires" className="whitespace-nowrap tabular-nums">
        {expiresAt === null ? (
          'Never'
        ) : (
          <time dateTime={expiresAt}>{formatShortDate(new Date(expiresAt))}</time>
        )}
      </Cell>
      <Cell muted={!creator} label="Creator" className="max-xl:hidden">
        {creator ? creatorName(creator) : '–'}
      </Cell>
      <Cell actions className="text-right">
        <Button
          variant="text"
          size="sm"
          className={clsx(rowButton, 'max-sm:w-full')}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => onOpen(currentTarget)}
        >
          <PanelRightOpen aria-hidden="true" className="size-4 max-sm:hidden xl:hidden" />
          <span className="sm:max-xl:sr-only">Details</span>
          <span className="sr-only"> of {name}</span>
        </Button>
      </Cell>
    </TableRow>
  );
}

export function SubscriptionSkeleton() {
  return (
    <>
      <Cell strong>
        <Skeleton className="h-3.5 w-32" />
        <Skeleton className="mt-2 h-3 w-44" />
      </Cell>
      <Cell>
        <Skeleton className="h-3.5 w-16" />
        <Skeleton className="mt-2 h-3 w-14" />
      </Cell>
      <Cell numeric>
        <Skeleton className="ml-auto h-3.5 w-14" />
      </Cell>
      <Cell>
        <Skeleton className="h-3.5 w-22" />
      </Cell>
      <Cell>
        <Skeleton shape="round" className="h-5.5 w-16" />
      </Cell>
      <Cell>
        <Skeleton className="h-3.5 w-22" />
      </Cell>
      <Cell className="max-xl:hidden">
        <Skeleton className="h-3.5 w-20" />
      </Cell>
      <Cell>
        <Skeleton className="ml-auto h-8 w-16" />
      </Cell>
    </>
  );
}
