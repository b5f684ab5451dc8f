import { isCovering, type Links } from './policy.waiting.ts';
import type { PlanGrant } from './repository.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * A plan that a user has now, with all its periods merged. It includes the linked plans of the purchase and those of
 * today.
 */
export type HeldPlan = {
  planId: string;
  name: string;
  pricePaise: number;
  /** The number of days for that price. */
  durationDays: number;
  expiresAt: Date;
  accessiblePlans: string[];
};

/** Only plans with a running period count. Later periods of the same plan move its end. */
export function heldPlans(
  grants: readonly PlanGrant[],
  linksNow: ReadonlyMap<string, readonly string[]>,
  now: Date,
  /** The plans to which the items of retired plans were moved. */
  successors: ReadonlyMap<string, string> = new Map(),
): HeldPlan[] {
  const held = new Map<string, HeldPlan>();
  const running = new Set(
    grants.filter(({ startsAt }) => startsAt <= now).map(({ planId }) => planId),
  );
  for (const { planId, startsAt, endsAt, snapshot } of grants) {
    if (!running.has(planId)) continue;
    const before = held.get(planId);
    const durationDays =
      snapshot.durationDays ?? Math.ceil((endsAt.getTime() - startsAt.getTime()) / DAY_MS);
    const isDearest = !before || snapshot.pricePaise > before.pricePaise;
    const reach = [
      ...(before?.accessiblePlans ?? linksNow.get(planId) ?? []),
      ...snapshot.accessiblePlans,
    ];
    // The items of these plans may have been moved to other plans. The user keeps the access to them.
    const moved = [planId, ...reach].flatMap((id) => successors.get(id) ?? []);
    held.set(planId, {
      planId,
      name: snapshot.name,
      pricePaise: isDearest ? snapshot.pricePaise : before.pricePaise,
      durationDays: isDearest ? durationDays : before.durationDays,
      expiresAt: before && before.expiresAt > endsAt ? before.expiresAt : endsAt,
      accessiblePlans: [...new Set([...reach, ...moved])].filter((id) => id !== planId),
    });
  }
  return [...held.values()].toSorted(
    (a, b) => b.pricePaise - a.pricePaise || b.expiresAt.getTime() - a.expiresAt.getTime(),
  );
}

/** The next period of a plan. It starts at the current end of the plan and of the plans that cover it, or now. */
export function nextPeriod(
  grants: readonly PlanGrant[],
  planId: string,
  durationDays: number,
  now: Date,
  links: Links = new Map(),
): { startsAt: Date; endsAt: Date } {
  const ends = grants
    .filter((grant) => grant.planId === planId || isCovering(grant, planId, links))
    .map(({ endsAt }) => endsAt.getTime());
  const startsAt = Math.max(now.getTime(), ...ends);
  return { startsAt: new Date(startsAt), endsAt: new Date(startsAt + durationDays * DAY_MS) };
}

/**
 * The rest of a revoked period when it is restored. It starts at the current end of the plan. Null if nothing was left.
 */
export function remainingPeriod(
  grants: readonly PlanGrant[],
  planId: string,
  taken: { startsAt: Date; endsAt: Date; revokedAt: Date },
  { now, links }: { now: Date; links: Links },
): { startsAt: Date; endsAt: Date } | null {
  const left =
    taken.endsAt.getTime() - Math.max(taken.startsAt.getTime(), taken.revokedAt.getTime());
  if (left <= 0) return null;
  const { startsAt } = nextPeriod(grants, planId, 0, now, links);
  return { startsAt, endsAt: new Date(startsAt.getTime() + left) };
}
