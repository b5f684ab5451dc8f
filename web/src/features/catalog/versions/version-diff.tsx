import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ComponentVersion, VersionDiff as Diff } from '@tessera/contract/versions';
import { getQueryClient } from '../../../api/query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Select } from '../../../ui/select.tsx';
import { SkeletonGroup, SkeletonText } from '../../../ui/skeleton.tsx';
import { blocksOf, countChanges } from './diff-rows.ts';
import { DiffTable } from './diff-table.tsx';
import { diffQuery, type VersionedItem } from './queries.ts';

const WIDE = '(width >= 900px)';
const VIEWS = [
  { value: 'beside', label: 'Side by side' },
  { value: 'column', label: 'One column' },
] as const;
type View = (typeof VIEWS)[number]['value'];

const watchWidth = (listener: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

const useIsWide = (): boolean =>
  useSyncExternalStore(
    watchWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  );

type VersionDiffProps = {
  item: VersionedItem;
  versions: readonly ComponentVersion[];
  /** The version that the visitor copied last. The comparison begins with it. */
  yours: number | undefined;
  isMember: boolean;
};

/** Two versions beside or below each other. There are at least two. */
export function VersionDiff({ item, versions, yours, isMember }: VersionDiffProps) {
  const newest = versions[0]!.number;
  const [chosen, choose] = useState<{ from?: number; to?: number }>({});
  const to = chosen.to ?? newest;
  const from = chosen.from ?? Math.min(yours ?? to - 1, to - 1);
  const { data, error, isFetching, refetch } = useQuery(
    diffQuery(item, { from, to, isMember }),
    getQueryClient(),
  );
  const numbers = versions.map(({ number }) => number);
  const optionsOf = (list: readonly number[]) =>
    list.map((number) => ({ value: String(number), label: labelOf(number, { yours, newest }) }));

  return (
    <section aria-label="What changed in the code" className="min-w-0">
      <div className="flex flex-wrap items-end gap-3 border-b border-line p-4">
        <Select
          label="From"
          className="w-36"
          options={optionsOf(numbers.filter((number) => number < newest))}
          value={String(from)}
          onChange={(value) => {
            const number = Number(value);
            choose({ from: number, to: to > number ? to : number + 1 });
          }}
        />
        <Select
          label="To"
          className="w-36"
          options={optionsOf(numbers.filter((number) => number > numbers.at(-1)!))}
          value={String(to)}
          onChange={(value) => {
            const number = Number(value);
            choose({ to: number, from: from < number ? from : number - 1 });
          }}
        />
        {data && (
          <p className="py-3 font-mono text-xs text-ink-muted">
            <span aria-hidden="true">
              +{data.added} −{data.removed}
            </span>
            <span className="sr-only">
              {data.added} lines added, {data.removed} removed
            </span>
          </p>
        )}
      </div>
      {data && <Changes key={`${from} ${to}`} diff={data} />}
      {!data && error && (
        <ErrorState
          title="No comparison to show"
          headingLevel="h3"
          className="py-10"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {error.message}
        </ErrorState>
      )}
      {!data && !error && (
        <SkeletonGroup label="Comparing the versions" className="p-6 text-sm">
          <SkeletonText lines={12} />
        </SkeletonGroup>
      )}
    </section>
  );
}

const labelOf = (number: number, o: { yours: number | undefined; newest: number }): string => {
  if (number === o.yours) return `v${number}, yours`;
  return number === o.newest ? `v${number}, newest` : `v${number}`;
};

const countWords = (count: number) => (count === 1 ? '1 change' : `${count} changes`);

/** Fields have their own use of letters. */
const isTyping = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role=combobox]');

function Changes({ diff }: { diff: Diff }) {
  const isWide = useIsWide();
  const [view, setView] = useState<View>('beside');
  const [place, setPlace] = useState(0);
  const rows = useRef(new Map<number, HTMLTableRowElement>());
  const blocks = useMemo(() => blocksOf(diff), [diff]);
  const count = countChanges(blocks);
  if (count === 0) return <p className="p-6 text-sm text-ink-muted">The code is the same.</p>;

  const goTo = (wanted: number) => {
    const next = Math.min(Math.max(wanted, 1), count);
    setPlace(next);
    const row = rows.current.get(next);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.key === 'n') goTo(place + 1);
    else if (event.key === 'p') goTo(place - 1);
    else return;
    event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are a shortcut for two buttons inside
    <div role="group" aria-label="Changes" onKeyDown={onKeyDown}>
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2.5">
        <p role="status" className="mr-auto font-mono text-xs text-ink-muted">
          {place === 0 ? countWords(count) : `Change ${place} of ${count}`}
        </p>
        {isWide && (
          <SegmentedControl
            label="View"
            options={VIEWS}
            value={view}
            onChange={setView}
            size="sm"
          />
        )}
        <Button
          size="icon-sm"
          aria-label="Previous change"
          aria-keyshortcuts="p"
          title="Previous change (p)"
          className="pointer-coarse:size-11"
          onClick={() => goTo(place - 1)}
        >
          <ArrowUp aria-hidden="true" className="size-4" />
        </Button>
        <Button
          size="icon-sm"
          aria-label="Next change"
          aria-keyshortcuts="n"
          title="Next change (n)"
          className="pointer-coarse:size-11"
          onClick={() => goTo(place + 1)}
        >
          <ArrowDown aria-hidden="true" className="size-4" />
        </Button>
      </div>
      <DiffTable
        blocks={blocks}
        from={diff.from}
        to={diff.to}
        isBeside={isWide && view === 'beside'}
        changeRef={(at) => (row) => {
          if (row) rows.current.set(at, row);
          else rows.current.delete(at);
        }}
      />
    </div>
  );
}
