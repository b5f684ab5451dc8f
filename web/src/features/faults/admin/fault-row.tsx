import { formatShortDate } from '@tessera/contract/days';
import type { FaultRecord } from '@tessera/contract/faults-admin';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Cell, HeaderCell, rowButton, TableRow } from '../../../ui/table.tsx';
import { STATUS_WORDS } from './queries.ts';

export const NO_MEMBER = 'An account that was deleted';

export const faultHead = (
  <>
    <HeaderCell>Fault</HeaderCell>
    <HeaderCell>Reported by</HeaderCell>
    <HeaderCell>Status</HeaderCell>
    <HeaderCell className="text-right">Actions</HeaderCell>
  </>
);

/** As tall as a row, so that nothing moves when the faults are loaded. */
export const faultSkeleton = (
  <>
    <Cell strong>
      <span className="grid h-16 content-center gap-2">
        <Skeleton className="h-3 w-48" />
        <Skeleton className="h-2.5 w-64" />
      </span>
    </Cell>
    <Cell>
      <Skeleton className="h-3 w-28" />
      <Skeleton className="mt-2 h-2.5 w-40" />
    </Cell>
    <Cell>
      <Skeleton shape="round" className="h-5.5 w-20" />
    </Cell>
    <Cell>
      <Skeleton className="ml-auto h-8 w-16" />
    </Cell>
  </>
);

type FaultRowProps = { fault: FaultRecord; onOpen: () => void };

export function FaultRow({ fault, onOpen }: FaultRowProps) {
  const { component, version, what, sentence, createdAt, member, status } = fault;
  const { tone, label } = STATUS_WORDS[status];
  return (
    <TableRow>
      <Cell strong className="min-w-44">
        <span className="block">
          {component.title} <span className="font-normal text-ink-muted">v{version}</span>
        </span>
        <span className="line-clamp-2 font-normal text-ink-muted wrap-anywhere">
          {what ?? sentence}
        </span>
      </Cell>
      <Cell label="Reported by" className="min-w-36 wrap-anywhere">
        <span className="block">{member?.name ?? NO_MEMBER}</span>
        <span className="block text-[0.8125rem] text-ink-muted">
          {member?.email}{' '}
          <time dateTime={createdAt} className="whitespace-nowrap">
            {formatShortDate(new Date(createdAt))}
          </time>
        </span>
      </Cell>
      <Cell label="Status">
        <Badge tone={tone}>{label}</Badge>
      </Cell>
      <Cell actions>
        <span className="flex justify-end">
          <Button
            variant="text"
            size="sm"
            className={rowButton}
            aria-haspopup="dialog"
            onClick={onOpen}
          >
            Decide<span className="sr-only"> about the fault of {component.title}</span>
          </Button>
        </span>
      </Cell>
    </TableRow>
  );
}
