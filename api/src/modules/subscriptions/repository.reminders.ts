import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Due, ReminderKind } from './policy.reminders.ts';
import type { PlanSnapshot } from './repository.ts';

export type EndingGrant = {
  holderId: string;
  /** Null when the plan is no longer on sale. */
  planOnSaleId: string | null;
  endsAt: Date;
  isRevoked: boolean;
  /** A later period of the same plan follows. */
  isFollowed: boolean;
  snapshot: PlanSnapshot;
};

const isFollowed = sql<boolean>`exists (
  select 1 from grants as later
  where later.holder_id = grants.holder_id and later.kind = 'plan' and later.plan_id = grants.plan_id
    and later.revoked_at is null and later.ends_at > grants.ends_at)`;

export const remindersRepository = {
  /** Records the e-mails as queued and returns their grants. E-mails that are recorded already are left out. */
  claim: async (
    tx: Tx,
    { kind, from, before, longerThanDays }: Due,
    o: { now: Date; limit: number },
  ): Promise<string[]> => {
    const rows = await tx
      .insertInto('grantReminders')
      .columns(['grantId', 'kind', 'postedAt'])
      .expression((of) =>
        of
          .selectFrom('grants')
          .select((row) => [
            'grants.id',
            row.val<string>(kind).as('kind'),
            row.val<Date>(o.now).as('postedAt'),
          ])
          .where('grants.kind', '=', 'plan')
          .where('revokedAt', 'is', null)
          .where('endsAt', '>=', from)
          .where('endsAt', '<', before)
          .where(sql<boolean>`ends_at - starts_at > make_interval(days => ${longerThanDays})`)
          .where((row) => row.not(isFollowed))
          .where((row) =>
            row.not(
              row.exists(
                row
                  .selectFrom('grantReminders as posted')
                  .select('posted.grantId')
                  .whereRef('posted.grantId', '=', 'grants.id')
                  .where('posted.kind', '=', kind),
              ),
            ),
          )
          .orderBy('endsAt')
          .limit(o.limit),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('grantId')
      .execute();
    return rows.map(({ grantId }) => grantId);
  },

  find: (db: Database, grantId: string): Promise<EndingGrant | undefined> =>
    db
      .selectFrom('grants')
      .select((row) => [
        'holderId',
        'snapshot',
        row.ref('endsAt').$notNull().as('endsAt'),
        row('revokedAt', 'is not', null).$castTo<boolean>().as('isRevoked'),
        isFollowed.as('isFollowed'),
        row
          .selectFrom('plans')
          .select('plans.id')
          .whereRef('plans.id', '=', 'grants.planId')
          .where('plans.withdrawnAt', 'is', null)
          .as('planOnSaleId'),
      ])
      .where('grants.id', '=', grantId)
      .where('grants.kind', '=', 'plan')
      .$narrowType<{ snapshot: PlanSnapshot }>()
      .executeTakeFirst(),
};

export type ReminderOrder = { grantId: string; kind: ReminderKind };
