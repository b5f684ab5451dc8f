-- What was earned, kept as sums, so that a question about a million payments reads as many rows as one about a thousand.

-- One row for each purchase that was granted, with what the admin's list is narrowed and ordered by. No personal data in it.
create table sales (
  order_id uuid primary key references purchase_orders,
  payment_id text not null unique references provider_payments,
  user_id uuid not null references users,
  -- Null for a single component.
  plan_id uuid references plans,
  item_name text not null,
  duration_days integer,
  amount_paise bigint not null,
  sold_at timestamptz not null,
  -- When access ends or has ended; a component's never does by itself.
  until timestamptz not null,
  is_renewal boolean not null,
  -- True some time after the end: it keeps the indexes apart, the exact moment is compared.
  is_over boolean not null default false
);

-- Every movement of money as it changes the sums, written in the transaction of the ledger and added up by one writer later.
-- Whoever reads the sums reads these too, so nothing is ever missing. Single components have the plan of zeros.
create table revenue_changes (
  id bigint generated always as identity primary key,
  day date not null,
  plan_id uuid not null,
  sales integer not null default 0,
  sold_paise bigint not null default 0,
  sold_cgst_paise bigint not null default 0,
  sold_sgst_paise bigint not null default 0,
  sold_igst_paise bigint not null default 0,
  renewals integer not null default 0,
  renewed_paise bigint not null default 0,
  subscribers integer not null default 0,
  refunds integer not null default 0,
  returned_paise bigint not null default 0,
  returned_cgst_paise bigint not null default 0,
  returned_sgst_paise bigint not null default 0,
  returned_igst_paise bigint not null default 0,
  lost_paise bigint not null default 0,
  fees_paise bigint not null default 0,
  fee_tax_paise bigint not null default 0,
  -- Orders begun on this day, and those of them that were paid, whenever that was.
  orders_begun integer not null default 0,
  orders_paid integer not null default 0,
  -- Periods of plans that begin and end on this day, and those of them that nobody paid for.
  begins integer not null default 0,
  ends integer not null default 0,
  given_begins integer not null default 0,
  given_ends integer not null default 0
);

create table revenue_days (like revenue_changes including defaults);
alter table revenue_days drop column id, add primary key (day, plan_id);

create table revenue_totals (like revenue_days including defaults);
alter table revenue_totals drop column day, add primary key (plan_id);

create index sales_newest on sales (sold_at, order_id);
create index sales_running on sales (sold_at, order_id) where not is_over;
create index sales_over on sales (sold_at, order_id) where is_over;
create index sales_ending on sales (until) include (order_id) where not is_over;
create index sales_user on sales (user_id, sold_at);
create index sales_plan on sales (plan_id, sold_at, order_id);
create index sales_singles on sales using gin (lower(item_name) gin_trgm_ops) where plan_id is null;

create function note_revenue() returns trigger language plpgsql as $$
declare
  booked ledger_entries[] := array(select entry from booked_entries entry);
begin
  insert into sales (order_id, payment_id, user_id, plan_id, item_name, duration_days, amount_paise, sold_at, until, is_renewal)
    select o.id, r.payment_id, o.user_id, o.plan_id,
      coalesce(o.item_snapshot ->> 'name', o.item_snapshot ->> 'title', ''), (o.item_snapshot ->> 'durationDays')::integer,
      o.amount_paise, r.posted_at, coalesce(least(g.revoked_at, g.ends_at), 'infinity'),
      o.plan_id is not null and exists (select from sales s where s.user_id = o.user_id and s.plan_id is not null)
    from revenue_of(booked) r join provider_payments p using (payment_id) join purchase_orders o on o.id = p.order_id
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
    from revenue_of(booked) r left join provider_payments p using (payment_id) left join purchase_orders o on o.id = p.order_id
      left join sales s on s.order_id = o.id
    where is_sale or is_return or lost <> 0 or fees <> 0;
  return null;
end $$;

create function note_order() returns trigger language plpgsql as $$
begin
  insert into revenue_changes (day, plan_id, orders_begun, orders_paid)
  values (shop_day(new.created_at), coalesce(new.plan_id, '00000000-0000-0000-0000-000000000000'),
    case when tg_op = 'INSERT' then 1 else 0 end, case when new.paid_at is not null then 1 else 0 end);
  return null;
end $$;

-- Moving, ending or returning a period takes its days out of the sums and adds the new ones.
create function note_period() returns trigger language plpgsql as $$
begin
  if new.kind = 'plan' then
    insert into revenue_changes (day, plan_id, begins, ends, given_begins, given_ends)
    select shop_day(moment), new.plan_id, begun, ended,
      case when new.source_kind = 'order' then 0 else begun end, case when new.source_kind = 'order' then 0 else ended end
    from (
      select new.starts_at, 1, 0 where new.revoked_at is null
      union all select new.ends_at, 0, 1 where new.revoked_at is null
      union all select old.starts_at, -1, 0 where tg_op = 'UPDATE' and old.revoked_at is null
      union all select old.ends_at, 0, -1 where tg_op = 'UPDATE' and old.revoked_at is null
    ) changes (moment, begun, ended);
  end if;
  if tg_op = 'UPDATE' and new.source_kind = 'order' then
    update sales set until = coalesce(least(new.revoked_at, new.ends_at), 'infinity'), is_over = false where order_id = new.source_id;
  end if;
  return null;
end $$;

create trigger ledger_entries_counted after insert on ledger_entries
  referencing new table as booked_entries for each statement execute function note_revenue();
create trigger purchase_orders_begun after insert on purchase_orders for each row execute function note_order();
create trigger purchase_orders_paid after update of paid_at on purchase_orders
  for each row when (old.paid_at is null and new.paid_at is not null) execute function note_order();
create trigger grants_counted after insert or update of starts_at, ends_at, revoked_at on grants
  for each row execute function note_period();

grant select, insert, update on sales, revenue_days, revenue_totals to api;
grant select, insert, delete on revenue_changes to api;

-- What one or more ledger transactions mean: a sale is what a capture books as revenue, a return what is taken out of it again.
create function revenue_of(entries ledger_entries[]) returns table (
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
create function count_revenue(most integer) returns integer language plpgsql as $$
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
create function recount_revenue() returns void language plpgsql as $$
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
