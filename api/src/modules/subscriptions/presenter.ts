import { rupeesFromPaise } from '@tessera/contract/money';
import type { HeldPlan as WirePlan, Purchase } from '@tessera/contract/subscriptions';
import type { HeldPlan } from './policy.ts';
import type { PurchaseRow } from './repository.ts';

export const presentHeldPlan = (held: HeldPlan): WirePlan => ({
  _id: held.planId,
  name: held.name,
  price: rupeesFromPaise(held.pricePaise),
  duration: held.durationDays,
  expiresAt: held.expiresAt.toISOString(),
  accessiblePlans: held.accessiblePlans,
});

export const presentPurchase = (row: PurchaseRow): Purchase => ({
  component: { _id: row.componentId, slug: row.slug, title: row.title },
  purchasedAt: row.startsAt.toISOString(),
});
