import type { ReactNode } from 'react';
import { NO_SUBSCRIPTION_LABEL } from '@tessera/contract/constants';
import type { Subscription } from '@tessera/contract/subscriptions';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { endOf, priceTerms, timeLeft } from './plan-terms.ts';

/** Spec 2: the member's current plan, and a link to the plans. */
export function CurrentPlan({ subscription: { plan, expired } }: { subscription: Subscription }) {
  if (plan)
    return (
      <PlanFrame
        name={plan.name}
        badge={<Badge tone="positive">Active</Badge>}
        note="It ends then unless you renew it. Nothing is charged by itself."
        action="Upgrade Plan"
      >
        {priceTerms(plan)}. Renew at {endOf(plan)}, {timeLeft(plan)}.
      </PlanFrame>
    );
  if (expired)
    return (
      <PlanFrame
        name={expired.name}
        badge={<Badge tone="danger">Expired</Badge>}
        note="What you bought on its own, and every free component, stays yours."
        action="Renew Subscription"
      >
        Ended on {endOf(expired)}.
      </PlanFrame>
    );
  return (
    <PlanFrame
      name={NO_SUBSCRIPTION_LABEL}
      note="What you buy on its own stays yours for good."
      action="Upgrade Plan"
    >
      Every free component, for as long as you like. A plan opens the rest.
    </PlanFrame>
  );
}

type PlanFrameProps = {
  name: string;
  badge?: ReactNode;
  note: string;
  action: string;
  children: ReactNode;
};

function PlanFrame({ name, badge, note, action, children }: PlanFrameProps) {
  return (
    <Card as="section" aria-labelledby="current-plan" padding="lg" className={FRAME}>
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 id="current-plan" className="min-w-0 text-2xl">
            {name}
          </h2>
          {badge}
        </div>
        <p className="mt-2 text-pretty text-ink-muted">{children}</p>
        <p className="mt-1 text-sm text-pretty text-ink-faint">{note}</p>
      </div>
      <LinkButton to="/#pricing" variant="primary" className="shrink-0 max-sm:w-full">
        {action}
      </LinkButton>
    </Card>
  );
}

const FRAME = 'flex flex-col gap-5 sm:flex-row sm:items-center sm:gap-8';

/** The skeleton of the same card. */
export function CurrentPlanSkeleton() {
  return (
    <SkeletonGroup label="Loading your subscription">
      <Card padding="lg" className={FRAME}>
        <div className="min-w-0 grow">
          <div className="flex h-8.5 items-center gap-3">
            <Skeleton className="h-7 w-24" />
            <Skeleton shape="round" className="h-[1.375rem] w-14" />
          </div>
          <div className="mt-2 flex h-[1.6em] items-center">
            <Skeleton className="h-[0.7em] w-full max-w-md" />
          </div>
          <div className="mt-1 flex h-[1.6em] items-center text-sm">
            <Skeleton className="h-[0.7em] w-4/5 max-w-sm" />
          </div>
        </div>
        <Skeleton className="h-11 w-full shrink-0 rounded-md sm:w-33" />
      </Card>
    </SkeletonGroup>
  );
}
