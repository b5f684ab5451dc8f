import { type ReactNode, useState } from 'react';
import { PLAN_CARD_FEATURES_MAX } from '@tessera/contract/constants';
import { formatRupees } from '@tessera/contract/money';
import { Card } from '../../ui/card.tsx';

type PlanCardProps = {
  name: string;
  rupeesPerMonth: number;
  features: readonly string[];
  emphasised?: boolean;
  /** A short label beside the name. */
  badge?: ReactNode;
  /** What the plan opens now, if it is known. */
  opens?: ReactNode;
  /** The buttons, or what is included. */
  children: ReactNode;
};

export function PlanCard({
  name,
  rupeesPerMonth,
  features,
  emphasised,
  badge,
  opens,
  children,
}: PlanCardProps) {
  return (
    <Card
      as="li"
      padding="lg"
      className="flex flex-col gap-4.5"
      {...(emphasised && { emphasised })}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <h3 className="text-xl">{name}</h3>
        {badge}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-[2.5rem] leading-none font-[650] tracking-[-0.03em]">
          {formatRupees(rupeesPerMonth)}
        </span>
        <span className="text-sm text-ink-muted">/ month</span>
      </p>
      {opens}
      <PlanFeatures of={features} plan={name} />
      <div className="mt-auto">{children}</div>
    </Card>
  );
}

/** Spec 9: at most four, then the number of further features. */
export function PlanFeatures({ of: features, plan }: { of: readonly string[]; plan: string }) {
  const [isOpen, setOpen] = useState(false);
  const more = features.length - PLAN_CARD_FEATURES_MAX;
  return (
    <div className="pb-1.5 text-[0.90625rem] text-ink-muted">
      <ul className="grid gap-2.5">
        {(isOpen ? features : features.slice(0, PLAN_CARD_FEATURES_MAX)).map((feature) => (
          <li
            key={feature}
            className="flex gap-2.5 before:mt-[0.45em] before:size-2.25 before:shrink-0 before:rounded-[2px] before:bg-tile-4"
          >
            <span className="min-w-0">{feature}</span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="mt-1 -mb-2 min-h-11 rounded-sm text-sm font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          {isOpen ? 'Show fewer features' : `+${more} more ${more === 1 ? 'feature' : 'features'}`}
          <span className="sr-only"> of {plan}</span>
        </button>
      )}
    </div>
  );
}
