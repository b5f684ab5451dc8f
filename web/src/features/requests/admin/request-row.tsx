import { formatShortDate } from '@tessera/contract/days';
import type { RequestRecord } from '@tessera/contract/requests-admin';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Cell, HeaderCell, rowButton, TableRow } from '../../../ui/table.tsx';
import { STATUS_WORDS } from '../words.ts';

export const requestHead = (
  <>
    <HeaderCell>Request</HeaderCell>
    <HeaderCell>Asked by</HeaderCell>
    <HeaderCell className="max-lg:hidden">Plan</HeaderCell>
    <HeaderCell>Status</HeaderCell>
    <HeaderCell className="text-right">Actions</HeaderCell>
  </>
);

/** As tall as a row, so that nothing moves when the requests are loaded. */
export const requestSkeleton = (
  <>
    <Cell strong>
      <span className="grid h-11 content-center gap-2">
        <Skeleton className="h-3 w-48" />
        <Skeleton className="h-2.5 w-32" />
      </span>
    </Cell>
    <Cell>
      <Skeleton className="h-3 w-28" />
      <Skeleton className="mt-2 h-2.5 w-40" />
    </Cell>
    <Cell className="max-lg:hidden">
      <Skeleton className="h-3 w-14" />
    </Cell>
    <Cell>
      <Skeleton shape="round" className="h-5.5 w-20" />
    </Cell>
    <Cell>
      <Skeleton className="ml-auto h-8 w-16" />
    </Cell>
  </>
);

type RequestRowProps = { request: RequestRecord; onOpen: (button: HTMLElement) => void };

export function RequestRow({ request, onOpen }: RequestRowProps) {
  const { title, category, createdAt, requester, plan, status, needsReply } = request;
  const { tone, label } = STATUS_WORDS[status];
  return (
    <TableRow>
      <Cell strong className="min-w-44">
        <span className="block">{title}</span>
        <span className="block text-[0.8125rem] font-normal text-ink-muted">
          {category} ·{' '}
          <time dateTime={createdAt} className="whitespace-nowrap">
            {formatShortDate(new Date(createdAt))}
          </time>
        </span>
      </Cell>
      <Cell label="Asked by" className="min-w-36 wrap-anywhere">
        <span className="block">{requester.name}</span>
        <span className="block text-[0.8125rem] text-ink-muted">{requester.email}</span>
      </Cell>
      <Cell className="max-lg:hidden">{plan}</Cell>
      <Cell label="Status">
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={tone}>{label}</Badge>
          {needsReply && status !== 'submitted' && <Badge tone="accent">New message</Badge>}
        </span>
      </Cell>
      <Cell actions>
        <span className="flex justify-end">
          <Button
            variant="text"
            size="sm"
            className={rowButton}
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => onOpen(currentTarget)}
          >
            Details<span className="sr-only"> of {title}</span>
          </Button>
        </span>
      </Cell>
    </TableRow>
  );
}
