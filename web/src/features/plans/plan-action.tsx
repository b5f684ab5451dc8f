import type { ReactNode } from 'react';
import { formatShortDate } from '@tessera/contract/days';
import { formatRupees } from '@tessera/contract/money';
import type { Plan } from '@tessera/contract/plans';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { Holding } from './holding.ts';

type PlanActionProps = {
  plan: Plan;
  holding: Holding;
  emphasised: boolean;
  loading: boolean;
  onBuy: () => void;
};

/** Whether the plan is bought, extended or an upgrade. What another plan includes is not offered. */
export function PlanAction({ plan, holding, emphasised, loading, onBuy }: PlanActionProps) {
  if (holding.kind === 'included') return <Included by={holding.by} />;
  return (
    <>
      <Button
        variant={emphasised ? 'primary' : 'secondary'}
        className="w-full"
        loading={loading}
        onClick={onBuy}
      >
        {wordsOf(plan, holding)}
        <span className="sr-only"> {plan.name}</span>
      </Button>
      {holding.kind === 'held' && (
        <Note>{formatRupees(plan.price)}. The days you have are kept.</Note>
      )}
      {holding.kind === 'upgrade' && (
        <Note>
          The full price. Your {holding.from.name} keeps running until{' '}
          {formatShortDate(new Date(holding.from.expiresAt))}.
        </Note>
      )}
    </>
  );
}

function wordsOf({ price }: Plan, holding: Holding): string {
  if (holding.kind === 'held') return `Extend to ${formatShortDate(holding.extendedTo)}`;
  return holding.kind === 'upgrade' ? `Upgrade for ${formatRupees(price)}` : 'Buy Now';
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mt-2.5 text-center text-sm text-pretty text-ink-muted">{children}</p>;
}

/** In the place of a button, because there is nothing to buy. */
export function Included({ by }: { by: string }) {
  return (
    <p className="flex min-h-11 items-center justify-center rounded-md bg-sunken px-5 py-2 text-center text-sm font-strong text-ink-muted">
      Included in your {by}
    </p>
  );
}

export function HoldingBadge({ holding }: { holding: Holding }) {
  return (
    holding.kind === 'held' && (
      <Badge tone="positive">Yours until {formatShortDate(holding.endsAt)}</Badge>
    )
  );
}
