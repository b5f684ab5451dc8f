import type { PlanLinks } from '@tessera/contract/access';
import { reachSentence } from '@tessera/contract/plan-reach';
import type { PlanRecord } from '@tessera/contract/plans-admin';
import { planLabel } from '../../../lib/plan-label.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';

type PlanAccessProps = {
  /** Null for a new plan. */
  plan: PlanRecord | null;
  name: string;
  plans: readonly PlanRecord[];
  planLinks: PlanLinks;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Spec 4: a toggle for each other plan, and a sentence about the resulting access. */
export function PlanAccess({ plan, name, plans, planLinks, chosen, onChange }: PlanAccessProps) {
  const others = plans.filter(({ _id }) => _id !== plan?._id);
  if (others.length === 0) return null;
  const title = name.trim();
  const draft = { _id: plan?._id ?? 'new', name: title || 'Its', accessiblePlans: chosen };
  return (
    <fieldset>
      <legend className="text-sm font-strong">Also gives access to</legend>
      <p className="mt-1 text-sm text-ink-muted">Free components are always included.</p>
      <div className="mt-1">
        {others.map((other) => (
          <Checkbox
            key={other._id}
            label={planLabel(other)}
            checked={chosen.includes(other._id)}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? [...chosen, other._id]
                  : chosen.filter((known) => known !== other._id),
              )
            }
          />
        ))}
      </div>
      <p className="mt-2 rounded-md bg-sunken px-3.5 py-3 text-sm text-pretty text-ink-muted">
        {reachSentence(draft, [...others, { ...draft, name: title || 'this plan' }], planLinks)}
      </p>
    </fieldset>
  );
}
