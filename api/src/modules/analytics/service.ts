import type { CodeLanguage } from '@tessera/contract/constants';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Copyable, ItemsService } from '../catalog/service.items.ts';
import type { VersionsService } from '../catalog/service.versions.ts';
import type { KeyPrincipal, KeysService } from '../keys/service.ts';
import type { SavedService } from '../saved/service.ts';
import { analyticsRepository } from './repository.ts';

export type AnalyticsService = ReturnType<typeof createAnalyticsService>;

export const createAnalyticsService = ({
  db,
  clock,
  items,
  versions,
  keys,
  saved,
}: {
  db: Database;
  clock: Clock;
  items: ItemsService;
  versions: Pick<VersionsService, 'getId'>;
  keys: Pick<KeysService, 'claimCopy'>;
  saved: SavedService;
}) => {
  /** A copy may come from the saved page, which has its own access rule. */
  const getCopied = async (principal: Principal, componentId: string): Promise<Copyable> => {
    try {
      return await items.getCopyable(principal, componentId);
    } catch (error) {
      const locked = error instanceof AppError && error.code === 'LOCKED';
      if (!locked || !(await saved.opens(principal, componentId))) throw error;
      return items.asCopyable(componentId);
    }
  };

  return {
    /** Stores one row per copy of an item that the user may copy, with its version at that moment or an older one. */
    trackCopy: async (
      principal: Principal,
      componentId: string,
      o: { language?: CodeLanguage | undefined; version?: number | undefined } = {},
    ): Promise<void> => {
      const { versionId: currentId, paid } = await getCopied(principal, componentId);
      const versionId =
        o.version === undefined ? currentId : await versions.getId(componentId, o.version);
      const now = clock.now();
      await analyticsRepository.insertCopy(db, {
        id: uuidv7(now.getTime()),
        userId: principal.userId,
        componentId,
        versionId,
        surface: 'web',
        paid,
        language: o.language ?? null,
        occurredAt: now,
      });
    },

    /**
     * Stores a copy by a key. Access was checked when the code was fetched. Repeated requests for the same component
     * within ten minutes are one copy.
     */
    trackKeyCopy: (
      { keyId, userId }: KeyPrincipal,
      o: { surface: 'registry' | 'mcp'; language: CodeLanguage },
      { id: componentId, versionId, paid }: Copyable,
    ): Promise<void> =>
      inTransaction(db, async (tx) => {
        const occurredAt = clock.now();
        const id = uuidv7(occurredAt.getTime());
        const copy = { id, userId, componentId, versionId, paid, occurredAt };
        if (await keys.claimCopy(tx, keyId, componentId))
          await analyticsRepository.insertCopy(tx, { ...copy, ...o });
        // It may be another version than a moment ago.
        else await analyticsRepository.keepVersion(tx, copy);
      }),

    recentCopies: (userId: string, limit: number) =>
      analyticsRepository.listRecent(db, userId, limit),

    /** Copy counts stay when the account is deleted. The account is anonymous then. */
    personalData: {
      name: 'copies',
      exportFor: (userId: string) => analyticsRepository.listCopies(db, userId),
      removeFor: async () => {},
    },

    copiedVersions: {
      name: 'copiedVersions',
      exportFor: (userId: string) => analyticsRepository.listCopiedVersions(db, userId),
      removeFor: (tx: Tx, userId: string) => analyticsRepository.removeCopiedVersions(tx, userId),
    },
  };
};
