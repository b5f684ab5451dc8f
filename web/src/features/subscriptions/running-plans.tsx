import type { HeldPlan } from '@tessera/contract/subscriptions';
import { Card } from '../../ui/card.tsx';
import { endOf, NO_RENEWAL, priceTerms, timeLeft } from './plan-terms.ts';

/** Further active plans beside the current one. */
export function RunningPlans({ plans }: { plans: readonly HeldPlan[] }) {
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby="running-plans" className="mt-9">
      <h2 id="running-plans" className="text-xl">
        Also running
      </h2>
      <Card padding="none" className="mt-3.5">
        <ul className="divide-y divide-line">
          {plans.map((plan) => (
            <li
              key={plan._id}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 px-6 py-4 sm:px-7"
            >
              <div className="min-w-0">
                <h3 className="font-sans text-base font-semibold tracking-normal">{plan.name}</h3>
                <p className="text-sm text-ink-muted">{priceTerms(plan)}</p>
              </div>
              <div className="min-w-0 sm:text-right">
                <p className="text-sm text-ink-muted">
                  Renew at {endOf(plan)}, {timeLeft(plan)}
                </p>
                <p className="text-sm text-pretty text-ink-faint">{NO_RENEWAL}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
