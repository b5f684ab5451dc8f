-- Names in plain words. Functions name tables in their bodies, so those are written anew.
do $$
declare
  renamed record;
  part record;
begin
  for renamed in
    select was, name from (values
      ('fruitless_searches', 'zero_result_searches'),
      ('refund_wishes', 'refund_requests'),
      ('invoice_wishes', 'pending_invoices'),
      ('component_submissions', 'component_idempotency_keys'),
      ('request_submissions', 'request_idempotency_keys'),
      ('grant_letters', 'grant_reminders'),
      ('paper_taxes', 'invoice_taxes')
    ) names (was, name)
  loop
    execute format('alter table %I rename to %I', renamed.was, renamed.name);
    for part in
      select conname as was, replace(conname, renamed.was, renamed.name) as name from pg_constraint
      where conrelid = renamed.name::regclass and starts_with(conname, renamed.was)
    loop
      execute format('alter table %I rename constraint %I to %I', renamed.name, part.was, part.name);
    end loop;
    for part in
      select relname as was, replace(relname, renamed.was, renamed.name) as name
      from pg_index join pg_class on pg_class.oid = indexrelid
      where indrelid = renamed.name::regclass and starts_with(relname, renamed.was)
    loop
      execute format('alter index %I rename to %I', part.was, part.name);
    end loop;
    for part in
      select tgname as was, replace(tgname, renamed.was, renamed.name) as name from pg_trigger
      where tgrelid = renamed.name::regclass and not tgisinternal and starts_with(tgname, renamed.was)
    loop
      execute format('alter trigger %I on %I rename to %I', part.was, renamed.name, part.name);
    end loop;
  end loop;
end $$;
alter sequence invoice_wishes_id_seq rename to pending_invoices_id_seq;

alter table provider_payments rename column wished_paise to requested_paise;
alter table provider_payments rename constraint provider_payments_wished_paise_check to provider_payments_requested_paise_check;

create or replace function reserve_refund() returns trigger language plpgsql as $$
begin
  update provider_payments set requested_paise = (
      select coalesce(sum(amount_paise), 0) from refund_requests where payment_id = new.payment_id and status = 'asked')
    where payment_id = new.payment_id;
  return null;
end $$;

alter function wish_for_invoice rename to add_pending_invoice;
create or replace function add_pending_invoice() returns trigger language plpgsql as $$
begin
  insert into pending_invoices (order_id)
    select new.id where not exists (select 1 from invoices where order_id = new.id and corrects_id is null)
    on conflict do nothing;
  return null;
end $$;

alter function wish_for_credit_note rename to add_pending_credit_note;
create or replace function add_pending_credit_note() returns trigger language plpgsql as $$
begin
  insert into pending_invoices (refund_id)
    select new.refund_id where not exists (select 1 from invoices where refund_id = new.refund_id)
    on conflict do nothing;
  return null;
end $$;

alter function note_paper rename to add_invoice_taxes;
create or replace function add_invoice_taxes() returns trigger language plpgsql as $$
begin
  insert into invoice_taxes as known
    select date_trunc('month', shop_day(new.issued_at))::date, new.place_of_supply, new.tax_rate_percent,
      new.amount_paise * is_sale, new.cgst_paise * is_sale, new.sgst_paise * is_sale, new.igst_paise * is_sale,
      new.amount_paise * (1 - is_sale), new.cgst_paise * (1 - is_sale), new.sgst_paise * (1 - is_sale), new.igst_paise * (1 - is_sale)
    from (select case when new.corrects_id is null then 1 else 0 end as is_sale) paper
  on conflict (month, place, rate) do update set
    sold_paise = known.sold_paise + excluded.sold_paise,
    sold_cgst_paise = known.sold_cgst_paise + excluded.sold_cgst_paise,
    sold_sgst_paise = known.sold_sgst_paise + excluded.sold_sgst_paise,
    sold_igst_paise = known.sold_igst_paise + excluded.sold_igst_paise,
    returned_paise = known.returned_paise + excluded.returned_paise,
    returned_cgst_paise = known.returned_cgst_paise + excluded.returned_cgst_paise,
    returned_sgst_paise = known.returned_sgst_paise + excluded.returned_sgst_paise,
    returned_igst_paise = known.returned_igst_paise + excluded.returned_igst_paise;
  return null;
end $$;

alter function recount_paper_taxes rename to recount_invoice_taxes;
create or replace function recount_invoice_taxes() returns void language plpgsql as $$
begin
  lock table invoices in share row exclusive mode;
  delete from invoice_taxes;
  insert into invoice_taxes
    select date_trunc('month', shop_day(issued_at))::date, place_of_supply, tax_rate_percent,
      coalesce(sum(amount_paise) filter (where corrects_id is null), 0), coalesce(sum(cgst_paise) filter (where corrects_id is null), 0),
      coalesce(sum(sgst_paise) filter (where corrects_id is null), 0), coalesce(sum(igst_paise) filter (where corrects_id is null), 0),
      coalesce(sum(amount_paise) filter (where corrects_id is not null), 0), coalesce(sum(cgst_paise) filter (where corrects_id is not null), 0),
      coalesce(sum(sgst_paise) filter (where corrects_id is not null), 0), coalesce(sum(igst_paise) filter (where corrects_id is not null), 0)
    from invoices group by 1, 2, 3;
end $$;

-- Nothing reads the months of the ledger: the tax return follows the dates of the invoices.
create or replace function note_revenue() returns trigger language plpgsql as $$
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

drop table tax_months;
alter table revenue_changes drop column place, drop column rate;

drop function search_gather, search_walk;
create or replace function search_collect(collected integer[], slots search_slot[], published integer, wanted integer, few integer,
  out places integer[], out is_exact boolean)
language plpgsql stable as $$
declare
  slot search_slot := slots[1];
  most integer;
  oldest integer;
  newest integer;
  share float8 := 1;
  reading float8;
  looking float8;
begin
  is_exact := true;
  places := collected;
  if collected is null then
    most := case when cardinality(slots) = 1 and cardinality(slot.ids) * (published >> 13) < slot.uses then 1000 else 5000 end;
    if slot.uses is null or slot.uses > most
      or not (cardinality(slot.ids) <= 20 or search_is_tight(slot, published, wanted))
    then return; end if;
    places := coalesce((
      select uniq(sort(array_agg(place))) from (
        select unnest(p.places) as place from search_postings p
        where p.word_id = any (slot.ids) and p.field = slot.field) stands), '{}');
    slots := slots[2:];
  end if;
  foreach slot in array slots loop
    share := share * least(slot.uses::float8 / greatest(published, 1), 1);
  end loop;
  foreach slot in array slots loop
    oldest := places[1] >> 17;
    newest := places[cardinality(places)] >> 17;
    -- In microseconds, about: reading the slot's lists, and looking at as many components as fill the page without any.
    reading := 3.0 * cardinality(slot.ids) * (newest - oldest + 1) + slot.uses / 20.0;
    looking := 7.0 * least(cardinality(places), wanted / greatest(share, 1e-9));
    if slot.uses is null or cardinality(places) <= few or reading > greatest(looking, 3000) then
      is_exact := false;
      continue;
    end if;
    places := coalesce((
      select array_agg(place) from (
        select unnest(places & (
          select search_union(p.places order by cardinality(p.places)) from search_postings p
          where p.word_id = any (slot.ids) and p.field = slot.field and p.chunk = n.chunk)) as place
        from generate_series(oldest, newest) n (chunk)) common), '{}');
  end loop;
end $$;

create or replace function search_walk(collected integer[], slots search_slot[], others search_slot[], start integer,
  filter search_filter, wanted integer)
returns integer[] language plpgsql stable as $$
begin
  return array(
    select candidate.place from (
      select collected[generate_subscripts(collected, 1, true)] as place where collected is not null
      union all
      select held.places[generate_subscripts(held.places, 1, true)]
      from generate_series(start >> 17, 0, -1) n (chunk) cross join lateral (
        select (
          select search_common(list) from unnest(slots) s cross join lateral (
            select coalesce(search_union(p.places order by cardinality(p.places)), '{}') as list from search_postings p
            where p.word_id = any (s.ids) and p.field = s.field and p.chunk = n.chunk) l
        ) - coalesce((
          select search_common(list) from unnest(others) s cross join lateral (
            select coalesce(search_union(p.places order by cardinality(p.places)), '{}') as list from search_postings p
            where p.word_id = any (s.ids) and p.field = s.field and p.chunk = n.chunk) l
        ), '{}') as places offset 0) held
      where collected is null and cardinality(slots) > 0
      union all
      (select p.place from search_places p
        where collected is null and cardinality(slots) = 0 and p.place <= start order by p.place desc)
    ) candidate cross join lateral (
      select from search_places p join components c on c.id = p.component_id
      where p.place = candidate.place and c.status = 'published'
        and (filter.titles is null or c.title_lower like all (filter.titles))
        and (filter.texts is null or c.search_text like all (filter.texts))
        and (filter.phrase is null or c.search_text like filter.phrase)
        and (filter.unless_titles is null or not c.title_lower like all (filter.unless_titles))
        and (filter.unless_phrase is null or c.search_text not like filter.unless_phrase)
        and search_is_filed(c.title_lower, c.category, c.plan_id, filter)
      limit 1) fits
    where candidate.place <= start
    limit wanted);
end $$;

create or replace function search_by_words(
  needles text[], patterns text[], seams text[], phrase text, filed_needles text[], filed_in text[], titled text,
  category text, plan uuid, is_free boolean, after_at timestamptz, after_id uuid, after_group integer, wanted integer,
  out ids uuid[], out ahead integer, out total integer)
language plpgsql stable set plan_cache_mode = force_generic_plan set max_parallel_workers_per_gather = 0 as $$
declare
  -- So many are looked at one by one; of a single word the lists alone tell how many there are.
  few constant integer := case when cardinality(patterns) = 1 then 60 else 200 end;
  is_whole constant boolean := cardinality(needles) = cardinality(patterns);
  is_filtered constant boolean := num_nonnulls(filed_in, category, plan, is_free) > 0;
  published integer := (select coalesce(sum(count), 0) from category_counts);
  start integer;
  known record;
  filed record;
  joints record;
  text_slots search_slot[];
  title_slots search_slot[];
  phrase_slots search_slot[];
  in_texts record;
  in_titles record;
  in_phrase record;
  filter search_filter;
  first integer[] := '{}';
  others integer[] := '{}';
begin
  ids := '{}';
  ahead := 0;
  total := 0;
  select * into known
    from search_look_up(needles, 0::smallint, published, wanted, cardinality(patterns) = 1 and not is_filtered);
  select * into filed from search_look_up(filed_needles, 0::smallint, published, wanted, false);
  if known.text_uses = 0 or filed.text_uses = 0 then return; end if;
  text_slots := search_by_uses(known.in_texts || filed.in_texts);
  title_slots := search_by_uses(known.in_titles || filed.in_texts);
  filter.filed_in := filed_in;
  filter.titled := titled;
  filter.category := category;
  filter.plan := plan;
  filter.is_free := is_free;
  start := search_start(after_at, after_id);
  select * into in_texts from search_collect(null, text_slots, published, wanted, few);

  if cardinality(in_texts.places) <= few then
    select array_agg(m.component_id order by m.leads desc, m.place desc) filter (where m.is_next),
      count(*) filter (where m.is_next and m.leads), count(*)
    into ids, ahead, total
    from (
      select p.place, p.component_id, l.leads,
        after_id is null or after_group = 0 and not l.leads or (after_group = 0) = l.leads and p.place <= start as is_next
      from unnest(in_texts.places) candidate (place) join search_places p on p.place = candidate.place
      join components c on c.id = p.component_id
      cross join lateral (
        select c.title_lower like all (patterns) or coalesce(c.search_text like phrase, false) as leads offset 0) l
      where c.status = 'published' and c.search_text like all (patterns)
        and search_is_filed(c.title_lower, c.category, c.plan_id, filter)) m;
    ids := coalesce(ids[:wanted], '{}');
    ahead := least(ahead, wanted);
    return;
  end if;

  if known.title_uses is distinct from 0 then
    select * into in_titles from search_collect(null, title_slots, published, wanted, 0);
  else
    select '{}'::integer[] as places, true as is_exact into in_titles;
  end if;
  if after_id is null or after_group = 0 then
    filter.titles := patterns;
    first := search_walk(in_titles.places, search_tight(title_slots, published, wanted), '{}', start, filter, wanted);
    filter.titles := null;
    if phrase is not null then
      select * into joints from search_look_up(seams, 1::smallint, published, wanted, false);
      if joints.text_uses is distinct from 0 then
        filter.phrase := phrase;
        phrase_slots := search_tight(text_slots || joints.in_texts, published, wanted);
        select * into in_phrase from search_collect(in_texts.places,
          case when in_texts.places is null then phrase_slots else joints.in_texts end, published, wanted, few);
        first := first | search_walk(in_phrase.places, phrase_slots, '{}', start, filter, wanted);
        filter.phrase := null;
      end if;
    end if;
    first := (sort_desc(first))[:wanted];
  end if;
  ahead := cardinality(first);
  if ahead < wanted then
    filter.texts := patterns;
    filter.unless_titles := patterns;
    filter.unless_phrase := phrase;
    -- What is known to lead need not be looked at again.
    title_slots := search_tight(known.in_titles, published, wanted);
    others := search_walk(
      case when is_whole and in_titles.is_exact then in_texts.places - coalesce(in_titles.places, '{}') else in_texts.places end,
      search_tight(text_slots, published, wanted),
      case when is_whole and known.title_uses > 0 and cardinality(title_slots) = cardinality(needles) then title_slots else '{}' end,
      case when after_group = 1 then start else search_start(null, null) end, filter, wanted - ahead);
  end if;

  ids := array(
    select p.component_id from unnest(first || others) with ordinality found (place, number)
    join search_places p on p.place = found.place order by found.number);
  total := case
    when after_id is null and cardinality(ids) < wanted then cardinality(ids)
    when not is_whole or is_filtered then null
    when cardinality(needles) = 1 and cardinality((known.in_texts[1]).ids) = 1 then known.text_uses
    when in_texts.is_exact then cardinality(in_texts.places) end;
end $$;

create or replace function search_by_category(
  needles text[], pattern text, names text[], after_at timestamptz, after_id uuid, wanted integer,
  out ids uuid[], out ahead integer, out total integer)
language plpgsql stable set plan_cache_mode = force_generic_plan set max_parallel_workers_per_gather = 0 as $$
declare
  published integer := (select coalesce(sum(count), 0) from category_counts);
  start integer := search_start(after_at, after_id);
  known record;
  in_titles integer[] := '{}';
  titled integer[] := '{}';
  filed integer[];
  filter search_filter;
begin
  select * into known from search_look_up(needles, 0::smallint, published, wanted, cardinality(needles) = 1);
  filter.titles := array[pattern];
  if known.title_uses is distinct from 0 then
    in_titles := (select places from search_collect(null, known.in_titles, published, wanted, 200));
    titled := search_walk(in_titles, search_tight(known.in_titles, published, wanted), '{}', start, filter, wanted);
  end if;
  filed := array(
    select newest.place from unnest(names) name cross join lateral (
      select p.place from components c join search_places p on p.component_id = c.id
      where c.status = 'published' and c.category = name and (c.published_at, c.id) <= (
        select l.published_at, l.id from search_places f join components l on l.id = f.component_id where f.place = start)
      order by c.published_at desc, c.id desc limit wanted) newest);
  ids := array(
    select p.component_id from unnest((sort_desc(titled | filed))[:wanted]) with ordinality found (place, number)
    join search_places p on p.place = found.place order by found.number);
  ahead := cardinality(ids);
  if after_id is null and ahead < wanted then
    total := ahead;
  elsif cardinality(in_titles) <= 1000 then
    total := (select coalesce(sum(count), 0) from category_counts where category = any (names)) + (
      select count(*) from unnest(in_titles) candidate (place) join search_places p on p.place = candidate.place
      join components c on c.id = p.component_id
      where c.status = 'published' and c.title_lower like pattern and c.category <> all (names));
  end if;
end $$;

alter function search_settle rename to search_assign_places;
create or replace function keep_search() returns trigger language plpgsql security definer
set search_path = public, pg_temp set work_mem = '64MB' as $$
declare
  changed uuid[];
  newcomers uuid[];
  touched integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id) into changed from added where status = 'published';
  elsif tg_op = 'DELETE' then
    select array_agg(id) into changed from removed where status = 'published';
  else
    -- Copying and saving count on the same row many times a second; they must cost nothing here.
    select array_agg(id) into changed from removed r join added a using (id)
      where 'published' in (r.status, a.status)
        and (r.status, r.published_at, r.search_text) is distinct from (a.status, a.published_at, a.search_text);
  end if;
  if changed is null then return null; end if;
  -- One writer at a time: the same frequent words are in everything, and two writers would wait for each other in a circle.
  perform pg_advisory_xact_lock(4207002);

  if tg_op <> 'INSERT' then
    with entry as materialized (
      select found.* from (
        select array_agg(p.place) as places, array_agg(c.search_text) as texts, array_agg(c.title_lower) as titles,
          array_agg(search_label(c.title, c.category, c.tags)) as labels
        from unnest(changed) leaving (id) join search_places p on p.component_id = leaving.id
        join removed c on c.id = leaving.id and c.status = 'published') e
      cross join lateral search_entries(e.places, e.texts, e.titles, e.labels) found),
    lessened as (
      update search_words w set text_count = w.text_count - e.texts, title_count = w.title_count - e.titles,
        label_count = w.label_count - e.labels
      from (select kind, word, coalesce(sum(cardinality(places)) filter (where field = 0), 0) as texts,
              coalesce(sum(cardinality(places)) filter (where field = 1), 0) as titles,
              coalesce(sum(cardinality(places)) filter (where field = 2), 0) as labels
            from entry group by kind, word) e
      where (w.kind, w.word) = (e.kind, e.word)
      returning w.id, w.kind, w.word),
    thinned as (
      update search_postings kept set places = kept.places - entry.places
      from entry join lessened using (kind, word)
      where (kept.word_id, kept.field, kept.chunk) = (lessened.id, entry.field, entry.chunk)
      returning kept.word_id)
    select array_agg(distinct word_id) into touched from thinned;
    delete from search_postings where word_id = any (touched) and places = '{}';
    with forgotten as (delete from search_words where id = any (touched) and text_count = 0 returning *)
      delete from search_suffixes s using (
        select id, kind, suffix from forgotten cross join search_suffixes_of(kind, word) suffix) f
      where (s.kind, s.suffix, s.word_id) = (f.kind, f.suffix, f.id);
    if tg_op = 'UPDATE' then
      delete from search_places using removed r join added a using (id)
        where component_id = r.id and r.id = any (changed)
          and (r.status, r.published_at) is distinct from (a.status, a.published_at);
    else
      delete from search_places where component_id = any (changed);
    end if;
  end if;

  if tg_op <> 'DELETE' then
    select array_agg(a.id) into changed from added a where a.id = any (changed) and a.status = 'published';
    if changed is null then return null; end if;
    select array_agg(id) into newcomers from unnest(changed) c (id)
      where not exists (select from search_places p where p.component_id = c.id);
    if newcomers is not null and not search_assign_places(newcomers) then
      perform rebuild_search();
      return null;
    end if;
    for changed in
      select array_agg(p.component_id) from unnest(changed) c (id) join search_places p on p.component_id = c.id
      group by p.place >> 17 order by p.place >> 17
    loop
      perform search_enter(changed);
    end loop;
  end if;
  return null;
end $$;
