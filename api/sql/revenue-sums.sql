-- What one or more ledger transactions mean: a sale is what a capture books as revenue, a return what is taken out of it again.
create or replace function revenue_of(entries ledger_entries[]) returns table (
  txn_key text, payment_id text, posted_at timestamptz, is_sale boolean, is_return boolean,
  sold bigint, sold_cgst bigint, sold_sgst bigint, sold_igst bigint,
  returned bigint, returned_cgst bigint, returned_sgst bigint, returned_igst bigint,
  lost bigint, fees bigint, fee_tax bigint
) language sql immutable as $$
  select txn_key, payment_id, posted_at, is_sale, is_return,
    case when is_sale then -(income + cgst + sgst + igst) else 0 end,
    case when is_sale then -cgst else 0 end, case when is_sale then -sgst else 0 end, case when is_sale then -igst else 0 end,
    case when is_return then income + cgst + sgst + igst else 0 end,
    case when is_return then cgst else 0 end, case when is_return then sgst else 0 end, case when is_return then igst else 0 end,
    lost, fees, fee_tax
  from (
    select txn_key, payment_id, min(posted_at) as posted_at,
      bool_or(account like 'revenue:%') as is_sale, bool_or(account = 'refunds') as is_return,
      coalesce(sum(amount_paise) filter (where account like 'revenue:%' or account = 'refunds'), 0)::bigint as income,
      coalesce(sum(amount_paise) filter (where account = 'gst_output:cgst'), 0)::bigint as cgst,
      coalesce(sum(amount_paise) filter (where account = 'gst_output:sgst'), 0)::bigint as sgst,
      coalesce(sum(amount_paise) filter (where account = 'gst_output:igst'), 0)::bigint as igst,
      coalesce(sum(amount_paise) filter (where account = 'disputes'), 0)::bigint as lost,
      coalesce(sum(amount_paise) filter (where account in ('provider_fees', 'gst_input')), 0)::bigint as fees,
      coalesce(sum(amount_paise) filter (where account = 'gst_input'), 0)::bigint as fee_tax
    from unnest(entries) group by txn_key, payment_id
  ) txns
$$;

-- Adds the oldest changes to the sums and says how many there were; none while somebody else is at it.
create or replace function count_revenue(most integer) returns integer language plpgsql as $$
declare
  counted integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('count revenue')) then return 0; end if;
  with taken as materialized (
    delete from revenue_changes where id in (select id from revenue_changes order by id limit most) returning *
  ), days as (
    insert into revenue_days as known
      select day, plan_id, sum(sales), sum(sold_paise), sum(sold_cgst_paise), sum(sold_sgst_paise), sum(sold_igst_paise),
        sum(renewals), sum(renewed_paise), sum(subscribers), sum(refunds), sum(returned_paise), sum(returned_cgst_paise),
        sum(returned_sgst_paise), sum(returned_igst_paise), sum(lost_paise), sum(fees_paise), sum(fee_tax_paise),
        sum(orders_begun), sum(orders_paid), sum(begins), sum(ends), sum(given_begins), sum(given_ends)
      from taken group by day, plan_id
      on conflict (day, plan_id) do update set
        sales = known.sales + excluded.sales, sold_paise = known.sold_paise + excluded.sold_paise,
        sold_cgst_paise = known.sold_cgst_paise + excluded.sold_cgst_paise,
        sold_sgst_paise = known.sold_sgst_paise + excluded.sold_sgst_paise,
        sold_igst_paise = known.sold_igst_paise + excluded.sold_igst_paise,
        renewals = known.renewals + excluded.renewals, renewed_paise = known.renewed_paise + excluded.renewed_paise,
        subscribers = known.subscribers + excluded.subscribers, refunds = known.refunds + excluded.refunds,
        returned_paise = known.returned_paise + excluded.returned_paise,
        returned_cgst_paise = known.returned_cgst_paise + excluded.returned_cgst_paise,
        returned_sgst_paise = known.returned_sgst_paise + excluded.returned_sgst_paise,
        returned_igst_paise = known.returned_igst_paise + excluded.returned_igst_paise,
        lost_paise = known.lost_paise + excluded.lost_paise, fees_paise = known.fees_paise + excluded.fees_paise,
        fee_tax_paise = known.fee_tax_paise + excluded.fee_tax_paise,
        orders_begun = known.orders_begun + excluded.orders_begun, orders_paid = known.orders_paid + excluded.orders_paid,
        begins = known.begins + excluded.begins, ends = known.ends + excluded.ends,
        given_begins = known.given_begins + excluded.given_begins, given_ends = known.given_ends + excluded.given_ends
  ), totals as (
    insert into revenue_totals as known
      select plan_id, sum(sales), sum(sold_paise), sum(sold_cgst_paise), sum(sold_sgst_paise), sum(sold_igst_paise),
        sum(renewals), sum(renewed_paise), sum(subscribers), sum(refunds), sum(returned_paise), sum(returned_cgst_paise),
        sum(returned_sgst_paise), sum(returned_igst_paise), sum(lost_paise), sum(fees_paise), sum(fee_tax_paise),
        sum(orders_begun), sum(orders_paid), sum(begins), sum(ends), sum(given_begins), sum(given_ends)
      from taken group by plan_id
      on conflict (plan_id) do update set
        sales = known.sales + excluded.sales, sold_paise = known.sold_paise + excluded.sold_paise,
        sold_cgst_paise = known.sold_cgst_paise + excluded.sold_cgst_paise,
        sold_sgst_paise = known.sold_sgst_paise + excluded.sold_sgst_paise,
        sold_igst_paise = known.sold_igst_paise + excluded.sold_igst_paise,
        renewals = known.renewals + excluded.renewals, renewed_paise = known.renewed_paise + excluded.renewed_paise,
        subscribers = known.subscribers + excluded.subscribers, refunds = known.refunds + excluded.refunds,
        returned_paise = known.returned_paise + excluded.returned_paise,
        returned_cgst_paise = known.returned_cgst_paise + excluded.returned_cgst_paise,
        returned_sgst_paise = known.returned_sgst_paise + excluded.returned_sgst_paise,
        returned_igst_paise = known.returned_igst_paise + excluded.returned_igst_paise,
        lost_paise = known.lost_paise + excluded.lost_paise, fees_paise = known.fees_paise + excluded.fees_paise,
        fee_tax_paise = known.fee_tax_paise + excluded.fee_tax_paise,
        orders_begun = known.orders_begun + excluded.orders_begun, orders_paid = known.orders_paid + excluded.orders_paid,
        begins = known.begins + excluded.begins, ends = known.ends + excluded.ends,
        given_begins = known.given_begins + excluded.given_begins, given_ends = known.given_ends + excluded.given_ends
  )
  select count(*) into counted from taken;
  return counted;
end $$;

-- Everything anew from the ledger, the orders and the grants, with nobody else writing.
create or replace function recount_revenue() returns void language plpgsql as $$
declare
  this_day date;
begin
  perform pg_advisory_xact_lock(hashtext('count revenue'));
  lock table ledger_entries, purchase_orders, grants in share mode;
  delete from revenue_changes;
  delete from sales;
  delete from revenue_days;
  delete from revenue_totals;
  create temporary table booked on commit drop as select * from revenue_of('{}');
  -- A day at a time: all of it in one array could be more than the server holds.
  for this_day in select day from generate_series((select shop_day(min(posted_at)) from ledger_entries),
      (select shop_day(max(posted_at)) from ledger_entries), interval '1 day') day loop
    insert into booked select r.* from revenue_of(array(select entry from ledger_entries entry
      where posted_at >= this_day::timestamp at time zone 'Asia/Kolkata'
        and posted_at < (this_day + 1)::timestamp at time zone 'Asia/Kolkata')) r;
  end loop;
  insert into sales (order_id, payment_id, user_id, plan_id, item_name, duration_days, amount_paise, sold_at, until, is_renewal)
    select o.id, r.payment_id, o.user_id, o.plan_id,
      coalesce(o.item_snapshot ->> 'name', o.item_snapshot ->> 'title', ''), (o.item_snapshot ->> 'durationDays')::integer,
      o.amount_paise, r.posted_at, coalesce(least(g.revoked_at, g.ends_at), 'infinity'),
      o.plan_id is not null and row_number() over (partition by o.user_id, o.plan_id is not null order by r.posted_at, o.id) > 1
    from booked r join provider_payments p using (payment_id) join purchase_orders o on o.id = p.order_id
      left join grants g on g.source_kind = 'order' and g.source_id = o.id
    where r.is_sale;
  insert into revenue_changes (day, plan_id, sales, sold_paise, sold_cgst_paise, sold_sgst_paise, sold_igst_paise,
      renewals, renewed_paise, subscribers, refunds, returned_paise, returned_cgst_paise, returned_sgst_paise, returned_igst_paise,
      lost_paise, fees_paise, fee_tax_paise)
    select shop_day(r.posted_at), coalesce(o.plan_id, '00000000-0000-0000-0000-000000000000'),
      case when is_sale then 1 else 0 end, sold, sold_cgst, sold_sgst, sold_igst,
      case when is_sale and s.is_renewal then 1 else 0 end, case when is_sale and s.is_renewal then sold else 0 end,
      case when is_sale and s.plan_id is not null and not s.is_renewal then 1 else 0 end,
      case when is_return then sign(returned)::integer else 0 end, returned, returned_cgst, returned_sgst, returned_igst,
      lost, fees, fee_tax
    from booked r left join provider_payments p using (payment_id) left join purchase_orders o on o.id = p.order_id
      left join sales s on s.order_id = o.id
    where is_sale or is_return or lost <> 0 or fees <> 0;
  insert into revenue_changes (day, plan_id, orders_begun, orders_paid)
    select shop_day(created_at), coalesce(plan_id, '00000000-0000-0000-0000-000000000000'), count(*), count(paid_at)
    from purchase_orders group by 1, 2;
  insert into revenue_changes (day, plan_id, begins, ends, given_begins, given_ends)
    select shop_day(starts_at), plan_id, count(*), 0, count(*) filter (where source_kind <> 'order'), 0
      from grants where kind = 'plan' and revoked_at is null group by 1, 2
    union all
    select shop_day(ends_at), plan_id, 0, count(*), 0, count(*) filter (where source_kind <> 'order')
      from grants where kind = 'plan' and revoked_at is null group by 1, 2;
end $$;
