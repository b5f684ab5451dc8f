import type { Application } from '@tessera/contract/creators';
import { formatShortDate } from '@tessera/contract/days';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Cell, HeaderCell, rowButton, TableRow } from '../../../ui/table.tsx';
import { STATUS_WORDS, type Verb } from './queries.ts';

/** Spec 2: the columns, in the order of the spec. */
export const applicationHead = (
  <>
    <HeaderCell>Applicant</HeaderCell>
    <HeaderCell>Contact</HeaderCell>
    <HeaderCell>Samples</HeaderCell>
    <HeaderCell>Status</HeaderCell>
    <HeaderCell className="text-right">Actions</HeaderCell>
  </>
);

/** As tall as a row, so that nothing moves when the applications are loaded. */
export const applicationSkeleton = (
  <>
    <Cell strong>
      <span className="grid h-11 content-center gap-2">
        <Skeleton className="h-3 w-32" />
        <Skeleton className="h-2.5 w-40" />
      </span>
    </Cell>
    <Cell>
      <Skeleton className="h-3 w-44" />
      <Skeleton className="mt-2 h-2.5 w-28" />
    </Cell>
    <Cell>
      <Skeleton className="h-9 w-20" />
    </Cell>
    <Cell>
      <Skeleton shape="round" className="h-5.5 w-18" />
    </Cell>
    <Cell>
      <Skeleton className="ml-auto h-8 w-44" />
    </Cell>
  </>
);

type ApplicationRowProps = {
  application: Application;
  onOpen: () => void;
  onDecide: (verb: Verb) => void;
};

/** On screens of middle width these buttons are in the details dialog instead. */
const roomy = `sm:max-xl:hidden ${rowButton}`;

export function ApplicationRow({ application, onOpen, onDecide }: ApplicationRowProps) {
  const { name, city, email, phone, status, createdAt, isConfirmed } = application;
  const of = <span className="sr-only"> {name}</span>;
  return (
    <TableRow>
      <Cell strong>
        <span className="block">{name}</span>
        <span className="block text-[0.8125rem] font-normal text-ink-muted">
          {city} ·{' '}
          <time dateTime={createdAt} className="whitespace-nowrap">
            {formatShortDate(new Date(createdAt))}
          </time>
        </span>
      </Cell>
      <Cell label="Contact" className="min-w-44 wrap-anywhere">
        <span className="block">{email}</span>
        <span className="block text-[0.8125rem] text-ink-muted tabular-nums">{phone}</span>
      </Cell>
      <Cell label="Samples">
        <Samples of={application} />
      </Cell>
      <Cell label="Status">
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].label}</Badge>
          {!isConfirmed && <Badge>Unconfirmed</Badge>}
        </span>
      </Cell>
      <Cell actions>
        <span className="flex items-center justify-end gap-1">
          {status === 'pending' && (
            <>
              <Button size="sm" className={roomy} onClick={() => onDecide('approve')}>
                Approve{of}
              </Button>
              <Button variant="text" size="sm" className={roomy} onClick={() => onDecide('reject')}>
                Reject{of}
              </Button>
            </>
          )}
          <Button
            variant="text"
            size="sm"
            className={rowButton}
            aria-haspopup="dialog"
            onClick={onOpen}
          >
            Details<span className="sr-only"> of {name}</span>
          </Button>
        </span>
      </Cell>
    </TableRow>
  );
}

/** The first three samples, overlapping, and their total number. */
function Samples({ of: { thumbnails } }: { of: Application }) {
  if (thumbnails.length === 0) return <span className="text-ink-faint">None</span>;
  return (
    <span className="flex w-max items-center gap-2">
      <span className="flex shrink-0 -space-x-3" aria-hidden="true">
        {thumbnails.slice(0, 3).map((src) => (
          <img
            key={src}
            src={src}
            alt=""
            loading="lazy"
            className="size-9 max-w-none rounded-sm border border-surface bg-sunken object-cover"
          />
        ))}
      </span>
      <span className="text-[0.8125rem] text-ink-muted tabular-nums">
        {thumbnails.length}
        <span className="sr-only"> {thumbnails.length === 1 ? 'image' : 'images'}</span>
      </span>
    </span>
  );
}
