import { paymentApi } from '../api/payment-api.ts';
import type { UpgradePrice } from '../features/plans/plan-action.tsx';

/** Asks for the summary of each plan, as the page before the payment does. */
export async function fetchUpgradePrices(
  planIds: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, UpgradePrice>> {
  const summaries = await Promise.all(
    planIds.map((planId) =>
      paymentApi.call(
        'summarizeCheckout',
        { query: { planId } },
        { signal, fallbackMessage: 'Failed to load the price of the upgrade.' },
      ),
    ),
  );
  return new Map(
    summaries.map(({ item, price, total }) => [item._id, { total, credit: price - total }]),
  );
}
