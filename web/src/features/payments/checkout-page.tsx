import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import type { CheckoutSummary } from '@tessera/contract/checkout';
import { formatDate } from '@tessera/contract/days';
import { ApiError } from '../../api/api-error.ts';
import { mayOpenCheckout } from '../../lib/checkout-page.ts';
import { watchPaid } from '../../state/paid-elsewhere.ts';
import { endPurchase, readPurchase } from '../../state/purchase.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import type { CheckoutPageProps } from './checkout-props.ts';
import { summaryQuery, type Wanted } from './queries.ts';
import { stepOf, titleOf } from './summary-words.ts';

/** One page before every payment: what is bought, for how much, with which tax and until when. */
export function CheckoutPage(props: CheckoutPageProps) {
  const { wanted } = props;
  const { data, error, isFetching, refetch } = useQuery(summaryQuery(wanted, null));
  const [paidElsewhere, setPaidElsewhere] = useState(false);
  const hear = useEffectEvent((itemId: string) => {
    void refetch();
    if (data?.item._id !== itemId) return;
    const own = readPurchase();
    // A payment of this tab goes on to its own end. A failed one would offer the same item again.
    if (own?.id === itemId && !own.hasFailed) return;
    if (own?.id === itemId) endPurchase();
    setPaidElsewhere(true);
  });
  useEffect(() => watchPaid((itemId) => hear(itemId)), []);
  useEffect(() => {
    // The policy of the page that was loaded first may not allow the provider's window.
    if (!mayOpenCheckout()) location.reload();
  }, []);
  return (
    <div className="mx-auto w-full max-w-[calc(var(--container)+4rem)] px-4.5 py-9 sm:px-8">
      {data ? (
        <>
          <Path wanted={wanted} summary={data} />
          <h1 className="mt-2.5 text-3xl text-balance sm:text-4xl">
            {data.offer === 'sold' && !paidElsewhere ? titleOf(data) : data.item.name}
          </h1>
          {data.offer === 'sold' && data.kind === 'plan' && paidElsewhere ? (
            <PaidElsewhere summary={data} onAgain={() => setPaidElsewhere(false)} />
          ) : data.offer === 'sold' ? (
            <CheckoutForm {...props} summary={data} />
          ) : (
            <NothingToPay summary={data} />
          )}
        </>
      ) : error ? (
        <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <CheckoutSkeleton />
      )}
    </div>
  );
}

function Path({ wanted: { kind }, summary }: { wanted: Wanted; summary: CheckoutSummary }) {
  const { slug, name } = summary.item;
  return (
    <p className="font-mono text-xs text-ink-muted">
      <Link
        to={kind === 'plan' ? '/#pricing' : `/components/${slug ?? ''}`}
        className="rounded-sm underline-offset-4 hover:text-ink hover:underline"
      >
        {kind === 'plan' ? 'Pricing' : name}
      </Link>{' '}
      / {stepOf(summary)}
    </p>
  );
}

type PaidElsewhereProps = { summary: CheckoutSummary; onAgain: () => void };

/** Another tab has paid for the plan. Paying here would add days, so it is asked for again. */
function PaidElsewhere({ summary: { item, heldUntil }, onAgain }: PaidElsewhereProps) {
  return (
    <div className="mt-6">
      <p role="status" className="max-w-prose text-pretty text-ink-muted">
        You paid for it in another tab.
        {heldUntil !== null && ` ${item.name} runs until ${formatDate(new Date(heldUntil))}.`}
      </p>
      <p className="mt-5 flex flex-wrap gap-2.5">
        <LinkButton to="/dashboard/subscription" variant="primary">
          My Subscription
        </LinkButton>
        <Button onClick={onAgain}>Extend it further</Button>
      </p>
    </div>
  );
}

function NothingToPay({ summary: { offer, item } }: { summary: CheckoutSummary }) {
  return (
    <div className="mt-6">
      <p className="max-w-prose text-pretty text-ink-muted">
        {offer === 'owned'
          ? 'You bought it already. It is yours for good, so there is nothing to pay.'
          : 'Your plan includes it while the plan runs, so there is nothing to pay.'}
      </p>
      <p className="mt-5 flex flex-wrap gap-2.5">
        <LinkButton to={`/components/${item.slug ?? ''}`} variant="primary">
          Open {item.name}
        </LinkButton>
        {offer === 'owned' && <LinkButton to="/dashboard/purchased">Purchased</LinkButton>}
        <LinkButton to="/dashboard">Browse Components</LinkButton>
      </p>
    </div>
  );
}

type FailureProps = { error: Error; retrying: boolean; onRetry: () => void };

function Failure({ error, ...retry }: FailureProps) {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code !== 'NOT_FOUND' && code !== 'NOT_SOLD' && code !== 'BAD_REQUEST')
    return (
      <ErrorState headingLevel="h1" className="py-16" {...retry}>
        {error.message}
      </ErrorState>
    );
  return (
    <EmptyState
      seed="not-on-sale"
      title="This is not on sale"
      headingLevel="h1"
      className="py-16"
      action={
        <LinkButton to="/#pricing" variant="primary">
          View Plans
        </LinkButton>
      }
    >
      {code === 'NOT_SOLD' ? `${error.message}.` : 'It may have been taken off sale meanwhile.'}
    </EmptyState>
  );
}

function CheckoutSkeleton() {
  return (
    <SkeletonGroup label="Loading the summary">
      <Skeleton className="h-3 w-32" />
      <Skeleton className="mt-4 h-9 w-64" />
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_27rem] lg:gap-16">
        <span className="block">
          {['w-40', 'w-12', 'w-36', 'w-32'].map((width) => (
            <span key={width} className="mb-5 block">
              <Skeleton className={`mb-2 h-3 ${width}`} />
              <Skeleton className="h-11 w-full" />
            </span>
          ))}
        </span>
        <Skeleton className="h-105 w-full rounded-lg" />
      </div>
    </SkeletonGroup>
  );
}
