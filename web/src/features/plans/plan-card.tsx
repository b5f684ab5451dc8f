import type { ReactNode } from 'react';
import { PLAN_CARD_FEATURES_MAX } from '@tessera/contract/constants';
import { formatRupees } from '@tessera/contract/money';
import { Card } from '../../ui/card.tsx';

type PlanCardProps = {
  name: string;
  rupeesPerMonth: number;
  features: readonly string[];
  emphasised?: boolean;
  /** What one can do, or what the price buys. */
  children: ReactNode;
};

export function PlanCard({ name, rupeesPerMonth, features, emphasised, children }: PlanCardProps) {
  return (
    <Card
      as="li"
      padding="lg"
      className="flex flex-col gap-4.5"
      {...(emphasised && { emphasised })}
    >
      <h3 className="text-xl">{name}</h3>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-[2.5rem] leading-none font-[650] tracking-[-0.03em]">
          {formatRupees(rupeesPerMonth)}
        </span>
        <span className="text-sm text-ink-muted">/ month</span>
      </p>
      <ul className="grid gap-2.5 pb-1.5 text-[0.90625rem] text-ink-muted">
        {features.slice(0, PLAN_CARD_FEATURES_MAX).map((feature) => (
          <li
            key={feature}
            className="flex gap-2.5 before:mt-[0.45em] before:size-2.25 before:shrink-0 before:rounded-[2px] before:bg-tile-4"
          >
            <span className="min-w-0">{feature}</span>
          </li>
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </Card>
  );
}
