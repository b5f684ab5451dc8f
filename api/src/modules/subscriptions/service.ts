import type { Holdings } from '@tessera/contract/access';
import type { HeldPlan as WirePlan, Purchase, Subscription } from '@tessera/contract/subscriptions';
import type { Clock } from '../../platform/clock.ts';
import { decodeCursor, encodeCursor } from '../../platform/db/cursor.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { PlansService } from '../plans/service.ts';
import { closeGap, heldPlans, nextPeriod, type HeldPlan } from './policy.ts';
import { presentHeldPlan, presentPurchase } from './presenter.ts';
import { subscriptionsRepository as repository, type Source } from './repository.ts';

export type SubscriptionsService = ReturnType<typeof createSubscriptionsService>;

/** What somebody is entitled to: the grants, whoever or whatever made them. */
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
    return heldPlans(grants, await plans.links(db), now);
  };

  return {
    /** What the access rules ask about a person and these items; always from the primary, so that a purchase counts at once. */
    holdingsOf: async (
      { userId, role }: Principal,
      itemIds: readonly string[],
    ): Promise<Holdings> => {
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

    purchasedIds: (userId: string): Promise<string[]> => repository.listPurchasedIds(db, userId),

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
        name: ended.snapshot.name,
        expiresAt: ended.endsAt.toISOString(),
      };
      return { active: false, plan: null, expired: expired ?? null, plans: [] };
    },

    /** Gives a plan for its duration, after its present end if it runs. False when that source has given already. */
    grantPlan: async (
      tx: Tx,
      o: { holderId: string; planId: string; source: Source; durationDays?: number },
    ): Promise<boolean> => {
      const plan = await plans.get(tx, o.planId);
      await repository.lockHolder(tx, o.holderId);
      const now = clock.now();
      const grants = await repository.listUnended(tx, o.holderId, now);
      return repository.insert(tx, {
        id: uuidv7(now.getTime()),
        holderId: o.holderId,
        planId: o.planId,
        source: o.source,
        snapshot: {
          name: plan.name,
          pricePaise: plan.pricePaise,
          accessiblePlans: plan.linkedPlanIds,
        },
        ...nextPeriod(grants, o.planId, o.durationDays ?? plan.durationDays, now),
      });
    },

    grantComponent: (
      tx: Tx,
      o: { holderId: string; componentId: string; source: Source; snapshot: object },
    ): Promise<boolean> =>
      repository.insert(tx, {
        id: uuidv7(clock.now().getTime()),
        startsAt: clock.now(),
        endsAt: null,
        ...o,
      }),

    revoke: (grantId: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        // The holder first: periods of one person are moved by whoever takes one out.
        const holderId = await repository.findHolder(tx, grantId);
        if (!holderId) throw new AppError('NOT_FOUND');
        await repository.lockHolder(tx, holderId);
        const found = await repository.findForUpdate(tx, grantId);
        if (!found || found.revokedAt) return;
        const now = clock.now();
        await repository.revoke(tx, grantId, now);
        const { startsAt, endsAt, planId } = found;
        if (!endsAt) return;
        const others = await repository.listUnended(tx, found.holderId, now);
        const samePlan = others.filter((grant) => grant.planId === planId);
        for (const moved of closeGap(samePlan, { startsAt, endsAt }, now))
          await repository.move(tx, moved.id, moved.startsAt, moved.endsAt);
      }),

    /** Grants stay for the books when the person goes; the account they belong to is anonymous then. */
    personalData: {
      name: 'entitlements',
      exportFor: (userId: string) => repository.listAll(db, userId),
      removeFor: async () => {},
    },
  };
};
