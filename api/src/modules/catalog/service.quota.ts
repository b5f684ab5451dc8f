import type { Limiter } from '../../platform/cache/limiter.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Holder } from '../../platform/http/principal.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { quotaRepository } from './repository.quota.ts';

export type CodeQuota = ReturnType<typeof createCodeQuota>;

/**
 * Limits how many different paid components one account takes in a day, over all ways of taking code. It is far above
 * what a project needs, and stops an account that fetches the whole catalogue. A component that was taken today may be
 * taken again. Free code is not counted, because everybody may read it.
 */
export const createCodeQuota = ({
  db,
  clock,
  log,
  metrics,
  perDay,
  firstOfDay,
}: {
  db: Database;
  clock: Clock;
  log: Log;
  metrics: Pick<Metrics, 'codeQuotaRefusals'>;
  perDay: number;
  /** Allows one alarm for each account and day. */
  firstOfDay: Limiter;
}) => {
  const raiseAlarm = async (userId: string): Promise<void> => {
    metrics.codeQuotaRefusals.inc();
    if ((await firstOfDay(userId)).allowed)
      log.error({ alarm: 'code-quota', userId, perDay }, 'catalogue: an account met its quota');
  };

  /**
   * Those of these paid components whose code the account may have today, in their order. They count from now on. What
   * nobody asked for by itself may use up a part of the day only, and raises no alarm.
   */
  const admit = async (
    { userId, role }: Holder,
    paidIds: readonly string[],
    o: { partOfDay?: number } = {},
  ) => {
    if (role === 'admin' || paidIds.length === 0) return new Set(paidIds);
    const now = clock.now();
    const known = new Set(await quotaRepository.listTaken(db, userId, now));
    if (paidIds.every((id) => known.has(id))) return new Set(paidIds);
    const admitted = await inTransaction(db, async (tx) => {
      await quotaRepository.lockUser(tx, userId);
      const taken = new Set(await quotaRepository.listTaken(tx, userId, now));
      const room = Math.max(0, Math.floor(perDay * (o.partOfDay ?? 1)) - taken.size);
      const added = [...new Set(paidIds)].filter((id) => !taken.has(id)).slice(0, room);
      if (added.length > 0) await quotaRepository.insert(tx, userId, added, now);
      return new Set([...taken, ...added]);
    });
    if (o.partOfDay === undefined && paidIds.some((id) => !admitted.has(id)))
      await raiseAlarm(userId);
    return admitted;
  };

  return {
    admit,

    /** Throws when the code of this component is one too many for today. */
    charge: async (holder: Holder, { id, paid }: { id: string; paid: boolean }): Promise<void> => {
      if (!paid) return;
      if (!(await admit(holder, [id])).has(id)) throw new AppError('CODE_QUOTA');
    },

    /** Removes what is too old to matter. Returns how much it was. */
    removeOld: () => quotaRepository.removeOld(db, clock.now()),

    personalData: {
      name: 'codeReads',
      exportFor: (userId: string) => quotaRepository.list(db, userId),
      removeFor: (tx: Tx, userId: string) => quotaRepository.removeAll(tx, userId),
    },
  };
};
