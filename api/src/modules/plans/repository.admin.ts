import { sql } from 'kysely';
import { PLANS_MAX } from '@tessera/contract/plans-admin';
import type { Database, Tx } from '../../platform/db/database.ts';
import { plansWithLinks, type PlanRow } from './repository.ts';

export type PlanRecordRow = PlanRow & {
  updatedAt: Date;
  withdrawnAt: Date | null;
  /** The plan to which its items were moved when it was taken off sale. */
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
  plansWithLinks(db).select(['updatedAt', 'withdrawnAt', 'succeededBy']);

/** Plans for admins. */
export const planRecordsRepository = {
  /** Plans are few, change seldom and link to each other, so changes are made one at a time. */
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

  /** The plans that were taken off sale last. Subscriptions of older ones have expired. */
  listWithdrawn: (db: Database): Promise<PlanRecordRow[]> =>
    records(db)
      .where('withdrawnAt', 'is not', null)
      .orderBy('withdrawnAt', 'desc')
      .orderBy('id')
      .limit(PLANS_MAX)
      .execute(),

  /** Locked until the transaction ends, so that no item is added to a plan that is being taken off sale. */
  lockOnSale: async (tx: Tx, id: string): Promise<PlanRecordRow | undefined> => {
    await tx.selectFrom('plans').select('id').where('id', '=', id).forUpdate().execute();
    return records(tx).where('id', '=', id).where('withdrawnAt', 'is', null).executeTakeFirst();
  },

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
    // Links to plans off sale stay, because their subscribers may have access to this plan through them.
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

  /** Takes a plan off sale. Every plan that linked to it links to its successor too. Returns those plans. */
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
