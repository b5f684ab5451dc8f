import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { formatShortDate } from '@tessera/contract/days';
import type { CustomRequest } from '@tessera/contract/requests';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { requestsQuery } from './queries.ts';
import { STATUS_WORDS } from './words.ts';

/** The URL of one request. */
export const requestPath = (id: string): string => `/dashboard/requests?request=${id}`;

/** All requests of the member, newest first. */
export function RequestList() {
  const { data, error, isPending, isFetching, refetch, ...more } = useInfiniteQuery(requestsQuery);
  const requests = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section aria-labelledby="requests" className="mt-9">
      <h2 id="requests" className="text-xl">
        Your requests
      </h2>
      <Card padding="none" className="mt-3.5 overflow-hidden">
        {isPending && <ListSkeleton />}
        {error && requests.length === 0 && (
          <ErrorState
            title="Your requests could not be shown"
            headingLevel="h3"
            className="py-10"
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            {error.message}
          </ErrorState>
        )}
        {data && !error && requests.length === 0 && (
          <EmptyState
            seed="no-requests"
            title="Nothing asked for yet"
            headingLevel="h3"
            className="py-10"
          >
            What you ask for is listed here, with where it stands and what we said.
          </EmptyState>
        )}
        {requests.length > 0 && (
          <ul>
            {requests.map((request) => (
              <Row key={request._id} request={request} />
            ))}
          </ul>
        )}
      </Card>
      {requests.length > 0 && (
        <LoadMore
          hasMore={more.hasNextPage}
          loading={more.isFetchingNextPage}
          failure={error?.message ?? null}
          onLoad={() => void more.fetchNextPage()}
          className="mt-5"
        />
      )}
    </section>
  );
}

function Row({ request: { _id, title, category, status, createdAt } }: { request: CustomRequest }) {
  const { tone, label } = STATUS_WORDS[status];
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={requestPath(_id)}
        className="flex min-h-17 items-center gap-4 px-4 py-3 transition-colors duration-[120ms] hover:bg-sunken sm:px-6"
      >
        <span className="min-w-0 grow">
          <span className="block font-strong">{title}</span>
          <span className="mt-0.5 block text-sm text-ink-muted">
            {category} ·{' '}
            <time dateTime={createdAt} className="whitespace-nowrap">
              {formatShortDate(new Date(createdAt))}
            </time>
          </span>
        </span>
        <Badge tone={tone} className="shrink-0">
          {label}
        </Badge>
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-faint max-sm:hidden" />
      </Link>
    </li>
  );
}

function ListSkeleton() {
  return (
    <SkeletonGroup label="Loading your requests">
      {['w-1/2', 'w-1/3', 'w-2/5'].map((width) => (
        <span
          key={width}
          className="flex h-17 items-center gap-6 border-b border-line px-4 last:border-b-0 sm:px-6"
        >
          <span className="grid grow gap-2.5">
            <Skeleton className={`h-3 ${width}`} />
            <Skeleton className="h-2.5 w-28" />
          </span>
          <Skeleton shape="round" className="h-5.5 w-20 shrink-0" />
        </span>
      ))}
    </SkeletonGroup>
  );
}
