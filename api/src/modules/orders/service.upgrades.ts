import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { LedgerService, Txn } from '../ledger/service.ts';
import type { KnownPlan, PlansService } from '../plans/service.ts';
import type { SubscriptionsService } from '../subscriptions/service.ts';
import { creditsFor, isInTime, sumOf, type Credit } from './policy.upgrade.ts';
import { creditsRepository } from './repository.credits.ts';
import type { OrderRow } from './repository.ts';

export type UpgradesService = ReturnType<typeof createUpgradesService>;

type Order = Pick<OrderRow, 'id' | 'userId' | 'createdAt'>;

/** The credit for the unused days of a plan that is left for one that opens its items. */
export const createUpgradesService = ({
  db,
  clock,
  plans,
  subscriptions,
  ledger,
}: {
  db: Database;
  clock: Clock;
  plans: PlansService;
  subscriptions: SubscriptionsService;
  ledger: LedgerService;
}) => {
  const creditTxn = async (
    tx: Tx,
    paymentId: string,
    paise: number,
    direction: 'used' | 'returned',
  ): Promise<Txn[]> => {
    if (paise === 0) return [];
    const turn = 1 + (await ledger.countCredits(tx, paymentId));
    return [ledger.creditTxn(paymentId, turn, direction === 'used' ? paise : -paise)];
  };

  /** Ends the credited periods and notes that they are used. The holder is locked. Returns the ledger transaction. */
  const end = async (
    tx: Tx,
    { id, userId }: Order,
    credits: readonly Credit[],
    paymentId: string,
  ): Promise<Txn[]> => {
    if (credits.length === 0) return [];
    for (const { grantId } of credits) await subscriptions.take(tx, grantId, userId);
    await creditsRepository.markUsed(tx, id, clock.now());
    return creditTxn(tx, paymentId, sumOf(credits), 'used');
  };

  return {
    /**
     * What an order of this plan takes off now. A plan is left for it if the new one opens everything that it opens. A
     * plan that would begin later, such as an extension, leaves nothing yet.
     */
    quote: async (userId: string, plan: KnownPlan): Promise<Credit[]> => {
      if (plan.pricePaise === 0) return [];
      const [links, next] = await Promise.all([
        plans.links(db),
        subscriptions.nextPeriod(userId, plan.id, plan.durationDays),
      ]);
      const now = clock.now();
      if (next.startsAt > now) return [];
      const opened = links.get(plan.id) ?? [];
      const reach = { planId: plan.id, reach: new Set([plan.id, ...opened]), links };
      const periods = await creditsRepository.listPaidPeriods(db, { userId, planIds: opened, now });
      const left = periods.filter(({ planId, accessiblePlans }) =>
        subscriptions.isWithin(planId, reach, accessiblePlans),
      );
      return creditsFor(left, { pricePaise: plan.pricePaise, now });
    },

    /** The plans that credits end, and whether later periods of them are left. */
    left: async (
      userId: string,
      credits: readonly Credit[],
    ): Promise<Map<string, { hasMore: boolean }>> => {
      if (credits.length === 0) return new Map();
      const ended = new Set(credits.map(({ grantId }) => grantId));
      const periods = await subscriptions.unended(userId);
      const plansLeft = periods.filter(({ id }) => ended.has(id)).map(({ planId }) => planId);
      return new Map(
        plansLeft.map((planId) => [
          planId,
          { hasMore: periods.some((one) => one.planId === planId && !ended.has(one.id)) },
        ]),
      );
    },

    creditsOf: (handle: Database, orderId: string) => creditsRepository.listOf(handle, orderId),
    freeze: creditsRepository.insert,

    /**
     * Whether a payment may use the credit of its order. Locks the holder. False if a period was revoked, refunded or
     * used by another order, or if the payment was begun too late.
     */
    mayUse: async (tx: Tx, order: Order, begunAt: Date): Promise<boolean> => {
      const credits = await creditsRepository.listOf(tx, order.id);
      if (credits.length === 0) return true;
      const ids = credits.map(({ grantId }) => grantId);
      return (
        isInTime(order, begunAt) &&
        (await subscriptions.areHeld(tx, order.userId, ids)) &&
        creditsRepository.areStillPaid(tx, order.id)
      );
    },

    /** Ends the credited periods, once the new plan is granted. Returns the ledger transaction. */
    use: async (tx: Tx, order: Order, paymentId: string): Promise<Txn[]> =>
      end(tx, order, await creditsRepository.listOf(tx, order.id), paymentId),

    /** The upgrade was refunded. Its credited periods come back with their days, if they are still paid for. */
    giveBack: async (tx: Tx, order: Order, paymentId: string): Promise<Txn[]> => {
      const credits = await creditsRepository.listUsed(tx, order.id, false);
      if (credits.length === 0) return [];
      for (const { grantId, isPaid } of credits)
        if (isPaid) await subscriptions.bringBack(tx, grantId, order.userId);
      await creditsRepository.markReturned(tx, order.id, clock.now());
      return creditTxn(tx, paymentId, sumOf(credits), 'returned');
    },

    /** Whether the credited periods of a refunded upgrade are all there to be ended again. */
    mayTakeAgain: async (tx: Tx, order: Order): Promise<boolean> => {
      const credits = await creditsRepository.listUsed(tx, order.id, true);
      const ids = credits.map(({ grantId }) => grantId);
      return subscriptions.areHeld(tx, order.userId, ids);
    },

    /** The refund has failed, so the upgrade stands again, and its credited periods end again. */
    takeAgain: async (tx: Tx, order: Order, paymentId: string): Promise<Txn[]> =>
      end(tx, order, await creditsRepository.listUsed(tx, order.id, true), paymentId),

    /** What of the payment of this order was taken off the price of another plan. It cannot be refunded as well. */
    creditedFrom: (handle: Database, orderId: string): Promise<number> =>
      creditsRepository.sumUsedFrom(handle, orderId),
  };
};
