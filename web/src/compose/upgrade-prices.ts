import { useEffect, useState } from 'react';
import type { Plan } from '@tessera/contract/plans';
import type { HeldPlan } from '@tessera/contract/subscriptions';
import { holdingOf } from '../features/plans/holding.ts';
import type { UpgradePrice } from '../features/plans/plan-action.tsx';

const NONE: ReadonlyMap<string, UpgradePrice> = new Map();

/** The prices of the plans that are an upgrade for a member. The server knows them, because it knows what was paid. */
export function useUpgradePrices(
  plans: readonly Plan[],
  held: readonly HeldPlan[],
): ReadonlyMap<string, UpgradePrice> {
  const ids = plans
    .filter((plan) => holdingOf(plan, held).kind === 'upgrade')
    .map(({ _id }) => _id)
    .join();
  const [found, setFound] = useState({ ids: '', prices: NONE });
  useEffect(() => {
    if (ids === '') return undefined;
    const stopping = new AbortController();
    const load = async () => {
      const { fetchUpgradePrices } = await import('./fetch-upgrade-prices.ts');
      const prices = await fetchUpgradePrices(ids.split(','), stopping.signal);
      if (!stopping.signal.aborted) setFound({ ids, prices });
    };
    // If loading fails, the cards offer the upgrade without its price. The page before the payment has it.
    load().catch(() => undefined);
    return () => stopping.abort();
  }, [ids]);
  return found.ids === ids ? found.prices : NONE;
}
