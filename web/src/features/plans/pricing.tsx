import { useRevalidator } from 'react-router';
import type { Plan } from '@tessera/contract/plans';
import type { HeldPlan } from '@tessera/contract/subscriptions';
import { planTerms, pricePerMonth } from '../../lib/price-per-month.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { holdingOf } from './holding.ts';
import { ItemSquares, itemsPerSquare } from './item-squares.tsx';
import type { PlanFailure, PlanOffer } from './load.ts';
import { HoldingBadge, Included, PlanAction, type UpgradePrice } from './plan-action.tsx';
import { PlanCard } from './plan-card.tsx';

const FREE_FEATURES = ['Save what you like', 'Free templates'];

type PricingProps = {
  offer: PlanOffer;
  onBuy: (plan: Plan) => void;
  /** The plan whose purchase is in progress. */
  buyingId: string | null;
  /** The plans that the visitor has now. */
  held: readonly HeldPlan[];
  /** What each upgrade costs this visitor, as far as it is known. */
  upgradePrices?: ReadonlyMap<string, UpgradePrice>;
  /** The number of free components, as text. */
  freeComponents?: string;
  /** How many components the shop has, and how many of them are free. */
  counts?: { componentTotal: number; freeTotal: number };
};

/** Spec 2: the section that every "View Plans" link opens. */
export function Pricing({
  offer: { plans, failure },
  onBuy,
  buyingId,
  held,
  upgradePrices,
  freeComponents,
  counts,
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
        {counts && counts.componentTotal > 0 && (
          <p className="mt-3 max-w-prose text-pretty text-ink-muted">{squaresWords(counts)}</p>
        )}
        <ul className="mt-10 grid gap-5 md:grid-cols-[repeat(auto-fit,minmax(13.5rem,1fr))]">
          <PlanCard
            name="Free"
            rupeesPerMonth={0}
            features={[allFree, ...FREE_FEATURES]}
            opens={counts && <Opened components={counts.freeTotal} counts={counts} plans={plans} />}
          >
            {held[0] ? (
              <Included by={held[0].name} />
            ) : (
              <LinkButton to="/register" className="w-full">
                Get started
              </LinkButton>
            )}
          </PlanCard>
          {plans.map((plan, index) => {
            const holding = holdingOf(plan, held);
            const emphasised =
              held.length > 0 ? holding.kind === 'upgrade' : index === 0 && plans.length > 1;
            return (
              <PlanCard
                key={plan._id}
                name={plan.name}
                rupeesPerMonth={pricePerMonth(plan)}
                features={plan.features}
                emphasised={emphasised}
                badge={<HoldingBadge holding={holding} />}
                opens={counts && <Opened {...plan.opens} counts={counts} plans={plans} />}
              >
                <p className="mb-4 border-t border-line pt-4 text-sm text-balance text-ink-muted">
                  {planTerms(plan)}
                </p>
                <PlanAction
                  plan={plan}
                  holding={holding}
                  upgrade={upgradePrices?.get(plan._id)}
                  emphasised={emphasised}
                  loading={buyingId === plan._id}
                  onBuy={() => onBuy(plan)}
                />
              </PlanCard>
            );
          })}
          {failure && <Failure failure={failure} />}
        </ul>
        <p className="mt-5 text-sm text-pretty text-ink-muted">
          One payment, no renewal by itself. Prices include all taxes. Single components you bought
          stay open whatever the plan.
        </p>
      </div>
    </section>
  );
}

type Counts = NonNullable<PricingProps['counts']>;

function squaresWords({ componentTotal }: Counts): string {
  const per = itemsPerSquare(componentTotal);
  const total = componentTotal.toLocaleString('en-IN');
  return per === 1
    ? `Every square is one of today’s ${total} components. What a plan opens is lit.`
    : `Every square is ${per} of today’s ${total} components. What a plan opens is lit.`;
}

type OpenedProps = {
  components: number;
  templates?: number;
  counts: Counts;
  plans: readonly Plan[];
};

/** What a plan opens today, as squares and in numbers. */
function Opened({ components, templates, counts, plans }: OpenedProps) {
  const { componentTotal, freeTotal } = counts;
  return (
    <div>
      <ItemSquares
        total={componentTotal}
        opened={components}
        steps={[freeTotal, ...plans.map(({ opens }) => opens.components)]}
      />
      <p className="mt-2.5 flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-strong">
          {components.toLocaleString('en-IN')} of {componentTotal.toLocaleString('en-IN')}{' '}
          components
        </span>
        {templates !== undefined && (
          <span className="text-ink-muted">
            {templates === 1 ? '1 template' : `${templates.toLocaleString('en-IN')} templates`}
          </span>
        )}
      </p>
    </div>
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
