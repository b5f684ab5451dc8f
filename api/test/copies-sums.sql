-- Returns the sums of copies that differ from copy_events, except the pairs. No row means that all are right. $1:
-- today, as a day of the shop.
with people as materialized (
  select user_id, max(occurred_at) as last_at, count(*) filter (where not paid) as free, count(*) filter (where paid) as paid
  from copy_events group by 1
), days as materialized (
  select shop_day(occurred_at) as day, component_id, count(*) filter (where not paid) as free, count(*) filter (where paid) as paid
  from copy_events group by 1, 2
), last_days as materialized (
  select shop_day(last_at) as day, component_id, count(*) as pairs from copy_pairs group by 1, 2
), components as (
  select component_id, d.free, d.paid, l.uniques, l.week, l.month
  from (select component_id, sum(free) as free, sum(paid) as paid from days group by 1) d
  join (select component_id, sum(pairs) as uniques, coalesce(sum(pairs) filter (where day > $1::date - 7), 0) as week,
          coalesce(sum(pairs) filter (where day > $1::date - 30), 0) as month
        from last_days group by 1) l using (component_id)
), day_totals as (
  select day, sum(free) as free, sum(paid) as paid from days group by 1
), person_days as (
  select shop_day(last_at) as day, count(*) as people from people group by 1
), totals as (
  select coalesce(sum(free), 0) as free, coalesce(sum(paid), 0) as paid, (select count(*) from people) as people from days
)
select 'component' as what from components log full join component_copies kept using (component_id)
  where (log.free, log.paid, log.uniques, log.week, log.month)
    is distinct from (kept.free, kept.paid, kept.uniques, kept.uniques_week, kept.uniques_month)
union all select 'day' from days log full join copy_days kept using (day, component_id)
  where (log.free, log.paid) is distinct from (kept.free, kept.paid)
union all select 'day in all' from day_totals log full join copy_day_totals kept using (day)
  where (log.free, log.paid) is distinct from (kept.free, kept.paid)
union all select 'last day' from last_days log full join (select * from copy_last_days where pairs <> 0) kept using (day, component_id)
  where log.pairs is distinct from kept.pairs
union all select 'person' from people log full join person_copies kept using (user_id)
  where (log.free, log.paid, log.last_at) is distinct from (kept.free, kept.paid, kept.last_at)
union all select 'person of the list' from people log join user_summaries kept using (user_id)
  where (log.free, log.paid, log.free + log.paid, log.last_at)
    is distinct from (kept.free_copies, kept.paid_copies, kept.total_copies, kept.last_copied_at)
union all select 'person day' from person_days log full join (select * from copy_person_last_days where people <> 0) kept using (day)
  where log.people is distinct from kept.people
union all select 'totals' from totals log cross join copy_totals kept
  where (log.free, log.paid, log.people, $1::date) is distinct from (kept.free, kept.paid, kept.people, kept.day)
limit 100
