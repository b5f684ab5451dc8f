import type { Plan } from '@tessera/contract/plans';
import type { Tx } from '../../platform/db/database.ts';
import type { ReadRouter } from '../../platform/db/read-router.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { presentPlan } from './presenter.ts';
import { plansRepository } from './repository.ts';

export type PlanDraft = {
  name: string;
  pricePaise: number;
  durationDays: number;
  features: string[];
  requestQuota: number | null;
  linkedPlanIds: readonly string[];
};

export type PlansService = ReturnType<typeof createPlansService>;

export const createPlansService = ({ reads }: { reads: ReadRouter }) => ({
  listOnSale: async (o: { fresh: boolean }): Promise<Plan[]> => {
    const rows = await reads.read((db) => plansRepository.listOnSale(db), o);
    return rows.map(presentPlan);
  },

  create: async (tx: Tx, { linkedPlanIds, ...draft }: PlanDraft): Promise<string> => {
    const id = uuidv7();
    await plansRepository.insert(tx, { id, ...draft });
    for (const linked of linkedPlanIds) await plansRepository.link(tx, id, linked);
    return id;
  },
});
