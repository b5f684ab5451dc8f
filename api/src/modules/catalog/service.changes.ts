import type { ComponentRecord } from '@tessera/contract/catalog-admin';
import type { Tag } from '@tessera/contract/endpoint';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { RefreshEdge } from '../../platform/edge.ts';
import { AppError } from '../../platform/errors.ts';
import type { CreatorRecords } from '../creators/service.records.ts';
import type { PlansService } from '../plans/service.ts';
import { copiesOf } from './policy.edge.ts';
import { presentRecord } from './presenter.ts';
import { adminRepository } from './repository.admin.ts';
import { itemsRepository, type ComponentChange } from './repository.items.ts';
import { versionsRepository } from './repository.versions.ts';

const STALE = 'Somebody else has changed this component. Close it and open it again to see how.';

export type ComponentChanges = ReturnType<typeof createComponentChanges>;

/** Refuses an edit if the component was changed after it was loaded. The edit would undo that change. */
export function refuseStale(before: { updatedAt: Date }, loadedAt: string | undefined): void {
  if (loadedAt !== undefined && Date.parse(loadedAt) !== before.updatedAt.getTime())
    throw new AppError('CONFLICT', { message: STALE });
}

/** The common parts of every change to components. */
export const createComponentChanges = ({
  db,
  plans,
  creators,
  changed,
  refreshEdge,
}: {
  db: Database;
  plans: PlansService;
  creators: CreatorRecords;
  changed: (tag: Tag) => Promise<void>;
  refreshEdge: RefreshEdge;
}) => ({
  /** Refreshes the cached responses that show the item, under its current and its former slugs. */
  refreshCopies: async (
    tx: Tx,
    { id, slug }: { id: string; slug: string },
    categories: readonly string[],
  ): Promise<void> => {
    const slugs = [slug, ...(await itemsRepository.listFormerSlugs(tx, id))];
    const item = { id, versions: await versionsRepository.listNumbers(tx, id) };
    await refreshEdge(tx, { tag: 'catalog', paths: copiesOf({ item, slugs, categories }) });
  },

  refuseUnsold: async (tx: Tx, planId: string | null): Promise<void> => {
    if (planId !== null) await plans.holdOnSale(tx, planId);
  },

  /** Somebody else's component needs a person in the program, and that person's consent to be in a plan. */
  refuseSeller: async (
    tx: Tx,
    { sellerId, planId }: Pick<ComponentChange, 'sellerId' | 'planId'>,
    before: Pick<ComponentChange, 'sellerId' | 'planId'> | null,
  ): Promise<void> => {
    if (sellerId !== null)
      await creators.hold(tx, sellerId, {
        isNew: sellerId !== (before?.sellerId ?? null),
        isInPlan: planId !== null,
        becomesFree: planId === null && before !== null && before.planId !== null,
      });
  },

  getRecord: async (id: string): Promise<ComponentRecord> => {
    const row = await adminRepository.findRecord(db, id);
    if (!row) throw new AppError('NOT_FOUND');
    return presentRecord(row);
  },

  /** To be called after the commit, because cached responses are outdated then. */
  changed: () => changed('catalog'),
});
