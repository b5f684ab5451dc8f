import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import type { AuditService } from '../audit/service.ts';
import { licenceFor } from './policy.ts';
import { itemsRepository, type LockedRow } from './repository.items.ts';
import { plannedRepository } from './repository.planned.ts';
import type { Shelf } from './service.shelf.ts';

export type ReleaseService = ReturnType<typeof createReleaseService>;

/** What was made for one person, put on the shelves for everybody. */
export const createReleaseService = ({
  clock,
  audit,
  shelf,
}: {
  clock: Clock;
  audit: AuditService;
  shelf: Shelf;
}) => ({
  /** The item as it is now, and stays until the transaction ends. */
  hold: async (tx: Tx, id: string): Promise<LockedRow> => {
    const item = await itemsRepository.lock(tx, id);
    if (!item) throw new AppError('NOT_FOUND');
    return item;
  },

  /** Part of the transaction that decides it; call `changed` after its commit. False when it is on sale already. */
  release: async (tx: Tx, actorId: string, id: string): Promise<boolean> => {
    const item = await itemsRepository.lock(tx, id);
    if (!item) throw new AppError('NOT_FOUND');
    if (item.status !== 'private') return false;
    await shelf.refuseUnsold(tx, item.planId);
    const now = clock.now();
    await itemsRepository.release(tx, id, now);
    const licence = licenceFor(item.planId);
    // Its asker keeps the version taken, under the licence it had.
    if (licence !== item.licence)
      await plannedRepository.relicense(
        tx,
        [{ componentId: id, versionId: uuidv7(now.getTime()) }],
        licence,
        now,
      );
    await audit.record(tx, {
      actorId,
      action: 'publish',
      subject: { kind: 'component', id },
      fields: ['status'],
    });
    await shelf.refreshCopies(tx, item, [item.category]);
    return true;
  },

  changed: shelf.changed,
});
