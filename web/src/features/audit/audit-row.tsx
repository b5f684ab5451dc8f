import clsx from 'clsx';
import type { AuditEntry } from '@tessera/contract/audit';
import { TIME_ZONE } from '@tessera/contract/constants';
import { formatShortDate } from '@tessera/contract/days';
import type { Direction } from '../../state/admin-list.ts';
import { Badge } from '../../ui/badge.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Cell, HeaderCell, TableRow } from '../../ui/table.tsx';
import { wordsOfAction, wordsOfKind } from './audit-words.ts';

const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'medium', timeZone: TIME_ZONE });

type AuditHeadProps = { direction: Direction; onDirection: (direction: Direction) => void };

export function AuditHead({ direction, onDirection }: AuditHeadProps) {
  const descending = direction === 'desc';
  return (
    <>
      <HeaderCell
        sort={descending ? 'descending' : 'ascending'}
        onSort={() => onDirection(descending ? 'asc' : 'desc')}
      >
        When
      </HeaderCell>
      <HeaderCell>Who</HeaderCell>
      <HeaderCell>Action</HeaderCell>
      <HeaderCell>Record</HeaderCell>
      <HeaderCell>Fields</HeaderCell>
    </>
  );
}

/** Only the end of an id is shown, because ids differ there. */
const ID_SHOWN = 12;

/** A button in the text. On phones it is as high as a finger needs, and takes no more room. */
const TEXT_BUTTON =
  '-my-1 rounded-sm py-1 underline decoration-transparent underline-offset-4 hover:decoration-ink max-sm:-my-3 max-sm:min-h-11';

type AuditRowProps = {
  entry: AuditEntry;
  onActor: (id: string) => void;
  onRecord: (id: string) => void;
};

export function AuditRow({ entry, onActor, onRecord }: AuditRowProps) {
  const { at, actor, action, subject, fields } = entry;
  const moment = new Date(at);
  const recordId = subject._id;
  const words = wordsOfAction(action);
  return (
    <TableRow>
      <Cell className="whitespace-nowrap">
        <time dateTime={at}>
          {formatShortDate(moment)}
          <span className="block text-[0.8125rem] text-ink-muted tabular-nums">
            {time.format(moment)}
          </span>
        </time>
      </Cell>
      <Cell label="Who">
        {actor ? (
          <button
            type="button"
            title={`Show only what ${actor.name} did`}
            onClick={() => onActor(actor._id)}
            className={clsx('text-left font-strong', TEXT_BUTTON)}
          >
            {actor.name}
          </button>
        ) : (
          <span className="font-strong text-ink-muted">System</span>
        )}
        {actor?.email && (
          <span
            title={actor.email}
            className="block max-w-44 truncate text-[0.8125rem] text-ink-muted xl:max-w-60"
          >
            {actor.email}
          </span>
        )}
      </Cell>
      <Cell label="Action">
        <Badge tone={words.tone}>{words.label}</Badge>
      </Cell>
      <Cell label="Record" className="min-w-44">
        <span className="wrap-anywhere">{subject.label ?? wordsOfKind(subject.kind)}</span>
        <span className="block font-mono text-xs whitespace-nowrap text-ink-faint">
          {subject.label && `${wordsOfKind(subject.kind)} `}
          {recordId && (
            <button
              type="button"
              title={`Show only what was done to ${recordId}`}
              onClick={() => onRecord(recordId)}
              className={clsx('hover:text-ink', TEXT_BUTTON)}
            >
              …{recordId.slice(-ID_SHOWN)}
            </button>
          )}
        </span>
      </Cell>
      <Cell mono muted label="Fields" className="min-w-36">
        {fields.length > 0 ? fields.join(', ') : '–'}
      </Cell>
    </TableRow>
  );
}

export function AuditRowSkeleton() {
  return (
    <>
      <Cell>
        <Skeleton className="h-3.5 w-24" />
        <Skeleton className="mt-2 h-3 w-20" />
      </Cell>
      <Cell>
        <Skeleton className="h-3.5 w-28" />
        <Skeleton className="mt-2 h-3 w-40" />
      </Cell>
      <Cell>
        <Skeleton shape="round" className="h-5.5 w-18" />
      </Cell>
      <Cell>
        <Skeleton className="h-3.5 w-36" />
        <Skeleton className="mt-2 h-3 w-52" />
      </Cell>
      <Cell>
        <Skeleton className="h-3.5 w-24" />
      </Cell>
    </>
  );
}
