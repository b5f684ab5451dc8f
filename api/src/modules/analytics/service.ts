import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { ItemsService } from '../catalog/service.items.ts';
import { analyticsRepository } from './repository.ts';

export type AnalyticsService = ReturnType<typeof createAnalyticsService>;

export const createAnalyticsService = ({
  db,
  clock,
  items,
}: {
  db: Database;
  clock: Clock;
  items: ItemsService;
}) => ({
  /** One row a copy, for an item this person may copy, with what it was at that moment. */
  trackCopy: async (principal: Principal, componentId: string): Promise<void> => {
    const { versionId, paid } = await items.getCopyable(principal, componentId);
    const now = clock.now();
    await analyticsRepository.insertCopy(db, {
      id: uuidv7(now.getTime()),
      userId: principal.userId,
      componentId,
      versionId,
      surface: 'web',
      paid,
      occurredAt: now,
    });
  },

  /** Counts stay when the person goes; the account they belong to is anonymous then. */
  personalData: {
    name: 'copies',
    exportFor: (userId: string) => analyticsRepository.listCopies(db, userId),
    removeFor: async () => {},
  },
});
