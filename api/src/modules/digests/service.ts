import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import { isFirstDay, monthOf } from './policy.ts';
import { digestsRepository, type DigestOrder } from './repository.ts';

const AT_A_TIME = 200;

export type DigestsService = ReturnType<typeof createDigestsService>;

/** The monthly mail about newer versions of what a member copied. */
export const createDigestsService = ({
  db,
  clock,
  writeDigest,
}: {
  db: Database;
  clock: Clock;
  writeDigest: Enqueue<DigestOrder>;
}) => ({
  /** Queues the mails of this month, each once. The record and the job are written in one transaction. */
  post: async (): Promise<number> => {
    const now = clock.now();
    // A run that was made up for the next day would come at a time that nobody expects.
    if (!isFirstDay(now)) return 0;
    const month = monthOf(now);
    let posted = 0;
    let claimed: string[];
    do {
      claimed = await inTransaction(db, async (tx) => {
        const userIds = await digestsRepository.claim(tx, { month, now, limit: AT_A_TIME });
        for (const userId of userIds) await writeDigest(tx, { userId, month });
        return userIds;
      });
      posted += claimed.length;
    } while (claimed.length === AT_A_TIME);
    return posted;
  },

  personalData: {
    name: 'versionDigests',
    exportFor: (userId: string) => digestsRepository.listForExport(db, userId),
    removeFor: (tx: Tx, userId: string): Promise<void> => digestsRepository.removeAll(tx, userId),
  },
});
