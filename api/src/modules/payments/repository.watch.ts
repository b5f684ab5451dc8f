import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

export type Window = { now: Date; since: Date };

const ago = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000);

/** The invariants. Each query counts the rows that violate one. Most read only recent rows, so that they stay fast. */
const INVARIANTS = {
  'captured but not granted': ({ now, since }: Window) => sql`
    select count(*) from provider_payments
    where seen_at >= ${since} and seen_at < ${ago(now, 15)} and status in ('captured', 'refunded') and disposition is null`,
  'granted without a capture': ({ since }: Window) => sql`
    select count(*) from grants
    where created_at >= ${since} and source_kind = 'order' and revoked_at is null
      and not exists (select 1 from provider_payments where order_id = grants.source_id and disposition = 'granted')`,
  'paid without a grant': ({ since }: Window) => sql`
    select count(*) from purchase_orders
    where created_at >= ${since} and status = 'paid'
      and not exists (select 1 from grants where source_kind = 'order' and source_id = purchase_orders.id)`,
  'two grants for one order': ({ since }: Window) => sql`
    select count(*) from (select 1 from grants
    where created_at >= ${since} and source_kind = 'order' and revoked_at is null
    group by source_id having count(*) > 1) doubled`,
  'a credit that ended nothing': ({ since }: Window) => sql`
    select count(*) from order_credits c join purchase_orders o on o.id = c.order_id
    where o.created_at >= ${since} and o.status = 'paid' and c.used_at is null`,
  'a credited period that still runs': ({ since }: Window) => sql`
    select count(*) from order_credits c join grants g on g.id = c.grant_id
    where c.used_at >= ${since} and c.returned_at is null and g.revoked_at is null`,
  'a credit whose payment went back': ({ since }: Window) => sql`
    select count(*) from (
      select 1 from order_credits c join grants g on g.id = c.grant_id
      join provider_payments p on p.order_id = g.source_id and p.disposition = 'granted'
      where c.used_at >= ${since} and c.returned_at is null
      group by p.payment_id, p.order_id, p.amount_paise, p.refunded_paise
      having p.amount_paise - p.refunded_paise
          + coalesce((select sum(own.credit_paise) from order_credits own where own.order_id = p.order_id), 0)
        < sum(c.credit_paise)) gone`,
  'a refunded upgrade that gave nothing back': ({ since }: Window) => sql`
    select count(*) from order_credits c join purchase_orders o on o.id = c.order_id
    where o.created_at >= ${since} and o.status = 'refunded' and c.used_at is not null and c.returned_at is null`,
  'a price that is neither paid nor credited': ({ since }: Window) => sql`
    select count(*) from purchase_orders o
    where o.created_at >= ${since} and exists (select 1 from order_credits where order_id = o.id)
      and (o.item_snapshot ->> 'pricePaise')::bigint <> o.amount_paise
        + (select sum(credit_paise) from order_credits where order_id = o.id)`,
  'a ledger transaction that does not add up': ({ since }: Window) => sql`
    select count(*) from (select 1 from ledger_entries
    where posted_at >= ${since} group by txn_key having sum(amount_paise) <> 0) unbalanced`,
  'a ledger that differs from the payment': ({ since }: Window) => sql`
    select count(*) from provider_payments p
    where p.payment_id in (select payment_id from provider_payments where seen_at >= ${since}
                           union select payment_id from provider_disputes where seen_at >= ${since})
      and p.disposition is not null and p.currency = 'INR'
      and coalesce((select sum(amount_paise) from ledger_entries l
                    where l.payment_id = p.payment_id and l.account = 'provider_clearing'), 0)
        <> case when p.disposition = 'returned' then 0
                else p.amount_paise - p.refunded_paise - coalesce(p.fee_paise, 0)
                  - coalesce((select sum(deducted_paise) from provider_disputes d
                              where d.payment_id = p.payment_id and d.status <> 'won'), 0) end`,
  'revenue that differs from the ledger': ({ since }: Window) => sql`
    select case when (
        select coalesce(sum(sold_paise - returned_paise - lost_paise), 0) from (
          select day, sold_paise, returned_paise, lost_paise from revenue_days where day > shop_day(${since})
          union all select day, sold_paise, returned_paise, lost_paise from revenue_changes where day > shop_day(${since})
        ) sums
      ) = (
        select coalesce(-sum(amount_paise), 0) from ledger_entries
        where posted_at >= (shop_day(${since}) + 1)::timestamp at time zone 'Asia/Kolkata'
          and (account like 'revenue:%' or account like 'gst_output:%' or account in ('refunds', 'disputes'))
      ) then 0 else 1 end as count`,
  'a month of tax that differs from its papers': ({ since }: Window) => sql`
    with papers as (
      select date_trunc('month', shop_day(issued_at))::date as month, place_of_supply, tax_rate_percent,
        corrects_id is null as is_sale, sum(amount_paise) as paise, sum(cgst_paise) as cgst, sum(sgst_paise) as sgst, sum(igst_paise) as igst
      from invoices where issued_at >= date_trunc('month', shop_day(${since}))::timestamp at time zone 'Asia/Kolkata'
      group by 1, 2, 3, 4
    ), known as (
      select month, place, rate, is_sale, paise, cgst, sgst, igst
      from invoice_taxes cross join lateral (values
        (true, sold_paise, sold_cgst_paise, sold_sgst_paise, sold_igst_paise),
        (false, returned_paise, returned_cgst_paise, returned_sgst_paise, returned_igst_paise)
      ) parts (is_sale, paise, cgst, sgst, igst)
      where month >= date_trunc('month', shop_day(${since})) and (paise, cgst, sgst, igst) <> (0, 0, 0, 0)
    )
    select count(*) from ((table papers except table known) union all (table known except table papers)) differing`,
  'a settled row that differs': () => sql`
    select count(*) from settled_rows where difference is not null`,
  'a payment that never reached the bank': ({ now, since }: Window) => sql`
    select case when exists (select 1 from settled_rows) then (
      select count(*) from provider_payments p
      where p.settled_at >= ${since} and p.settled_at < ${ago(now, 7 * 24 * 60)} and p.disposition in ('granted', 'excess')
        and not exists (select 1 from settled_rows s where s.entity_id = p.payment_id)
    ) else 0 end as count`,
  'an excess that has not gone back': ({ now }: Window) => sql`
    select count(*) from provider_payments
    where refund_at is not null and settled_at < ${ago(now, 24 * 60)}`,
  'money that a dispute holds for long': ({ now }: Window) => sql`
    select count(*) from provider_disputes d
    where d.deducted_paise > 0 and d.status not in ('won', 'lost') and (
      (d.status = 'closed' and d.seen_at < ${ago(now, 2 * 24 * 60)})
      or exists (select 1 from ledger_entries l where l.payment_id = d.payment_id and l.account = 'dispute_holds'
                   and split_part(l.txn_key, ':', 2) = d.dispute_id and l.posted_at < ${ago(now, 60 * 24 * 60)}))`,
  'money nobody ordered': () => sql`
    select count(*) from provider_payments where disposition = 'suspense'`,
  'an event nobody acted on': ({ now }: Window) => sql`
    select count(*) from provider_events
    where next_try_at is not null and received_at < ${ago(now, 10)}`,
  'a parked event': () => sql`select count(*) from provider_events where parked_at is not null`,
  'an order nobody looked at': ({ now }: Window) => sql`
    select count(*) from purchase_orders where next_check_at < ${ago(now, 15)}`,
  'a payment without its invoice': ({ now }: Window) => sql`
    select count(*) from pending_invoices w join purchase_orders o on o.id = w.order_id
    where o.paid_at < ${ago(now, 60)}`,
  'a refund without its credit note': ({ now }: Window) => sql`
    select count(*) from pending_invoices w join provider_refunds r on r.refund_id = w.refund_id
    where r.seen_at < ${ago(now, 60)}`,
  'a gap in the numbers of invoices': () => sql`
    select count(*) from invoice_series s
    where s.last_serial <> (select count(*) from invoices i
                            where i.series = s.series and i.financial_year = s.financial_year)`,
  'an invoice that was not delivered': ({ now }: Window) => sql`
    select count(*) from invoice_deliveries d join invoices i on i.id = d.invoice_id
    where d.next_try_at is not null and i.issued_at < ${ago(now, 24 * 60)}`,
  'a forgotten name that still has a file': ({ now }: Window) => sql`
    select count(*) from invoice_leftovers where forgotten_at < ${ago(now, 24 * 60)}`,
  'a name on a paper of somebody who has gone': ({ now }: Window) => sql`
    select count(*) from users u join invoices i on i.user_id = u.id join invoice_deliveries d on d.invoice_id = i.id
    where u.deleted_at < ${ago(now, 120)} and i.issued_at < ${ago(now, 120)}
      and num_nonnulls(d.recipient_name, d.recipient_email) > 0`,
  'buyers, but no purchase': ({ now }: Window) => sql`
    select case when count(*) >= 20 and count(paid_at) = 0 then 1 else 0 end as count
    from purchase_orders where created_at >= ${ago(now, 6 * 60)}`,
  'payments, but no word from the provider': ({ now }: Window) => sql`
    select case when (select count(*) from provider_payments
                      where settled_at >= ${ago(now, 60)} and settled_at < ${ago(now, 15)}) >= 5
                 and not exists (select 1 from provider_events where received_at >= ${ago(now, 60)})
           then 1 else 0 end as count`,
} as const;

export type Invariant = keyof typeof INVARIANTS;
export const INVARIANT_NAMES = Object.keys(INVARIANTS) as Invariant[];

export const watchRepository = {
  countBreaches: async (db: Database, name: Invariant, window: Window): Promise<number> => {
    const { rows } = await sql<{ count: number }>`${INVARIANTS[name](window)}`.execute(db);
    return rows[0]?.count ?? 0;
  },
};
