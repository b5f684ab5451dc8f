import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Credit, PaidPeriod } from './policy.upgrade.ts';

type HeldPeriod = PaidPeriod & { planId: string; accessiblePlans: string[] };

/** What was paid for an order: its payment less refunds, and the days of another plan that it was paid with. */
const PAID = sql`p.amount_paise - p.refunded_paise - p.requested_paise + coalesce((
  select sum(own.credit_paise) from order_credits own
  where own.order_id = o.id and own.used_at is not null and own.returned_at is null), 0)::bigint`;
/** A payment with an open or a lost dispute brings no credit, because its money may be gone. */
const UNDISPUTED = sql`not exists (
  select 1 from provider_disputes d where d.payment_id = p.payment_id and d.status not in ('won', 'closed'))`;
/** A period that another order has credited. */
const usedBesides = (orderId: string | null) => sql`exists (
  select 1 from order_credits used where used.grant_id = g.id and used.used_at is not null
    and used.returned_at is null and used.order_id is distinct from ${orderId}::uuid)`;

const COLUMNS = ['grantId', 'planName', 'days', 'ofDays', 'paidPaise', 'creditPaise'] as const;

/** A used credit, with whether the order that paid for its period still stands. */
type UsedCredit = Credit & { isPaid: boolean };

export const creditsRepository = {
  /** The periods of these plans that this user has paid for and not used up, in their order. */
  listPaidPeriods: async (
    db: Database,
    o: { userId: string; planIds: readonly string[]; now: Date },
  ): Promise<HeldPeriod[]> => {
    if (o.planIds.length === 0) return [];
    const { rows } = await sql<HeldPeriod>`
      select g.id as grant_id, g.plan_id, g.snapshot ->> 'name' as plan_name, g.starts_at, g.ends_at,
        g.snapshot -> 'accessiblePlans' as accessible_plans,
        (o.item_snapshot ->> 'durationDays')::int as of_days, ${PAID} as paid_paise
      from grants g
      join purchase_orders o on g.source_kind = 'order' and o.id = g.source_id
      join provider_payments p on p.order_id = o.id and p.disposition = 'granted'
      where g.holder_id = ${o.userId} and g.kind = 'plan' and g.plan_id = any(${o.planIds}::uuid[])
        and g.revoked_at is null and g.ends_at > ${o.now} and o.status = 'paid'
        and ${UNDISPUTED} and not ${usedBesides(null)}
      order by g.starts_at, g.id limit 100`.execute(db);
    return rows;
  },

  insert: async (tx: Tx, orderId: string, credits: readonly Credit[]): Promise<void> => {
    if (credits.length === 0) return;
    await tx
      .insertInto('orderCredits')
      .values(credits.map((credit) => ({ orderId, ...credit })))
      .execute();
  },

  listOf: (db: Database, orderId: string): Promise<Credit[]> =>
    db
      .selectFrom('orderCredits')
      .select(COLUMNS)
      .where('orderId', '=', orderId)
      .orderBy('grantId')
      .execute(),

  /** Whether each credited period is still paid for as it was when the order was made. */
  areStillPaid: async (tx: Tx, orderId: string): Promise<boolean> => {
    const { rows } = await sql<{ gone: number }>`
      select count(*)::int as gone from order_credits c
      where c.order_id = ${orderId} and not exists (
        select 1 from grants g
        join purchase_orders o on g.source_kind = 'order' and o.id = g.source_id
        join provider_payments p on p.order_id = o.id and p.disposition = 'granted'
        where g.id = c.grant_id and o.status = 'paid' and ${PAID} >= c.paid_paise
          and ${UNDISPUTED} and not ${usedBesides(orderId)})`.execute(tx);
    return rows[0]?.gone === 0;
  },

  /** The credits of an order that ended their periods, or that were given back. */
  listUsed: (tx: Tx, orderId: string, isReturned: boolean): Promise<UsedCredit[]> =>
    tx
      .selectFrom('orderCredits')
      .innerJoin('grants', 'grants.id', 'orderCredits.grantId')
      .innerJoin('purchaseOrders', 'purchaseOrders.id', 'grants.sourceId')
      .select(COLUMNS)
      .select(sql<boolean>`purchase_orders.status = 'paid'`.as('isPaid'))
      .where('orderId', '=', orderId)
      .where('usedAt', 'is not', null)
      .where('returnedAt', isReturned ? 'is not' : 'is', null)
      .orderBy('grants.startsAt')
      .orderBy('grantId')
      .execute(),

  /** What of the payment of this order was taken off the price of another plan. */
  sumUsedFrom: async (db: Database, orderId: string): Promise<number> => {
    const row = await db
      .selectFrom('orderCredits')
      .innerJoin('grants', 'grants.id', 'orderCredits.grantId')
      .select(sql<number>`coalesce(sum(credit_paise), 0)::bigint`.as('paise'))
      .where('grants.sourceKind', '=', 'order')
      .where('grants.sourceId', '=', orderId)
      .where('usedAt', 'is not', null)
      .where('returnedAt', 'is', null)
      .executeTakeFirst();
    return row?.paise ?? 0;
  },

  /** A unique index refuses a period that another order has used. */
  markUsed: async (tx: Tx, orderId: string, usedAt: Date): Promise<void> => {
    await tx
      .updateTable('orderCredits')
      .set({ usedAt, returnedAt: null })
      .where('orderId', '=', orderId)
      .execute();
  },

  markReturned: async (tx: Tx, orderId: string, returnedAt: Date): Promise<void> => {
    await tx
      .updateTable('orderCredits')
      .set({ returnedAt })
      .where('orderId', '=', orderId)
      .where('usedAt', 'is not', null)
      .execute();
  },
};
