import type { ReactNode } from 'react';
import { NO_SUBSCRIPTION_LABEL } from '@tessera/contract/constants';
import type { Plan } from '@tessera/contract/plans';
import type { Subscription } from '@tessera/contract/subscriptions';
import { checkoutPath } from '../../lib/checkout-page.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { endOf, extendedTo, NO_RENEWAL, priceTerms, timeLeft } from './plan-terms.ts';

type CurrentPlanProps = {
  subscription: Subscription;
  /** Undefined while they are not known. */
  plansOnSale: readonly Plan[] | undefined;
};

/** Spec 2: the member's current plan, and a link to the plans. */
export function CurrentPlan({ subscription: { plan, expired }, plansOnSale }: CurrentPlanProps) {
  if (plan) {
    const onSale = plansOnSale?.find(({ _id }) => _id === plan._id);
    const isDearest = plansOnSale?.every(({ price }) => price <= plan.price) === true;
    return (
      <PlanFrame
        name={plan.name}
        badge={<Badge tone="positive">Active</Badge>}
        note={NO_RENEWAL}
        // Above the dearest plan there is nothing to upgrade to.
        {...(!(isDearest && onSale) && { action: 'Upgrade Plan' })}
        {...(onSale && {
          renewal: {
            planId: plan._id,
            words: `Extend to ${extendedTo(plan, onSale)}`,
          },
        })}
      >
        {priceTerms(plan)}. Renew at {endOf(plan)}, {timeLeft(plan)}.
      </PlanFrame>
    );
  }
  if (expired) {
    const isOnSale = plansOnSale?.some(({ _id }) => _id === expired._id) === true;
    return (
      <PlanFrame
        name={expired.name}
        badge={<Badge tone="danger">Expired</Badge>}
        note="What you bought on its own, and every free component, stays yours."
        action="Renew Subscription"
        {...(isOnSale && {
          renewal: { planId: expired._id, words: `Take ${expired.name} again` },
        })}
      >
        Ended on {endOf(expired)}.
      </PlanFrame>
    );
  }
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
  /** The text of the link to the plans. */
  action?: string;
  /** The link to the summary of this plan. */
  renewal?: { planId: string; words: string };
  children: ReactNode;
};

function PlanFrame({ name, badge, note, action, renewal, children }: PlanFrameProps) {
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
      <div className="grid shrink-0 gap-2.5 max-sm:w-full">
        {action && (
          <LinkButton to="/#pricing" variant="primary">
            {action}
          </LinkButton>
        )}
        {renewal && (
          // Loaded anew, because the policy of this page does not allow the provider's window.
          <LinkButton
            to={checkoutPath('plan', renewal.planId)}
            reloadDocument
            variant={action ? 'secondary' : 'primary'}
          >
            {renewal.words}
          </LinkButton>
        )}
      </div>
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
