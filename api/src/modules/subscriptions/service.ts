import type { UserAccess } from '@tessera/contract/access';
import type { HeldPlan as WirePlan, Purchase, Subscription } from '@tessera/contract/subscriptions';
import type { Clock } from '../../platform/clock.ts';
import { decodeCursor, encodeCursor } from '../../platform/db/cursor.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import type { Holder } from '../../platform/http/principal.ts';
import type { KnownPlan, PlansService } from '../plans/service.ts';
import { heldPlans, nextPeriod, type HeldPlan } from './policy.ts';
import { isWithin } from './policy.waiting.ts';
import { presentHeldPlan, presentPurchase } from './presenter.ts';
import { countsRepository } from './repository.counts.ts';
import {
  subscriptionsRepository as repository,
  type PlanSnapshot,
  type Source,
} from './repository.ts';
import { createGrantsService } from './service.grants.ts';

export type SubscriptionsService = ReturnType<typeof createSubscriptionsService>;

/** The access of users: the grants from all sources. */
export const createSubscriptionsService = ({
  db,
  clock,
  plans,
}: {
  db: Database;
  clock: Clock;
  plans: PlansService;
}) => {
  const findHeld = async (userId: string): Promise<HeldPlan[]> => {
    const now = clock.now();
    const grants = await repository.listUnended(db, userId, now);
    if (grants.length === 0) return [];
    const [links, successors] = await Promise.all([plans.links(db), plans.successors(db)]);
    return heldPlans(grants, links, now, successors);
  };

  const snapshotOf = (plan: KnownPlan): PlanSnapshot => ({
    name: plan.name,
    pricePaise: plan.pricePaise,
    durationDays: plan.durationDays,
    accessiblePlans: plan.linkedPlanIds,
    requestQuota: plan.requestQuota,
  });

  const { grantPeriod, take, restore } = createGrantsService({ clock, plans });

  return {
    /**
     * What the access rules need to know about a user and these items. It is read from the primary, so that a purchase
     * counts at once.
     */
    holdingsOf: async (
      { userId, role }: Pick<Holder, 'userId' | 'role'>,
      itemIds: readonly string[],
    ): Promise<UserAccess> => {
      const [held, purchasedIds] = await Promise.all([
        findHeld(userId),
        repository.listPurchasedAmong(db, userId, itemIds),
      ]);
      return {
        isAdmin: role === 'admin',
        purchasedIds,
        activePlans: held.map(({ planId, name, accessiblePlans }) => ({
          _id: planId,
          name,
          accessiblePlans,
        })),
      };
    },

    activePlans: async (userId: string): Promise<WirePlan[]> =>
      (await findHeld(userId)).map(presentHeldPlan),

    isWithin,

    /** The periods that run or wait. */
    unended: (userId: string) => repository.listUnended(db, userId, clock.now()),

    /** The period that a purchase of this plan would give now. */
    nextPeriod: async (userId: string, planId: string, durationDays: number) => {
      const now = clock.now();
      const grants = await repository.listUnended(db, userId, now);
      return nextPeriod(grants, planId, durationDays, now, await plans.links(db));
    },

    /** For how many users each of these plans runs now, up to the maximum that admins see. */
    countRunning: async (
      handle: Database,
      planIds: readonly string[],
    ): Promise<Map<string, number>> => {
      const rows = await countsRepository.countRunning(handle, planIds, clock.now());
      return new Map(rows.map(({ planId, count }) => [planId, count]));
    },

    /** Which plans members hold together now, with what each opened when it was bought. */
    countHeldTogether: (handle: Database) =>
      countsRepository.countHeldTogether(handle, clock.now()),

    purchasedIds: (userId: string): Promise<string[]> => repository.listPurchasedIds(db, userId),

    /** Components that were made for this user alone are counted apart. */
    countComponents: (userId: string): Promise<{ purchases: number; privateComponents: number }> =>
      countsRepository.countComponents(db, userId),

    purchases: async (
      userId: string,
      { limit, cursor }: { limit: number; cursor?: string | undefined },
    ): Promise<{ items: Purchase[]; nextCursor: string | null }> => {
      const rows = await repository.listPurchases(db, userId, {
        after: cursor === undefined ? undefined : decodeCursor(cursor),
        limit: limit + 1,
      });
      const last = rows.length > limit ? rows[limit - 1] : undefined;
      return {
        items: rows.slice(0, limit).map(presentPurchase),
        nextCursor: last ? encodeCursor({ at: last.startsAtText, id: last.grantId }) : null,
      };
    },

    current: async (userId: string): Promise<Subscription> => {
      const held = (await findHeld(userId)).map(presentHeldPlan);
      const [plan] = held;
      if (plan) return { active: true, plan, expired: null, plans: held };
      const ended = await repository.findLastEnded(db, userId, clock.now());
      const expired = ended && {
        _id: ended.planId,
        name: ended.snapshot.name,
        expiresAt: ended.endsAt.toISOString(),
      };
      return { active: false, plan: null, expired: expired ?? null, plans: [] };
    },

    grantPlan: async (
      tx: Tx,
      o: { id?: string; holderId: string; planId: string; source: Source; durationDays?: number },
    ): Promise<boolean> => {
      const plan = await plans.get(tx, o.planId);
      return grantPeriod(tx, {
        ...o,
        durationDays: o.durationDays ?? plan.durationDays,
        snapshot: snapshotOf(plan),
      });
    },

    grantPeriod,

    /** Grants a plan that costs nothing, unless it runs already. */
    grantFreePlan: async (tx: Tx, o: { holderId: string; plan: KnownPlan }): Promise<boolean> => {
      await repository.lockHolder(tx, o.holderId);
      const running = await repository.listUnended(tx, o.holderId, clock.now());
      if (running.some(({ planId }) => planId === o.plan.id)) return false;
      return grantPeriod(tx, {
        holderId: o.holderId,
        planId: o.plan.id,
        source: { kind: 'free', id: uuidv7(clock.now().getTime()) },
        durationDays: o.plan.durationDays,
        snapshot: snapshotOf(o.plan),
      });
    },

    grantComponent: (
      tx: Tx,
      o: { id?: string; holderId: string; componentId: string; source: Source; snapshot: object },
    ): Promise<boolean> =>
      repository.insert(tx, {
        id: uuidv7(clock.now().getTime()),
        startsAt: clock.now(),
        endsAt: null,
        ...o,
      }),

    /** Grants a component that was paid for. False if the user has it already, from any source. */
    grantBoughtComponent: async (
      tx: Tx,
      o: { holderId: string; componentId: string; source: Source; snapshot: object },
    ): Promise<boolean> => {
      await repository.lockHolder(tx, o.holderId);
      if (await repository.holdsComponent(tx, o.holderId, o.componentId)) return false;
      return repository.insert(tx, {
        id: uuidv7(clock.now().getTime()),
        startsAt: clock.now(),
        endsAt: null,
        ...o,
      });
    },

    /** Revokes a grant. Later periods of its plan close the gap. */
    take,

    revoke: (grantId: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const holderId = await repository.findHolder(tx, grantId);
        if (!holderId) throw new AppError('NOT_FOUND');
        await take(tx, grantId, holderId);
      }),

    /** Revokes the grant of a source, if there is one. */
    revokeFrom: async (tx: Tx, source: Source): Promise<void> => {
      const found = await repository.findBySource(tx, source);
      if (found) await take(tx, found.id, found.holderId);
    },

    /**
     * Restores what was revoked: a component without an end, a plan for the remaining days. False if the source has no
     * grant, or the user has the component from another one.
     */
    restoreFrom: async (tx: Tx, source: Source): Promise<boolean> => {
      const found = await repository.findBySource(tx, source);
      return found ? restore(tx, found.id, found.holderId) : false;
    },

    /** Until the transaction ends, no other one grants, revokes or credits anything of this user. */
    lockHolder: repository.lockHolder,

    /** Locks the holder. Whether none of these grants is revoked. */
    areHeld: async (tx: Tx, holderId: string, grantIds: readonly string[]): Promise<boolean> => {
      await repository.lockHolder(tx, holderId);
      const held = await repository.countUnrevoked(tx, holderId, grantIds);
      return held === grantIds.length;
    },

    /** Brings a revoked grant back, with the days that it had left. */
    bringBack: restore,

    /** Grants stay for accounting when the account is deleted. The account is anonymous then. */
    personalData: {
      name: 'entitlements',
      exportFor: (userId: string) => repository.listAll(db, userId),
      removeFor: async () => {},
    },
  };
};
