import type { Tag } from '@tessera/contract/endpoint';
import { inTransaction, type Database } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import type { RefreshEdge } from '../../platform/edge.ts';
import type { AuditService } from '../audit/service.ts';
import { planRecordsRepository } from './repository.admin.ts';
import { plansRepository, type NewPlan } from './repository.ts';

export type FirstPlan = Omit<NewPlan, 'id'> & {
  /** The names of earlier plans in the list whose items are included. */
  opens: readonly string[];
};

/** Creates the plans of a new shop, as the system. */
export const createFirstPlansService = ({
  db,
  audit,
  changed,
  refreshEdge,
}: {
  db: Database;
  audit: AuditService;
  changed: (tag: Tag) => Promise<void>;
  refreshEdge: RefreshEdge;
}) => ({
  /** False, and nothing is created, if the shop has a plan or ever had one. */
  create: async (drafts: readonly FirstPlan[]): Promise<boolean> => {
    const isFirst = await inTransaction(db, async (tx) => {
      await planRecordsRepository.lockAll(tx);
      if (await plansRepository.hasAny(tx)) return false;
      const ids = new Map<string, string>();
      for (const { opens, ...draft } of drafts) {
        const id = uuidv7();
        ids.set(draft.name, id);
        await plansRepository.insert(tx, { id, ...draft });
        await planRecordsRepository.setLinks(
          tx,
          id,
          opens.map((name) => ids.get(name)!),
        );
        await audit.record(tx, { actorId: null, action: 'create', subject: { kind: 'plan', id } });
      }
      await refreshEdge(tx, { tag: 'plans' });
      return true;
    });
    if (isFirst) await changed('plans');
    return isFirst;
  },

  /** Whether `create` would create them. */
  isNeeded: async (): Promise<boolean> => !(await plansRepository.hasAny(db)),
});
