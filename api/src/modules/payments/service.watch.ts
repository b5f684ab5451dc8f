import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { rounds } from '../../platform/db/rounds.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { Alarms } from '../ledger/service.alarms.ts';
import type { DisputesService } from '../refunds/service.disputes.ts';
import {
  INVARIANT_NAMES,
  watchRepository,
  type Invariant,
  type Window,
} from './repository.watch.ts';

const EVERY_MS = 15 * 60_000;
const LOOK_BACK_MS = 8 * 24 * 3_600_000;

/** Checks whether the invariants about money hold. */
export const createWatchService = ({
  db,
  clock,
  log,
  metrics,
  alarm,
  disputes,
}: {
  db: Database;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  alarm: Alarms;
  disputes: Pick<DisputesService, 'bookMissed'>;
}) => {
  /** The number of violations, or null if the query failed. A failure does not affect the other invariants. */
  const ask = async (name: Invariant, window: Window): Promise<number | null> => {
    try {
      const rows = await watchRepository.countBreaches(db, name, window);
      metrics.brokenInvariants.set({ name }, rows);
      if (rows > 0) alarm('invariant', { name, rows });
      return rows;
    } catch (error) {
      // The last count is outdated. NaN is not equal to zero, so the alert fires.
      metrics.brokenInvariants.set({ name }, Number.NaN);
      alarm('unasked invariant', { name, err: error });
      return null;
    }
  };

  const look = async (): Promise<Record<Invariant, number | null>> => {
    const now = clock.now();
    const window = { now, since: new Date(now.getTime() - LOOK_BACK_MS) };
    const found: Partial<Record<Invariant, number | null>> = {};
    for (const name of INVARIANT_NAMES) found[name] = await ask(name, window);
    log.info({ invariants: found }, 'payments: watched');
    return found as Record<Invariant, number | null>;
  };

  /** The time of the next round, as this process set it. Null if another process has set one since. */
  let mineUntil: Date | null = null;
  /** Clears the counts of this process when another process has counted since. */
  const forgetOutdated = async (): Promise<void> => {
    if (!mineUntil) return;
    const next = await rounds.findNext(db, 'watch');
    if (next?.getTime() === mineUntil.getTime()) return;
    mineUntil = null;
    metrics.brokenInvariants.reset();
  };

  return {
    look,

    /** One process checks for all. Only the process that checked last exports the metric. */
    lookWhenDue: async (): Promise<void> => {
      const now = clock.now();
      const next = new Date(now.getTime() + EVERY_MS);
      if (!(await rounds.claim(db, 'watch', now, next))) return forgetOutdated();
      mineUntil = next;
      // Disputes that cannot be booked are found by the check that follows.
      await disputes
        .bookMissed()
        .catch((error: unknown) => log.error({ err: error }, 'payments: disputes are not booked'));
      await look();
    },
  };
};
