import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SavedComponent } from '@tessera/contract/saved';
import { useLanguageSwitch } from '../../state/code-language.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SkeletonWall } from '../../ui/skeleton-wall.tsx';
import { savedQuery, type SavedPages, withItemBack, withoutItem } from './queries.ts';
import { SavedCard } from './saved-card.tsx';
import { applySavedFilter, isFiltered, readSavedFilter } from './saved-filter.ts';
import { SavedTools } from './saved-tools.tsx';

const REMOVE_FAILED = 'Failed to remove component from saved items.';

type SavedPageProps = {
  /** How many are saved in all, for a list that is not loaded to its end. */
  total: number;
  /** Removes the item from the saved list; rejects when the server does. */
  remove: (componentId: string) => Promise<void>;
  copy: (item: SavedComponent) => void;
  /** Explains how to unlock an item. */
  explain: (item: SavedComponent) => void;
  copiedId: string | null;
  /** What a card says about this item besides its plan. */
  renderNote?: (item: SavedComponent) => ReactNode;
};

export function SavedPage({ total, remove, copy, explain, copiedId, renderNote }: SavedPageProps) {
  const queries = useQueryClient();
  const language = useLanguageSwitch();
  const list = useRef<HTMLUListElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const {
    data,
    error,
    isPending,
    isFetching,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useInfiniteQuery(savedQuery);
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const [parameters, setParameters] = useSearchParams();
  const filter = readSavedFilter(parameters);
  const isNarrowed = isFiltered(filter);
  const shown = applySavedFilter(items, filter);
  const isBare = data !== undefined && items.length === 0;
  // Every item of the loaded pages was removed, and there are more pages.
  const isSkipping = isBare && hasNextPage && !error;
  // What is searched may be on a later page. The list has an upper limit, so all pages are loaded.
  const isSearching = isNarrowed && hasNextPage && !error;
  const seenPages = data?.pages.length;
  useEffect(() => {
    if ((isSkipping || isSearching) && !isFetching) void fetchNextPage();
  }, [isSkipping, isSearching, isFetching, seenPages, fetchNextPage]);

  const takeOff = async (item: SavedComponent) => {
    setFailure(null);
    // A response in flight would bring the card back.
    await queries.cancelQueries(savedQuery);
    const before = queries.getQueryData<SavedPages>(savedQuery.queryKey);
    queries.setQueryData<SavedPages>(savedQuery.queryKey, (pages) => withoutItem(pages, item._id));
    // The focused button was removed with its card.
    list.current?.focus();
    try {
      await remove(item._id);
    } catch {
      queries.setQueryData<SavedPages>(savedQuery.queryKey, (pages) =>
        withItemBack(pages, item, before),
      );
      setFailure(REMOVE_FAILED);
    }
  };

  return (
    <div className="mx-auto w-full max-w-[calc(var(--container)+4rem)] px-4.5 py-9 sm:px-8">
      <h1 className="text-3xl sm:text-4xl">My Saved Components</h1>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <p role="status" className="min-h-[1.5em] text-ink-muted tabular-nums">
          {data &&
            countText(hasNextPage ? Math.max(total, items.length) : items.length, {
              found: isNarrowed ? shown.length : null,
              isSearching,
            })}
        </p>
        {items.some(({ hasJs }) => hasJs) && <SegmentedControl {...language} size="sm" />}
      </div>
      {items.length > 0 && (
        <div className="mt-5">
          <SavedTools
            items={items}
            filter={filter}
            onChange={(name, value) =>
              setParameters(
                (before) => {
                  if (value === '') before.delete(name);
                  else before.set(name, value);
                  return before;
                },
                { replace: true, preventScrollReset: true },
              )
            }
          />
        </div>
      )}
      <div role="alert" className="mt-5 empty:hidden">
        {failure !== null && (
          <p className="rounded-md bg-danger-soft px-3.5 py-3 text-sm text-danger">{failure}</p>
        )}
      </div>
      <div className="mt-6">
        {(isPending || isSkipping) && <SkeletonWall label="Loading your saved components" />}
        {error && items.length === 0 && (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
            {error.message}
          </ErrorState>
        )}
        {isBare && !hasNextPage && !error && (
          <EmptyState
            seed="nothing-saved"
            title="Nothing saved yet"
            action={
              <LinkButton to="/dashboard" variant="primary">
                Browse Components
              </LinkButton>
            }
          >
            Press the heart on a component and it waits for you here.
          </EmptyState>
        )}
        {items.length > 0 && shown.length === 0 && !isSearching && (
          <EmptyState
            seed="nothing-found"
            title="No Saved Components Found"
            action={
              <LinkButton to="/dashboard/saved" variant="primary">
                Show all saved
              </LinkButton>
            }
          >
            Try a shorter word, or another plan or category.
          </EmptyState>
        )}
        {shown.length > 0 && (
          <div className="masonry with-tools">
            <ul ref={list} tabIndex={-1} aria-label="Saved components" className="outline-none">
              {shown.map((item) => (
                <SavedCard
                  key={item._id}
                  item={item}
                  note={renderNote?.(item)}
                  isCopied={copiedId === item._id}
                  onRemove={(removed) => void takeOff(removed)}
                  onCopy={copy}
                  onLocked={explain}
                />
              ))}
            </ul>
          </div>
        )}
        {items.length > 0 && !isSearching && (
          <LoadMore
            hasMore={hasNextPage}
            loading={isFetchingNextPage}
            failure={error?.message ?? null}
            onLoad={() => void fetchNextPage()}
            className="py-8"
          />
        )}
      </div>
    </div>
  );
}

function countText(all: number, o: { found: number | null; isSearching: boolean }): string {
  if (all === 0) return '';
  if (o.isSearching) return `Looking through ${all} saved`;
  return o.found === null ? `${all} saved` : `${o.found} of ${all} saved`;
}
