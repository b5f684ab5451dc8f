-- The windows end today: what was copied last on the days that have left them is no longer in them.
create or replace function move_copy_windows(today date) returns date language plpgsql as $$
declare
  was date;
begin
  select day into strict was from copy_totals for update;
  if was >= today then return was; end if;
  update component_copies c set uniques_week = c.uniques_week - gone.pairs
    from (select component_id, sum(pairs) as pairs from copy_last_days
          where day > was - 7 and day <= today - 7 group by component_id) gone
    where c.component_id = gone.component_id;
  update component_copies c set uniques_month = c.uniques_month - gone.pairs
    from (select component_id, sum(pairs) as pairs from copy_last_days
          where day > was - 30 and day <= today - 30 group by component_id) gone
    where c.component_id = gone.component_id;
  update copy_totals set day = today;
  return today;
end $$;

-- Adds the oldest of what is waiting to the sums and says how many there were; none while somebody else is at it,
-- because what a pair's last day was is read first and written afterwards.
-- A batch is a range of ids, which every query plan reads once. A list of rows would be compared with each waiting copy
-- when the plan was made while nothing waited. One worker at a time counts.
create or replace function count_copies(most integer, this_day date) returns integer language plpgsql as $$
declare
  today date;
  counted integer;
begin
  if not pg_try_advisory_xact_lock(hashtext('count copies')) then return 0; end if;
  today := move_copy_windows(this_day);
  with taken as (
    delete from copies_to_count
      where event_id <= (
        select event_id from (select event_id from copies_to_count order by event_id limit most) oldest
          order by event_id desc limit 1)
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

-- Everything anew from the log. The caller reads one moment of it (repeatable read) with nobody else counting.
create or replace function recount_copies(today date) returns bigint language plpgsql set work_mem = '256MB' as $$
declare
  counted bigint;
begin
  delete from copies_to_count;
  truncate copy_pairs, copy_days, copy_day_totals, copy_last_days, copy_person_last_days, component_copies, person_copies;
  insert into copy_pairs (user_id, component_id, last_at, copies)
    select user_id, component_id, max(occurred_at), count(*) from copy_events group by 1, 2 order by 1, 2;
  insert into copy_days (day, component_id, free, paid)
    select shop_day(occurred_at), component_id, count(*) filter (where not paid), count(*) filter (where paid)
      from copy_events group by 1, 2 order by 1, 2;
  insert into copy_day_totals (day, free, paid) select day, sum(free), sum(paid) from copy_days group by 1;
  insert into copy_last_days (day, component_id, pairs)
    select shop_day(last_at), component_id, count(*) from copy_pairs group by 1, 2 order by 1, 2;
  insert into component_copies (component_id, free, paid, uniques, uniques_week, uniques_month)
    select component_id, c.free, c.paid, l.uniques, l.week, l.month
      from (select component_id, sum(free) as free, sum(paid) as paid from copy_days group by 1) c
      join (select component_id, sum(pairs) as uniques,
              coalesce(sum(pairs) filter (where day > today - 7), 0) as week,
              coalesce(sum(pairs) filter (where day > today - 30), 0) as month
            from copy_last_days group by 1) l using (component_id);
  insert into person_copies (user_id, free, paid, last_at)
    select user_id, count(*) filter (where not paid), count(*) filter (where paid), max(occurred_at)
      from copy_events group by 1 order by 1;
  update user_summaries s set
      free_copies = coalesce(p.free, 0), paid_copies = coalesce(p.paid, 0),
      total_copies = coalesce(p.free + p.paid, 0), last_copied_at = p.last_at
    from user_summaries u left join person_copies p using (user_id)
    where u.user_id = s.user_id
      and (s.free_copies, s.paid_copies, s.last_copied_at) is distinct from (coalesce(p.free, 0), coalesce(p.paid, 0), p.last_at);
  insert into copy_person_last_days (day, people)
    select shop_day(last_at), count(*) from person_copies group by 1;
  update copy_totals set day = today,
    free = (select coalesce(sum(free), 0) from copy_day_totals),
    paid = (select coalesce(sum(paid), 0) from copy_day_totals),
    people = (select coalesce(sum(people), 0) from copy_person_last_days);
  select free + paid into counted from copy_totals;
  return counted;
end $$;
