import type { AdminCounts } from '@tessera/contract/overview';
import type { Database } from '../../platform/db/database.ts';
import { overviewRepository } from './repository.ts';

export type OverviewService = ReturnType<typeof createOverviewService>;

/** What an admin should know without opening a list. */
export const createOverviewService = ({ db }: { db: Database }) => ({
  counts: async (): Promise<AdminCounts> => {
    const { applications, requests, faults, money, ...sizes } = await overviewRepository.count(db);
    return { waiting: { applications, requests, faults, money }, sizes };
  },
});
