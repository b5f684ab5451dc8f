import type { PastOrder } from '@tessera/contract/payments';
import type { Clock } from '../../platform/clock.ts';
import { decodeCursor, encodeCursor } from '../../platform/db/cursor.ts';
import type { Database } from '../../platform/db/database.ts';
import { LOOK_BACK_MS } from './policy.schedule.ts';
import { presentOrder } from './presenter.ts';
import { historyRepository } from './repository.history.ts';
import type { OrderRow } from './repository.ts';

const EXPORTED_MOST = 2_000;

export type OrderHistoryService = ReturnType<typeof createOrderHistoryService>;

/** The orders of one user. */
export const createOrderHistoryService = ({ db, clock }: { db: Database; clock: Clock }) => ({
  list: async (
    { userId }: { userId: string },
    { limit, cursor }: { limit: number; cursor?: string | undefined },
  ): Promise<{ items: PastOrder[]; nextCursor: string | null }> => {
    const rows = await historyRepository.listHistory(db, userId, {
      after: cursor === undefined ? undefined : decodeCursor(cursor),
      limit: limit + 1,
    });
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return {
      items: page.map(presentOrder),
      nextCursor: last ? encodeCursor({ at: last.at, id: last.id }) : null,
    };
  },

  /** Recent orders that the user may have paid without our knowing. */
  listUnsettled: (userId: string, limit: number): Promise<OrderRow[]> =>
    historyRepository.listUnsettled(
      db,
      userId,
      new Date(clock.now().getTime() - LOOK_BACK_MS),
      limit,
    ),

  /** Orders stay for accounting, on an account without a name. */
  personalData: {
    name: 'orders',
    exportFor: async (userId: string) =>
      (
        await historyRepository.listHistory(db, userId, { after: undefined, limit: EXPORTED_MOST })
      ).map(presentOrder),
    removeFor: async () => {},
  },
});
