import { sql } from 'kysely';
import { ADMIN_COUNT_MAX } from '@tessera/contract/admin-list';
import type { Database } from '../../platform/db/database.ts';

/** Members hold one of a few plans, seldom two together. */
const HELD_TOGETHER_MAX = 5_000;

/** How many members and grants there are. */
export const countsRepository = {
  /** A user has at most one running period per plan, so periods are counted as users. */
  countRunning: async (
    db: Database,
    planIds: readonly string[],
    now: Date,
  ): Promise<{ planId: string; count: number }[]> => {
    const { rows } = await sql<{ planId: string; count: number }>`
      select plan.id as plan_id, running.count
      from unnest(${planIds}::uuid[]) as plan (id)
      cross join lateral (
        select count(*) from (
          select from grants
          where plan_id = plan.id and kind = 'plan' and revoked_at is null and ends_at > ${now} and starts_at <= ${now}
          limit ${ADMIN_COUNT_MAX}
        ) periods
      ) running`.execute(db);
    return rows;
  },

  /** The plans that members hold together, with what each opened when it was bought, and by how many members. */
  countHeldTogether: async (
    db: Database,
    now: Date,
  ): Promise<{ plans: { id: string; accessiblePlans: string[] }[]; members: number }[]> => {
    const { rows } = await sql<{
      plans: { id: string; accessiblePlans: string[] }[];
      members: number;
    }>`
      select plans, count(*)::int as members from (
        select jsonb_agg(distinct jsonb_build_object('id', plan_id,
          'accessiblePlans', coalesce(snapshot -> 'accessiblePlans', '[]'))) as plans
        from grants
        where kind = 'plan' and revoked_at is null and ends_at > ${now} and starts_at <= ${now}
        group by holder_id
      ) held
      group by plans order by members desc limit ${HELD_TOGETHER_MAX}`.execute(db);
    return rows;
  },

  countComponents: (
    db: Database,
    holderId: string,
  ): Promise<{ purchases: number; privateComponents: number }> =>
    db
      .selectFrom('grants')
      .innerJoin('components', 'components.id', 'grants.componentId')
      .select((row) => [
        row.fn.countAll<number>().filterWhere('components.status', '<>', 'private').as('purchases'),
        row.fn
          .countAll<number>()
          .filterWhere('components.status', '=', 'private')
          .as('privateComponents'),
      ])
      .where('grants.holderId', '=', holderId)
      .where('grants.kind', '=', 'component')
      .where('grants.revokedAt', 'is', null)
      .executeTakeFirstOrThrow(),
};
