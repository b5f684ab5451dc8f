import clsx from 'clsx';
import { type ReactNode, type Ref, useEffect, useEffectEvent } from 'react';
import { Card } from './card.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { Pagination } from './pagination.tsx';
import { SkeletonGroup } from './skeleton.tsx';
import { Table, TableBody, TableHead, TableRow } from './table.tsx';

const number = new Intl.NumberFormat('en-IN');

/** The result of fetching a page. A query result fits. */
type Asked<Row> = {
  data: { items: Row[]; total: number; isMore: boolean } | undefined;
  error: (Error & { requestId?: string | undefined; status?: number }) | null;
  isFetching: boolean;
  /** The shown data belongs to the previous page. */
  isPlaceholderData?: boolean;
  refetch: () => unknown;
};

export type PagedListProps<Row> = {
  label: string;
  noun: { one: string; many: string };
  asked: Asked<Row>;
  page: number;
  pageSize: number;
  onPage: (page: number, o?: { replace: boolean }) => void;
  /** The header cells, also shown above the skeleton. */
  head: ReactNode;
  renderRow: (row: Row) => ReactNode;
  /** The cells of one skeleton row, in the shape of a real row. */
  skeletonCells: ReactNode;
  skeletonRows?: number;
  /** The message when loading fails. */
  failure: string;
  empty: { seed: string; title: string; children?: ReactNode; action?: ReactNode };
  /** Takes the focus when the focused row was removed. */
  ref?: Ref<HTMLDivElement>;
};

/** A list with numbered pages, in all its states: loading, failed, empty, one page, many pages. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { label, noun, asked, page, pageSize, onPage, head, empty, failure, ref } = props;
  const { data, isFetching } = asked;
  // A signed-out user is redirected, so no error is shown.
  const error = asked.error?.status === 401 ? null : asked.error;
  const pageCount = data ? Math.max(1, Math.ceil(data.total / pageSize)) : 1;

  // The last row of the last page was deleted, or the URL has a page that does not exist.
  const leaveMissingPage = useEffectEvent(() => onPage(pageCount, { replace: true }));
  const isMissing = data !== undefined && !asked.isPlaceholderData && page > pageCount;
  useEffect(() => {
    if (isMissing) leaveMissingPage();
  }, [isMissing]);

  return (
    <div ref={ref} tabIndex={-1} className="outline-none focus-visible:shadow-none">
      <p role="status" className="min-h-[1.5em] text-sm text-ink-muted tabular-nums">
        {data && spokenCount(data, noun, page, pageSize)}
      </p>
      <Card
        padding="none"
        className={clsx(
          'mt-2.5 px-3.5 py-1.5',
          // On phones each row is a card of its own.
          (data ? data.items.length > 0 : !error) &&
            'max-sm:border-0 max-sm:bg-transparent max-sm:p-0',
        )}
      >
        {data && data.items.length > 0 && (
          <div
            aria-busy={isFetching}
            className={clsx('transition-opacity', asked.isPlaceholderData && 'opacity-60')}
          >
            <Table label={label} cards>
              <TableHead>{head}</TableHead>
              <TableBody>{data.items.map(props.renderRow)}</TableBody>
            </Table>
          </div>
        )}
        {data && data.items.length === 0 && (
          <EmptyState seed={empty.seed} title={empty.title} action={empty.action} className="py-12">
            {empty.children}
          </EmptyState>
        )}
        {!data && error && (
          <ErrorState
            className="py-12"
            onRetry={() => void asked.refetch()}
            retrying={isFetching}
            {...(error.requestId !== undefined && { requestId: error.requestId })}
          >
            {failure}
          </ErrorState>
        )}
        {!data && !error && (
          <SkeletonGroup label={`Loading ${noun.many}`}>
            <Table label={label} cards>
              <TableHead>{head}</TableHead>
              <TableBody>
                {Array.from({ length: props.skeletonRows ?? Math.min(pageSize, 8) }, (_, row) => (
                  <TableRow key={row} aria-hidden="true">
                    {props.skeletonCells}
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </SkeletonGroup>
        )}
      </Card>
      {data && error && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {failure}
        </p>
      )}
      <Pagination
        page={Math.min(page, pageCount)}
        pageCount={pageCount}
        onPage={onPage}
        label={`Pages of ${noun.many}`}
        className="mt-4"
      />
    </div>
  );
}

function spokenCount(
  { items, total, isMore }: { items: unknown[]; total: number; isMore: boolean },
  noun: { one: string; many: string },
  page: number,
  pageSize: number,
): string {
  if (total === 0) return `No ${noun.many}`;
  const all = `${isMore ? 'more than ' : ''}${number.format(total)} ${total === 1 ? noun.one : noun.many}`;
  if (total <= pageSize && !isMore) return all;
  const first = (page - 1) * pageSize + 1;
  return `${number.format(first)}–${number.format(first + items.length - 1)} of ${all}`;
}
