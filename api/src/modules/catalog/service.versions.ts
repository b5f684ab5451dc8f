import type { ComponentCode } from '@tessera/contract/catalog';
import type { ComponentVersion, VersionDiff } from '@tessera/contract/versions';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Holder } from '../../platform/http/principal.ts';
import { findLineDiff } from '../../platform/line-diff.ts';
import { presentVersion } from './presenter.versions.ts';
import { codeRepository } from './repository.code.ts';
import { itemsRepository } from './repository.items.ts';
import { versionsRepository } from './repository.versions.ts';
import { type Copyable, type ItemsService, presentHighlighted } from './service.items.ts';
import type { CodeQuota } from './service.quota.ts';

export type VersionsService = ReturnType<typeof createVersionsService>;

/** The versions of a component. Whoever may have its current code may have every version of it. */
export const createVersionsService = ({
  db,
  items,
  quota,
}: {
  db: Database;
  items: Pick<ItemsService, 'getCopyable' | 'refuseUnreadable'>;
  quota: Pick<CodeQuota, 'charge'>;
}) => {
  const getCode = async (id: string, number: number): Promise<ComponentCode> => {
    const [row] = await codeRepository.listVersions(db, id, [number]);
    if (!row) throw new AppError('NOT_FOUND');
    return presentHighlighted(row);
  };

  /** What may be copied was found by `getCopyable`, which has checked the access. */
  const codeOf = async (holder: Holder, item: Copyable, number: number): Promise<ComponentCode> => {
    await quota.charge(holder, item);
    return getCode(item.id, number);
  };

  return {
    codeOf,

    list: async (slug: string): Promise<ComponentVersion[]> => {
      const item = await itemsRepository.findBySlug(db, slug);
      if (!item) throw new AppError('NOT_FOUND');
      const rows = await versionsRepository.listNewest(db, item.id);
      return rows.map((row) => presentVersion(row, item.versionId));
    },

    getId: async (componentId: string, number: number): Promise<string> => {
      const id = await versionsRepository.findId(db, componentId, number);
      if (id === undefined) throw new AppError('NOT_FOUND');
      return id;
    },

    code: async (holder: Holder, id: string, number: number): Promise<ComponentCode> =>
      codeOf(holder, await items.getCopyable(holder, id), number),

    freeCode: async (id: string, number: number): Promise<ComponentCode> => {
      await items.refuseUnreadable(id);
      return getCode(id, number);
    },

    /** From the version before, unless another is named. The first version is compared with itself. */
    diff: async (
      holder: Holder | null,
      id: string,
      o: { from?: number | undefined; to: number },
    ): Promise<VersionDiff> => {
      if (holder?.isVerified) await quota.charge(holder, await items.getCopyable(holder, id));
      else await items.refuseUnreadable(id);
      const from = o.from ?? Math.max(1, o.to - 1);
      const rows = await codeRepository.listVersions(db, id, [from, o.to]);
      const [before, after] = [from, o.to].map((number) =>
        rows.find((row) => row.number === number),
      );
      if (!before || !after) throw new AppError('NOT_FOUND');
      const diff = findLineDiff(before.code, after.code);
      if (!diff) throw new AppError('DIFF_TOO_LARGE');
      return { from, to: o.to, ...diff };
    },
  };
};
