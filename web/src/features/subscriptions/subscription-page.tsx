import { useMutation, useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { notify } from '../../ui/notify.ts';
import { CurrentPlan, CurrentPlanSkeleton } from './current-plan.tsx';
import { LOAD_FAILED, plansOnSaleQuery, subscriptionQuery } from './queries.ts';
import { RunningPlans } from './running-plans.tsx';

type SubscriptionPageProps = {
  /** Refetches everything on the page; rejects when the server does. */
  refresh: () => Promise<void>;
  /** The payment history. */
  children: ReactNode;
};

export function SubscriptionPage({ refresh, children }: SubscriptionPageProps) {
  const { data, isPending, isFetching, refetch } = useQuery(subscriptionQuery);
  const onSale = useQuery(plansOnSaleQuery);
  const renewal = useMutation({
    mutationFn: refresh,
    onSuccess: () => notify({ title: 'Your subscription data is up to date.', tone: 'positive' }),
    onError: () => notify({ title: LOAD_FAILED, tone: 'danger' }),
  });

  return (
    <div className="mx-auto w-full max-w-[61.25rem] px-4.5 py-9 sm:px-8">
      <h1 className="text-3xl sm:text-4xl">My Subscription</h1>
      <div className="mt-6">
        {data && <CurrentPlan subscription={data} plansOnSale={onSale.data} />}
        {isPending && <CurrentPlanSkeleton />}
        {!data && !isPending && (
          <Card padding="none">
            <ErrorState
              title="Your plan could not be shown"
              className="py-10"
              onRetry={() => void refetch()}
              retrying={isFetching}
            >
              {LOAD_FAILED}
            </ErrorState>
          </Card>
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <LinkButton to="/dashboard" size="sm" className={SHORTCUT}>
          Browse Components
        </LinkButton>
        <LinkButton to="/#pricing" size="sm" className={SHORTCUT}>
          View All Plans
        </LinkButton>
        <Button
          variant="text"
          size="sm"
          className={SHORTCUT}
          loading={renewal.isPending}
          onClick={() => renewal.mutate()}
        >
          <RotateCw aria-hidden="true" className="size-4" />
          Refresh Data
        </Button>
      </div>
      <RunningPlans plans={data?.plans.slice(1) ?? []} />
      {children}
    </div>
  );
}

const SHORTCUT = 'max-sm:grow touch:min-h-11';
