import { licenceFor } from '@tessera/contract/licences';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import type { AuditService } from '../audit/service.ts';
import { licenceNote } from './policy.ts';
import { itemsRepository, type LockedRow } from './repository.items.ts';
import { plannedRepository } from './repository.planned.ts';
import type { ComponentChanges } from './service.changes.ts';

export type ReleaseService = ReturnType<typeof createReleaseService>;

/** Publishes a component that was made for one user. */
export const createReleaseService = ({
  clock,
  audit,
  changes,
}: {
  clock: Clock;
  audit: AuditService;
  changes: ComponentChanges;
}) => ({
  /** Locks the item until the transaction ends. */
  hold: async (tx: Tx, id: string): Promise<LockedRow> => {
    const item = await itemsRepository.lock(tx, id);
    if (!item) throw new AppError('NOT_FOUND');
    return item;
  },

  /**
   * Part of the caller's transaction. The caller calls `changed` after the commit. False if the item is not private.
   */
  release: async (tx: Tx, actorId: string, id: string): Promise<boolean> => {
    const item = await itemsRepository.lock(tx, id);
    if (!item) throw new AppError('NOT_FOUND');
    if (item.status !== 'private') return false;
    await changes.refuseUnsold(tx, item.planId);
    const now = clock.now();
    await itemsRepository.release(tx, id, now);
    const licence = licenceFor(item.planId);
    // The requester keeps the earlier version under its licence.
    if (licence !== item.licence)
      await plannedRepository.relicense(
        tx,
        [{ componentId: id, versionId: uuidv7(now.getTime()) }],
        { licence, note: licenceNote(licence) },
        now,
      );
    await audit.record(tx, {
      actorId,
      action: 'publish',
      subject: { kind: 'component', id },
      fields: ['status'],
    });
    await changes.refreshCopies(tx, item, [item.category]);
    return true;
  },

  changed: changes.changed,
});
