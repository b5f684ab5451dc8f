import { sql } from 'kysely';
import { PLAN_LINKS, type PlanLinks } from '@tessera/contract/access';
import type { Database, Tx } from '../../platform/db/database.ts';

export type PlanRow = {
  id: string;
  name: string;
  pricePaise: number;
  durationDays: number;
  features: string[];
  /** Null means unlimited. */
  requestQuota: number | null;
  linkedPlanIds: string[];
};

/** The number of published items of a plan. Null stands for free items. */
export type ItemCountRow = { planId: string | null; count: number };

export type NewPlan = Omit<PlanRow, 'linkedPlanIds'>;

/** A shop has only a few plans. This is a safety limit, not a page size. */
const MOST = 100;

export const plansWithLinks = (db: Database) =>
  db
    .selectFrom('plans')
    .select(['id', 'name', 'pricePaise', 'durationDays', 'features', 'requestQuota'])
    .select(
      sql<
        string[]
      >`array(select linked.id from plan_links join plans linked on linked.id = linked_plan_id
          where plan_id = plans.id and linked.withdrawn_at is null order by linked.id)`.as(
        'linkedPlanIds',
      ),
    );

export const plansRepository = {
  listOnSale: (db: Database): Promise<PlanRow[]> =>
    plansWithLinks(db)
      .where('withdrawnAt', 'is', null)
      .orderBy('pricePaise')
      .orderBy('id')
      .limit(MOST)
      .execute(),

  find: (db: Database, id: string): Promise<PlanRow | undefined> =>
    plansWithLinks(db).where('id', '=', id).executeTakeFirst(),

  findOnSale: (db: Database, id: string): Promise<PlanRow | undefined> =>
    plansWithLinks(db).where('id', '=', id).where('withdrawnAt', 'is', null).executeTakeFirst(),

  findByName: (db: Database, name: string): Promise<PlanRow | undefined> =>
    plansWithLinks(db)
      .where(sql`lower(name)`, '=', name.toLowerCase())
      .where('withdrawnAt', 'is', null)
      .executeTakeFirst(),

  listLinks: (db: Database): Promise<{ planId: string; linkedPlanId: string }[]> =>
    db
      .selectFrom('planLinks')
      .select(['planId', 'linkedPlanId'])
      .orderBy('planId')
      .orderBy('linkedPlanId')
      .limit(MOST * MOST)
      .execute(),

  countPublished: (db: Database, table: 'components' | 'templates'): Promise<ItemCountRow[]> =>
    db
      .selectFrom(table)
      .select((row) => ['planId', row.fn.countAll<number>().as('count')])
      .where('status', '=', 'published')
      .groupBy('planId')
      .limit(MOST * MOST)
      .execute(),

  /** The plans to which the items of retired plans were moved. */
  listSuccessors: (db: Database): Promise<{ id: string; succeededBy: string }[]> =>
    db
      .selectFrom('plans')
      .select('id')
      .select((row) => row.ref('succeededBy').$notNull().as('succeededBy'))
      .where('succeededBy', 'is not', null)
      .limit(MOST * MOST)
      .execute(),

  /** Plans that were taken off sale count too. */
  hasAny: async (db: Database): Promise<boolean> =>
    (await db.selectFrom('plans').select('id').limit(1).executeTakeFirst()) !== undefined,

  /** Locked until the transaction ends, so that the plan is not taken off sale meanwhile. */
  holdOnSale: async (tx: Tx, id: string): Promise<boolean> => {
    const row = await tx
      .selectFrom('plans')
      .select('id')
      .where('id', '=', id)
      .where('withdrawnAt', 'is', null)
      .forKeyShare()
      .executeTakeFirst();
    return row !== undefined;
  },

  planLinks: async (db: Database): Promise<PlanLinks> => {
    const row = await db.selectFrom('shopSettings').select('planLinks').executeTakeFirstOrThrow();
    return PLAN_LINKS.find((known) => known === row.planLinks) ?? 'both';
  },

  setPlanLinks: async (tx: Tx, planLinks: PlanLinks): Promise<void> => {
    await tx.updateTable('shopSettings').set({ planLinks }).execute();
  },

  insert: async (tx: Tx, plan: NewPlan): Promise<void> => {
    await tx.insertInto('plans').values(plan).execute();
  },

  link: async (tx: Tx, planId: string, linkedPlanId: string): Promise<void> => {
    await tx.insertInto('planLinks').values({ planId, linkedPlanId }).execute();
  },
};
