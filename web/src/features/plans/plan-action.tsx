import type { ReactNode } from 'react';
import { formatShortDate } from '@tessera/contract/days';
import { formatRupees } from '@tessera/contract/money';
import type { Plan } from '@tessera/contract/plans';
import type { HeldPlan } from '@tessera/contract/subscriptions';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { Holding } from './holding.ts';

type PlanActionProps = {
  plan: Plan;
  holding: Holding;
  /** What the upgrade costs. Undefined while it is not known. */
  upgrade?: UpgradePrice | undefined;
  emphasised: boolean;
  loading: boolean;
  onBuy: () => void;
};

/** In rupees. The credit is for unused days of the plan that is left. */
export type UpgradePrice = { total: number; credit: number };

/** Whether the plan is bought, extended or an upgrade. What another plan includes is not offered. */
export function PlanAction({
  plan,
  holding,
  upgrade,
  emphasised,
  loading,
  onBuy,
}: PlanActionProps) {
  if (holding.kind === 'included') return <Included by={holding.by} />;
  return (
    <>
      <Button
        variant={emphasised ? 'primary' : 'secondary'}
        className="w-full"
        loading={loading}
        onClick={onBuy}
      >
        {wordsOf(holding, upgrade)}
        <span className="sr-only"> {plan.name}</span>
      </Button>
      {holding.kind === 'held' && (
        <Note>{formatRupees(plan.price)}. The days you have are kept.</Note>
      )}
      {holding.kind === 'upgrade' && (
        <UpgradeNote price={plan.price} from={holding.from} upgrade={upgrade} />
      )}
    </>
  );
}

function wordsOf(holding: Holding, upgrade: UpgradePrice | undefined): string {
  if (holding.kind === 'held') return `Extend to ${formatShortDate(holding.extendedTo)}`;
  if (holding.kind !== 'upgrade') return 'Buy Now';
  return upgrade ? `Upgrade for ${formatRupees(upgrade.total)}` : 'Upgrade';
}

type UpgradeNoteProps = {
  price: number;
  from: HeldPlan;
  upgrade: UpgradePrice | undefined;
};

/** How the price of an upgrade comes about, and what happens to the plan that runs. */
function UpgradeNote({ price, from, upgrade }: UpgradeNoteProps) {
  if (!upgrade) return null;
  if (upgrade.credit > 0)
    return (
      <Note>
        {formatRupees(price)}, less {formatRupees(upgrade.credit)} for unused days.
      </Note>
    );
  return (
    <Note>
      The full price. Your {from.name} keeps running until{' '}
      {formatShortDate(new Date(from.expiresAt))}.
    </Note>
  );
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
