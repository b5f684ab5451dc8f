import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

export type Stats = {
  totalPaise: number;
  monthPaise: number;
  subscribers: number;
  running: number;
  /** The running periods that nobody paid for. */
  given: number;
  endingSoon: number;
};

export type PeriodRow = {
  day: string;
  freshPaise: number;
  renewedPaise: number;
  backPaise: number;
};

export type Figures = {
  sales: number;
  subscriptions: number;
  renewals: number;
  singles: number;
  singlePaise: number;
  refunds: number;
  returnedPaise: number;
  lostPaise: number;
  feesPaise: number;
  ordersBegun: number;
  ordersPaid: number;
};

export type TaxRow = {
  place: string;
  rate: number;
  soldPaise: number;
  soldCgstPaise: number;
  soldSgstPaise: number;
  soldIgstPaise: number;
  returnedPaise: number;
  returnedCgstPaise: number;
  returnedSgstPaise: number;
  returnedIgstPaise: number;
};

const MEASURES = sql.raw(
  'sales, sold_paise, renewals, renewed_paise, subscribers, refunds, returned_paise, lost_paise, fees_paise, orders_begun, orders_paid, begins, ends, given_begins, given_ends',
);
/**
 * The sums and the changes that are not yet in them, in one statement. Between two statements, the worker could move
 * rows.
 */
const allTime = sql`(select plan_id, ${MEASURES} from revenue_totals union all select plan_id, ${MEASURES} from revenue_changes) sums`;
type Day = string | RawBuilder<unknown>;
const between = (first: Day, last: Day) => sql`(
  select day, plan_id, ${MEASURES} from revenue_days where day between ${first} and ${last}
  union all select day, plan_id, ${MEASURES} from revenue_changes where day between ${first} and ${last}) sums`;

const ENDING_SOON_DAYS = 7;
/** Used for single components instead of a plan id. */
const NO_PLAN = sql.lit('00000000-0000-0000-0000-000000000000');
/** More plans than a shop ever has. */
const PLANS_MOST = 1_000;
/** About forty places, with more tax rates than exist. */
const TAX_LINES_MOST = 1_000;

export const sumsRepository = {
  /** The running periods: those that have started and not ended. Other days are counted by date, today by the time. */
  readStats: async (db: Database, now: Date): Promise<Stats> => {
    const today = sql`shop_day(${now})`;
    const tomorrow = sql`((${today} + 1)::timestamp at time zone 'Asia/Kolkata')`;
    const { rows } = await sql<Stats>`
      with whole as (
        select coalesce(sum(sold_paise - returned_paise - lost_paise), 0)::bigint as paise, coalesce(sum(subscribers), 0)::bigint as subscribers,
          coalesce(sum(begins - ends), 0)::bigint as running, coalesce(sum(given_begins - given_ends), 0)::bigint as given
        from ${allTime}
      ), later as (
        select coalesce(sum(begins), 0)::bigint as begins, coalesce(sum(ends), 0)::bigint as ends,
          coalesce(sum(given_begins), 0)::bigint as given_begins, coalesce(sum(given_ends), 0)::bigint as given_ends,
          coalesce(sum(ends) filter (where day <= ${today} + ${ENDING_SOON_DAYS}::int), 0)::bigint as soon
        from (select day, ${MEASURES} from revenue_days where day > ${today}
              union all select day, ${MEASURES} from revenue_changes where day > ${today}) sums
      ), beginning as (
        select count(*) as periods, count(*) filter (where source_kind <> 'order') as given from grants
        where kind = 'plan' and revoked_at is null and starts_at > ${now} and starts_at < ${tomorrow}
      ), ending as (
        select count(*) as periods, count(*) filter (where source_kind <> 'order') as given from grants
        where kind = 'plan' and revoked_at is null and ends_at > ${now} and ends_at < ${tomorrow}
      )
      select whole.paise as total_paise, whole.subscribers,
        whole.running - later.begins + later.ends - beginning.periods + ending.periods as running,
        whole.given - later.given_begins + later.given_ends - beginning.given + ending.given as given,
        later.soon + ending.periods as ending_soon,
        (select coalesce(sum(sold_paise - returned_paise - lost_paise), 0)::bigint
         from ${between(sql`date_trunc('month', ${today})::date`, today)}) as month_paise
      from whole, later, beginning, ending`.execute(db);
    return rows[0]!;
  },

  /** By days or by months. Each month is named by its first day. */
  listPeriods: async (
    db: Database,
    o: { first: string; last: string; unit: 'day' | 'month' },
  ): Promise<PeriodRow[]> => {
    const { rows } = await sql<PeriodRow>`
      select to_char(date_trunc(${sql.lit(o.unit)}, day), 'YYYY-MM-DD') as day,
        sum(sold_paise - renewed_paise)::bigint as fresh_paise, sum(renewed_paise)::bigint as renewed_paise,
        sum(returned_paise + lost_paise)::bigint as back_paise
      from ${between(o.first, o.last)} group by 1`.execute(db);
    return rows;
  },

  readFigures: async (db: Database, o: { first: string; last: string }): Promise<Figures> => {
    const { rows } = await sql<Figures>`
      select coalesce(sum(sales), 0)::bigint as sales, coalesce(sum(renewals), 0)::bigint as renewals,
        coalesce(sum(sales - renewals) filter (where plan_id <> ${NO_PLAN}), 0)::bigint as subscriptions,
        coalesce(sum(sales) filter (where plan_id = ${NO_PLAN}), 0)::bigint as singles,
        coalesce(sum(sold_paise) filter (where plan_id = ${NO_PLAN}), 0)::bigint as single_paise,
        coalesce(sum(refunds), 0)::bigint as refunds, coalesce(sum(returned_paise), 0)::bigint as returned_paise,
        coalesce(sum(lost_paise), 0)::bigint as lost_paise, coalesce(sum(fees_paise), 0)::bigint as fees_paise,
        coalesce(sum(orders_begun), 0)::bigint as orders_begun, coalesce(sum(orders_paid), 0)::bigint as orders_paid
      from ${between(o.first, o.last)}`.execute(db);
    return rows[0]!;
  },

  /** The most sold first. Single components have no name. */
  listPlans: async (
    db: Database,
  ): Promise<{ planId: string; name: string | null; sales: number }[]> => {
    const { rows } = await sql<{ planId: string; name: string | null; sales: number }>`
      select sums.plan_id, plans.name, sum(sales)::bigint as sales
      from ${allTime} left join plans on plans.id = sums.plan_id
      group by sums.plan_id, plans.name having sum(sales) > 0 order by sales desc, plans.name limit ${PLANS_MOST}`.execute(
      db,
    );
    return rows;
  },

  /** By the dates of invoices, receipts and credit notes. Each document is added to its month when it is issued. */
  listTaxes: (db: Database, month: string): Promise<TaxRow[]> =>
    db
      .selectFrom('invoiceTaxes')
      .select(['place', 'rate', 'soldPaise', 'soldCgstPaise', 'soldSgstPaise', 'soldIgstPaise'])
      .select(['returnedPaise', 'returnedCgstPaise', 'returnedSgstPaise', 'returnedIgstPaise'])
      .where('month', '=', sql<Date>`${`${month}-01`}::date`)
      .orderBy('place')
      .orderBy('rate')
      .limit(TAX_LINES_MOST)
      .execute(),

  /** Adds waiting changes to the sums. Returns their number. */
  count: async (db: Database, most: number): Promise<number> => {
    const { rows } = await sql<{ counted: number }>`
      select count_revenue(${most}) as counted`.execute(db);
    return rows[0]?.counted ?? 0;
  },
};
