import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/db/database.ts';

export type PlanRow = {
  id: string;
  name: string;
  pricePaise: number;
  durationDays: number;
  features: string[];
  linkedPlanIds: string[];
};

export type NewPlan = Omit<PlanRow, 'linkedPlanIds'> & { requestQuota: number | null };

/** A shop has a handful of plans; this is a stop for mistakes, not a page. */
const MOST = 100;

export const plansRepository = {
  listOnSale: (db: Database): Promise<PlanRow[]> =>
    db
      .selectFrom('plans')
      .select(['id', 'name', 'pricePaise', 'durationDays', 'features'])
      .select(
        sql<
          string[]
        >`array(select linked_plan_id from plan_links where plan_id = plans.id order by linked_plan_id)`.as(
          'linkedPlanIds',
        ),
      )
      .where('withdrawnAt', 'is', null)
      .orderBy('pricePaise')
      .orderBy('id')
      .limit(MOST)
      .execute(),

  insert: async (tx: Tx, plan: NewPlan): Promise<void> => {
    await tx.insertInto('plans').values(plan).execute();
  },

  link: async (tx: Tx, planId: string, linkedPlanId: string): Promise<void> => {
    await tx.insertInto('planLinks').values({ planId, linkedPlanId }).execute();
  },
};
