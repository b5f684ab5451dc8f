-- The rows are taken by their place: statistics from a moment in which nothing waited made the planner compare every waiting
-- copy with every one that is taken, which took a minute for a few thousand. One worker at a time counts, and what waits is
-- never changed, so a place does not move.
create or replace function count_copies(most integer, this_day date) returns integer language plpgsql as $$
declare
  today date;
  counted integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('count copies')) then return 0; end if;
  today := move_copy_windows(this_day);
  with taken as (
    delete from copies_to_count
      where ctid = any(array(select ctid from copies_to_count order by event_id limit most))
      returning user_id, component_id, paid, occurred_at
  ), batch as materialized (
    select user_id, component_id, max(occurred_at) as last_at,
      count(*) filter (where not paid) as free, count(*) filter (where paid) as paid
    from taken group by user_id, component_id
  ), moved as materialized (
    select b.*, shop_day(p.last_at) as old_day,
      greatest(shop_day(p.last_at), shop_day(b.last_at)) as new_day
    from batch b left join copy_pairs p using (user_id, component_id)
  ), pairs as (
    insert into copy_pairs as known (user_id, component_id, last_at, copies)
      select user_id, component_id, last_at, free + paid from moved
      on conflict (user_id, component_id) do update
        set last_at = greatest(known.last_at, excluded.last_at), copies = known.copies + excluded.copies
  ), last_days as (
    insert into copy_last_days as known (day, component_id, pairs)
      select day, component_id, sum(change) from (
        select new_day as day, component_id, 1 as change from moved where old_day is distinct from new_day
        union all
        select old_day, component_id, -1 from moved where old_day < new_day
      ) changes group by day, component_id having sum(change) <> 0
      on conflict (day, component_id) do update set pairs = known.pairs + excluded.pairs
  ), days as (
    insert into copy_days as known (day, component_id, free, paid)
      select shop_day(occurred_at), component_id, count(*) filter (where not paid), count(*) filter (where paid)
        from taken group by 1, 2
      on conflict (day, component_id) do update
        set free = known.free + excluded.free, paid = known.paid + excluded.paid
  ), day_totals as (
    insert into copy_day_totals as known (day, free, paid)
      select shop_day(occurred_at), count(*) filter (where not paid), count(*) filter (where paid)
        from taken group by 1
      on conflict (day) do update set free = known.free + excluded.free, paid = known.paid + excluded.paid
  ), components as (
    insert into component_copies as known (component_id, free, paid, uniques, uniques_week, uniques_month)
      select component_id, sum(free), sum(paid), count(*) filter (where old_day is null),
        count(*) filter (where new_day > today - 7 and coalesce(old_day, '-infinity') <= today - 7),
        count(*) filter (where new_day > today - 30 and coalesce(old_day, '-infinity') <= today - 30)
        from moved group by component_id
      on conflict (component_id) do update
        set free = known.free + excluded.free, paid = known.paid + excluded.paid,
          uniques = known.uniques + excluded.uniques,
          uniques_week = known.uniques_week + excluded.uniques_week,
          uniques_month = known.uniques_month + excluded.uniques_month
  ), person as materialized (
    select b.user_id, max(b.last_at) as last_at, sum(b.free) as free, sum(b.paid) as paid,
      shop_day(max(p.last_at)) as old_day,
      greatest(shop_day(max(p.last_at)), shop_day(max(b.last_at))) as new_day
    from batch b left join person_copies p using (user_id) group by b.user_id
  ), person_days as (
    insert into copy_person_last_days as known (day, people)
      select day, sum(change) from (
        select new_day as day, 1 as change from person where old_day is distinct from new_day
        union all
        select old_day, -1 from person where old_day < new_day
      ) changes group by day having sum(change) <> 0
      on conflict (day) do update set people = known.people + excluded.people
  ), people as (
    insert into person_copies as known (user_id, free, paid, last_at)
      select user_id, free, paid, last_at from person
      on conflict (user_id) do update
        set free = known.free + excluded.free, paid = known.paid + excluded.paid,
          last_at = greatest(known.last_at, excluded.last_at)
  ), summaries as (
    update user_summaries s set
        free_copies = s.free_copies + p.free, paid_copies = s.paid_copies + p.paid,
        total_copies = s.total_copies + p.free + p.paid,
        last_copied_at = greatest(s.last_copied_at, p.last_at), last_active_at = greatest(s.last_active_at, p.last_at)
      from person p where p.user_id = s.user_id
  ), totals as (
    update copy_totals set
      free = free + (select coalesce(sum(free), 0) from batch),
      paid = paid + (select coalesce(sum(paid), 0) from batch),
      people = people + (select count(*) from person where old_day is null)
  )
  select count(*) into counted from taken;
  return counted;
end $$;
