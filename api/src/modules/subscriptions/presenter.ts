import { rupeesFromPaise } from '@tessera/contract/money';
import type { HeldPlan as WirePlan, Purchase } from '@tessera/contract/subscriptions';
import type { Access } from '@tessera/contract/subscriptions-admin';
import type { HeldPlan } from './policy.ts';
import type { AccessRow, NoteRow } from './repository.admin.ts';
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
  component: {
    _id: row.componentId,
    slug: row.slug,
    title: row.title,
    imageUrl: row.imageKey === null ? null : `/media/${row.imageKey}`,
    ...(row.darkImageKey !== null && { darkImageUrl: `/media/${row.darkImageKey}` }),
    ...(row.hasJavascript && { hasJs: true }),
    isPublished: row.status === 'published',
  },
  purchasedAt: row.startsAt.toISOString(),
});

function stateOf({ revokedAt, endsAt, startsAt }: AccessRow, now: Date): Access['state'] {
  if (revokedAt) return 'revoked';
  if (endsAt && endsAt <= now) return 'ended';
  return startsAt > now ? 'upcoming' : 'running';
}

export function presentAccess(row: AccessRow, notes: readonly NoteRow[], now: Date): Access {
  const state = stateOf(row, now);
  return {
    _id: row.id,
    kind: row.kind === 'plan' ? 'plan' : 'component',
    item: { _id: row.itemId, name: row.itemName },
    source: row.sourceKind as Access['source'],
    state,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    canRevoke: row.sourceKind !== 'order' && (state === 'running' || state === 'upcoming'),
    notes: notes.map(({ action, by, reason, writtenAt }) => ({
      action: action as Access['notes'][number]['action'],
      by,
      reason,
      at: writtenAt.toISOString(),
    })),
  };
}
