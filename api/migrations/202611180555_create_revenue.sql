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
