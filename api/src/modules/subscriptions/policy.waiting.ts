import type { PlanGrant } from './repository.ts';

/** The plans that each plan opens today. */
export type Links = ReadonlyMap<string, readonly string[]>;
export type Move = { id: string; startsAt: Date; endsAt: Date };

/** Whether all that a plan opens is within this reach, and it does not open the plan that reaches it. */
export const isWithin = (
  other: string,
  { planId, reach, links }: { planId: string; reach: ReadonlySet<string>; links: Links },
  /** What a period of the other plan opened when it was bought. */
  opened: readonly string[] = [],
): boolean => {
  const all = [other, ...(links.get(other) ?? []), ...opened];
  return planId !== other && !all.includes(planId) && all.every((id) => reach.has(id));
};

/**
 * Whether a period opens everything that another plan opens, and that plan does not open its items. While it runs, a
 * period of the other plan would add nothing.
 */
export const isCovering = (
  { planId, snapshot }: Pick<PlanGrant, 'planId' | 'snapshot'>,
  other: string,
  links: Links,
  opened: readonly string[] = [],
): boolean => {
  const reach = new Set([planId, ...(links.get(planId) ?? []), ...snapshot.accessiblePlans]);
  return isWithin(other, { planId, reach, links }, opened);
};

const latest = (grants: readonly Pick<PlanGrant, 'endsAt'>[], now: Date): number =>
  Math.max(now.getTime(), ...grants.map(({ endsAt }) => endsAt.getTime()));

/**
 * Where the periods that have not begun belong: after the earlier periods of their own plan, and after the plans that
 * cover them. Returns those that are elsewhere now.
 */
export function placeWaiting(grants: readonly PlanGrant[], links: Links, now: Date): Move[] {
  const placed = new Map<string, readonly Move[]>();
  const place = (planId: string): readonly Move[] => {
    const known = placed.get(planId);
    if (known) return known;
    const own = grants.filter((grant) => grant.planId === planId);
    // Links may form a ring. Its first plan then counts as it is.
    placed.set(planId, own);
    const opened = own.flatMap(({ snapshot }) => snapshot.accessiblePlans);
    const covering = new Set(
      grants
        .filter((grant) => isCovering(grant, planId, links, opened))
        .map((grant) => grant.planId),
    );
    const covered = latest([...covering].flatMap(place), now);
    let end = now.getTime();
    const moved = own
      .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
      .map(({ id, startsAt, endsAt }) => {
        const length = endsAt.getTime() - startsAt.getTime();
        const start = startsAt <= now ? startsAt.getTime() : Math.max(end, covered);
        end = Math.max(end, start + length);
        return { id, startsAt: new Date(start), endsAt: new Date(start + length) };
      });
    placed.set(planId, moved);
    return moved;
  };
  const before = new Map(grants.map(({ id, startsAt }) => [id, startsAt.getTime()]));
  return [...new Set(grants.map(({ planId }) => planId))]
    .flatMap(place)
    .filter(({ id, startsAt }) => before.get(id) !== startsAt.getTime());
}
