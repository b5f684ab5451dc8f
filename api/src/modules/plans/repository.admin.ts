import { sql } from 'kysely';
import { PLANS_MAX } from '@tessera/contract/plans-admin';
import type { Database, Tx } from '../../platform/db/database.ts';
import { plansWithLinks, type PlanRow } from './repository.ts';

export type PlanRecordRow = PlanRow & {
  requestQuota: number | null;
  updatedAt: Date;
  withdrawnAt: Date | null;
  /** Where its things went when it was taken off sale. */
  succeededBy: string | null;
};

export type PlanChange = {
  name: string;
  pricePaise: number;
  durationDays: number;
  features: string[];
  requestQuota: number | null;
};

const records = (db: Database) =>
  plansWithLinks(db).select(['requestQuota', 'updatedAt', 'withdrawnAt', 'succeededBy']);

/** What admins do with plans. */
export const planRecordsRepository = {
  /** Plans are few, changed seldom and point at each other: one change at a time. */
  lockAll: async (tx: Tx): Promise<void> => {
    await sql`select pg_advisory_xact_lock(hashtextextended('plans', 0))`.execute(tx);
  },

  listOnSale: (db: Database): Promise<PlanRecordRow[]> =>
    records(db)
      .where('withdrawnAt', 'is', null)
      .orderBy('pricePaise')
      .orderBy('id')
      .limit(PLANS_MAX)
      .execute(),

  /** Those taken off sale last; older ones have run out. */
  listWithdrawn: (db: Database): Promise<PlanRecordRow[]> =>
    records(db)
      .where('withdrawnAt', 'is not', null)
      .orderBy('withdrawnAt', 'desc')
      .orderBy('id')
      .limit(PLANS_MAX)
      .execute(),

  /** Held until the end, so that nothing is put into a plan that is being taken off sale. */
  lockOnSale: async (tx: Tx, id: string): Promise<PlanRecordRow | undefined> => {
    await tx.selectFrom('plans').select('id').where('id', '=', id).forUpdate().execute();
    return records(tx).where('id', '=', id).where('withdrawnAt', 'is', null).executeTakeFirst();
  },

  /** How many of these are plans on sale. */
  countOnSale: async (tx: Tx, ids: readonly string[]): Promise<number> => {
    if (ids.length === 0) return 0;
    const { count } = await tx
      .selectFrom('plans')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('id', 'in', ids)
      .where('withdrawnAt', 'is', null)
      .executeTakeFirstOrThrow();
    return count;
  },

  update: async (tx: Tx, id: string, change: PlanChange, at: Date): Promise<void> => {
    await tx
      .updateTable('plans')
      .set({ ...change, updatedAt: at })
      .where('id', '=', id)
      .execute();
  },

  setLinks: async (tx: Tx, planId: string, linkedPlanIds: readonly string[]): Promise<void> => {
    // Those to plans that are no longer sold stay: people who hold one may reach this plan by it.
    await tx
      .deleteFrom('planLinks')
      .where('planId', '=', planId)
      .where('linkedPlanId', 'in', (of) =>
        of.selectFrom('plans').select('id').where('withdrawnAt', 'is', null),
      )
      .execute();
    if (linkedPlanIds.length > 0)
      await tx
        .insertInto('planLinks')
        .values(linkedPlanIds.map((linkedPlanId) => ({ planId, linkedPlanId })))
        .execute();
  },

  /** Off sale; every plan that opened it opens the place its things went to as well. Returns those plans. */
  withdraw: async (tx: Tx, id: string, successorId: string | null, at: Date): Promise<string[]> => {
    await tx
      .updateTable('plans')
      .set({ withdrawnAt: at, updatedAt: at, succeededBy: successorId })
      .where('id', '=', id)
      .execute();
    await tx
      .updateTable('plans')
      .set({ succeededBy: successorId })
      .where('succeededBy', '=', id)
      .execute();
    if (successorId === null) return [];
    const { rows } = await sql<{ planId: string }>`
      insert into plan_links (plan_id, linked_plan_id)
      select plan_id, ${successorId}::uuid from plan_links
      where linked_plan_id = ${id} and plan_id <> ${successorId}
      on conflict do nothing returning plan_id`.execute(tx);
    const changed = rows.map(({ planId }) => planId);
    if (changed.length > 0)
      await tx.updateTable('plans').set({ updatedAt: at }).where('id', 'in', changed).execute();
    return changed;
  },
};
