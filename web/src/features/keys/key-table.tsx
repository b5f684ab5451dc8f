import { useRef } from 'react';
import { Link } from 'react-router';
import type { ApiKey } from '@tessera/contract/keys';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { InlineDeleteConfirm } from '../../ui/inline-delete-confirm.tsx';
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '../../ui/table.tsx';
import { useRevokeKey } from './queries.ts';
import { endOf, lastUse, SCOPE_WORDS } from './words.ts';

type KeyTableProps = {
  keys: readonly ApiKey[];
  /** When the list was fetched. Ages are counted from it. */
  now: Date;
};

/** The keys that were not revoked, the newest first. */
export function KeyTable({ keys, now }: KeyTableProps) {
  const list = useRef<HTMLDivElement>(null);
  const revoking = useRevokeKey();
  if (keys.length === 0)
    return (
      <Card padding="lg" className="text-center">
        <p className="font-strong">No keys yet</p>
        <p className="mt-1 text-sm text-ink-muted">
          You need one for paid components and for agents. The steps below show what it is for.
        </p>
      </Card>
    );
  return (
    <div ref={list} tabIndex={-1} className="rounded-lg outline-none">
      <Card
        padding="none"
        className="px-3.5 py-1.5 max-sm:border-0 max-sm:bg-transparent max-sm:p-0"
      >
        <Table label="Your keys" cards>
          <TableHead>
            <HeaderCell>Key</HeaderCell>
            <HeaderCell>May</HeaderCell>
            <HeaderCell>Last used</HeaderCell>
            <HeaderCell>Ends</HeaderCell>
            <HeaderCell>
              <span className="sr-only">Revoke</span>
            </HeaderCell>
          </TableHead>
          <TableBody>
            {keys.map((key) => (
              <Row
                key={key._id}
                item={key}
                now={now}
                onRevoke={async () => {
                  await revoking.mutateAsync(key);
                  list.current?.focus();
                }}
              />
            ))}
          </TableBody>
        </Table>
      </Card>
    </div>
  );
}

type RowProps = { item: ApiKey; now: Date; onRevoke: () => Promise<void> };

function Row({ item, now, onRevoke }: RowProps) {
  const { name, lastFour, scopes, lastUsedAt, lastTaken } = item;
  const used = lastUse(item, now);
  const { words, isOver } = endOf(item, now);
  return (
    <TableRow>
      <Cell strong>
        {name}
        <span className="block font-mono text-xs font-normal text-ink-muted">tsr_…{lastFour}</span>
      </Cell>
      <Cell label="May">
        <span className="flex flex-wrap gap-1.5">
          {scopes.map((scope) => (
            <Badge key={scope}>{SCOPE_WORDS[scope]}</Badge>
          ))}
        </span>
      </Cell>
      <Cell label="Last used">
        {lastUsedAt === null ? used : <time dateTime={lastUsedAt}>{used}</time>}
        {lastTaken && (
          <span className="block text-xs text-ink-muted">
            took{' '}
            <Link
              to={`/components/${lastTaken.slug}`}
              className="rounded-sm underline-offset-4 hover:underline"
            >
              {lastTaken.title}
            </Link>
          </span>
        )}
      </Cell>
      <Cell label="Ends" className={isOver ? 'text-danger!' : ''}>
        {words}
      </Cell>
      <Cell actions className="text-right">
        <InlineDeleteConfirm
          label={name}
          verb={isOver ? 'Remove' : 'Revoke'}
          onConfirm={onRevoke}
          {...(!isOver && {
            consequence:
              lastUsedAt === null
                ? 'It was not used yet.'
                : `Last used ${used}. Programs with it stop at once.`,
          })}
        />
      </Cell>
    </TableRow>
  );
}
