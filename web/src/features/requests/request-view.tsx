import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate } from '@tessera/contract/days';
import type { RequestDetail } from '@tessera/contract/requests';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/skeleton.tsx';
import { type Copying, DeliveredComponent } from './delivered-component.tsx';
import { MessageForm } from './message-form.tsx';
import { requestApi, requestQuery, requestsQuery } from './queries.ts';
import { RequestBrief } from './request-brief.tsx';
import { RequestHistory } from './request-history.tsx';
import { RequestSteps } from './request-steps.tsx';
import { STATUS_WORDS } from './words.ts';

/** One request: status, content, delivered component and history. */
export function RequestView({ id, copying }: { id: string; copying: Copying }) {
  const { data, error, isFetching, refetch } = useQuery(requestQuery(id));
  return (
    <>
      <Link
        to="/dashboard/requests"
        className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-sm px-1 text-sm text-ink-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        All requests
      </Link>
      {data && <Shown request={data} copying={copying} />}
      {!data && error && (
        <Card padding="none" className="mt-3">
          <ErrorState
            title="This request could not be shown"
            headingLevel="h1"
            className="py-12"
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            {error.message}
          </ErrorState>
        </Card>
      )}
      {!data && !error && (
        <SkeletonGroup label="Loading the request">
          <Skeleton className="mt-3 h-9 w-2/3" />
          <Skeleton className="mt-5 h-4 w-56" />
          <Card padding="lg" className="mt-6">
            <SkeletonText lines={6} />
          </Card>
        </SkeletonGroup>
      )}
    </>
  );
}

function Shown({ request, copying }: { request: RequestDetail; copying: Copying }) {
  const queries = useQueryClient();
  const { title, category, status, createdAt, plan, component } = request;
  const send = async (text: string) => {
    const answer = await requestApi.call(
      'writeToTeam',
      { params: { id: request._id }, body: { text } },
      { fallbackMessage: 'Failed to send your message. Please try again.' },
    );
    queries.setQueryData(requestQuery(request._id).queryKey, answer);
    void queries.invalidateQueries({ queryKey: requestsQuery.queryKey });
  };

  return (
    <div className="mt-1 grid grid-cols-1 gap-6 wrap-anywhere">
      <header>
        <h1 className="text-3xl text-pretty sm:text-4xl">{title}</h1>
        <p className="mt-2.5 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-ink-muted">
          <Badge tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].label}</Badge>
          <span>
            {category} · {plan} · {formatDate(new Date(createdAt))}
          </span>
        </p>
      </header>
      <RequestSteps status={status} />
      {component && <DeliveredComponent item={component} copying={copying} />}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <Card as="section" aria-labelledby="history" padding="lg">
          <h2 id="history" className="text-xl">
            Messages
          </h2>
          <div className="mt-4">
            <RequestHistory request={request} side="requester" />
          </div>
          <div className="mt-6 border-t border-line pt-5">
            {status === 'declined' ? (
              <p className="text-pretty text-ink-muted">
                This request is closed and does not count: you may ask for another one instead.
              </p>
            ) : (
              <MessageForm
                requestId={request._id}
                label="Write to our team"
                hint="The answer stands here, and comes by mail."
                action="Send Message"
                onSend={send}
              />
            )}
          </div>
        </Card>
        <Card padding="lg">
          <RequestBrief request={request} />
        </Card>
      </div>
    </div>
  );
}
