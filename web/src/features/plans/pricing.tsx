import { useRevalidator } from 'react-router';
import type { Plan } from '@tessera/contract/plans';
import { planTerms, pricePerMonth } from '../../lib/price-per-month.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { PlanFailure, PlanOffer } from './load.ts';
import { PlanCard } from './plan-card.tsx';

const FREE_FEATURES = ['Save what you like', 'Free templates'];

type PricingProps = {
  offer: PlanOffer;
  onBuy: (plan: Plan) => void;
  /** The plan whose purchase is in progress. */
  buyingId: string | null;
  /** The plans that the visitor has now. */
  heldIds: readonly string[];
  /** The number of free components, as text. */
  freeComponents?: string;
};

/** Spec 2: the section that every "View Plans" link opens. */
export function Pricing({
  offer: { plans, failure },
  onBuy,
  buyingId,
  heldIds,
  freeComponents,
}: PricingProps) {
  const allFree = freeComponents ? `${freeComponents} free components` : 'Every free component';
  return (
    <section
      id="pricing"
      aria-labelledby="pricing-title"
      className="mx-auto w-full max-w-[calc(var(--container)+4rem)] scroll-mt-16 px-4.5 sm:px-8"
    >
      <div className="border-t border-line pt-16">
        <p className="font-mono text-xs tracking-[0.08em] text-accent uppercase">Pricing</p>
        <h2 id="pricing-title" className="mt-3 text-3xl lg:text-4xl">
          Start free. Upgrade when a project pays.
        </h2>
        <ul className="mt-10 grid gap-5 md:grid-cols-[repeat(auto-fit,minmax(13.5rem,1fr))]">
          <PlanCard name="Free" rupeesPerMonth={0} features={[allFree, ...FREE_FEATURES]}>
            <LinkButton to="/register" className="w-full">
              Get started
            </LinkButton>
          </PlanCard>
          {plans.map((plan, index) => {
            const emphasised = index === 0 && plans.length > 1;
            return (
              <PlanCard
                key={plan._id}
                name={plan.name}
                rupeesPerMonth={pricePerMonth(plan)}
                features={plan.features}
                emphasised={emphasised}
                isHeld={heldIds.includes(plan._id)}
              >
                <p className="mb-4 border-t border-line pt-4 text-sm text-balance text-ink-muted">
                  {planTerms(plan)}
                </p>
                <Button
                  variant={emphasised ? 'primary' : 'secondary'}
                  className="w-full"
                  loading={buyingId === plan._id}
                  onClick={() => onBuy(plan)}
                >
                  Buy Now<span className="sr-only"> {plan.name}</span>
                </Button>
              </PlanCard>
            );
          })}
          {failure && <Failure failure={failure} />}
        </ul>
      </div>
    </section>
  );
}

function Failure({ failure: { message, requestId } }: { failure: PlanFailure }) {
  const { revalidate, state } = useRevalidator();
  return (
    <li className="grid items-center rounded-lg border border-dashed border-line-strong md:col-span-2">
      <ErrorState
        title="The paid plans are missing"
        headingLevel="h3"
        className="py-10"
        onRetry={() => void revalidate()}
        retrying={state === 'loading'}
        {...(requestId !== undefined && { requestId })}
      >
        {message}
      </ErrorState>
    </li>
  );
}
