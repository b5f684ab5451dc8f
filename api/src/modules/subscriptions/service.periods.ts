import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { PlansService } from '../plans/service.ts';
import { subscriptionsRepository } from './repository.ts';

/** A plan period that runs now, with the terms of its purchase. */
export type RunningPeriod = {
  grantId: string;
  name: string;
  endsAt: Date;
  /** Custom requests; null means unlimited. */
  requestQuota: number | null;
};

export type PeriodsService = ReturnType<typeof createPeriodsService>;

/** The running plan periods of a user. */
export const createPeriodsService = ({
  db,
  clock,
  plans,
}: {
  db: Database;
  clock: Clock;
  plans: PlansService;
}) => {
  const list = async (handle: Database, userId: string): Promise<RunningPeriod[]> => {
    const now = clock.now();
    const unended = await subscriptionsRepository.listUnended(handle, userId, now);
    const running: RunningPeriod[] = [];
    for (const { id, planId, startsAt, endsAt, snapshot } of unended) {
      if (startsAt > now) continue;
      const { name, requestQuota = (await plans.get(handle, planId)).requestQuota } = snapshot;
      running.push({ grantId: id, name, endsAt, requestQuota });
    }
    return running;
  };

  return {
    list: (userId: string): Promise<RunningPeriod[]> => list(db, userId),

    /** Locks the periods until the transaction ends. No other transaction grants, revokes or uses one meanwhile. */
    hold: async (tx: Tx, userId: string): Promise<RunningPeriod[]> => {
      await subscriptionsRepository.lockHolder(tx, userId);
      return list(tx, userId);
    },
  };
};
