import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import type { PlansService } from '../plans/service.ts';
import { nextPeriod, remainingPeriod } from './policy.ts';
import { placeWaiting } from './policy.waiting.ts';
import {
  subscriptionsRepository as repository,
  type PlanSnapshot,
  type Source,
} from './repository.ts';

/** Grants are given, revoked and restored here. Each change keeps the periods of a user without gaps. */
export const createGrantsService = ({ clock, plans }: { clock: Clock; plans: PlansService }) => {
  /** Moves the periods that wait to where they belong after a change. The holder is locked. */
  const replan = async (tx: Tx, holderId: string): Promise<void> => {
    const now = clock.now();
    const grants = await repository.listUnended(tx, holderId, now);
    if (grants.every(({ startsAt }) => startsAt <= now)) return;
    for (const { id, startsAt, endsAt } of placeWaiting(grants, await plans.links(tx), now))
      await repository.move(tx, id, startsAt, endsAt);
  };

  /**
   * Grants a plan for some days, after its current end and the end of the plans that cover it. False if the source has
   * granted already.
   */
  const grantPeriod = async (
    tx: Tx,
    o: {
      id?: string;
      holderId: string;
      planId: string;
      source: Source;
      durationDays: number;
      snapshot: PlanSnapshot;
    },
  ): Promise<boolean> => {
    await repository.lockHolder(tx, o.holderId);
    const now = clock.now();
    const grants = await repository.listUnended(tx, o.holderId, now);
    const isNew = await repository.insert(tx, {
      id: o.id ?? uuidv7(now.getTime()),
      holderId: o.holderId,
      planId: o.planId,
      source: o.source,
      snapshot: o.snapshot,
      ...nextPeriod(grants, o.planId, o.durationDays, now, await plans.links(tx)),
    });
    // Periods of the plans that this one covers wait until it ends.
    if (isNew) await replan(tx, o.holderId);
    return isNew;
  };

  const take = async (tx: Tx, grantId: string, holderId: string): Promise<void> => {
    // The holder is locked first, because a revocation moves other periods of the user.
    await repository.lockHolder(tx, holderId);
    const found = await repository.findForUpdate(tx, grantId);
    if (!found || found.revokedAt) return;
    await repository.revoke(tx, grantId, clock.now());
    await replan(tx, holderId);
  };

  /**
   * Restores a revoked grant: a component without an end, a plan for the remaining days. False if the user has the
   * component from another source.
   */
  const restore = async (tx: Tx, grantId: string, holderId: string): Promise<boolean> => {
    await repository.lockHolder(tx, holderId);
    const grant = await repository.findForUpdate(tx, grantId);
    if (!grant?.revokedAt) return true;
    const now = clock.now();
    if (!grant.endsAt || !grant.planId) {
      // The user has bought it again in the meantime.
      if (grant.componentId && (await repository.holdsComponent(tx, holderId, grant.componentId)))
        return false;
      await repository.restore(tx, grantId, null);
      return true;
    }
    const unended = await repository.listUnended(tx, holderId, now);
    const period = remainingPeriod(
      unended,
      grant.planId,
      { ...grant, endsAt: grant.endsAt, revokedAt: grant.revokedAt },
      { now, links: await plans.links(tx) },
    );
    // Null: all its days had been used before the revocation.
    if (period) await repository.restore(tx, grantId, period);
    await replan(tx, holderId);
    return true;
  };

  return { grantPeriod, take, restore };
};
