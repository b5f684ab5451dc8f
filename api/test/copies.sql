-- Where a sum of copies differs from the log itself; nothing when all are right. $1: the shop's day.
with log as materialized (select user_id, component_id, paid, occurred_at, shop_day(occurred_at) as day from copy_events),
pairs as materialized (select user_id, component_id, max(occurred_at) as last_at, count(*)::int as copies from log group by 1, 2),
last as materialized (select *, shop_day(last_at) as day from pairs),
people as materialized (select user_id, max(occurred_at) as last_at, count(*) filter (where not paid) as free, count(*) filter (where paid) as paid from log group by 1)
select 'pair' as what from (
  (select user_id, component_id, last_at, copies from pairs except select user_id, component_id, last_at, copies from copy_pairs) union all
  (select user_id, component_id, last_at, copies from copy_pairs except select user_id, component_id, last_at, copies from pairs)) x
union all select 'component' from (
  select l.component_id, l.free, l.paid, p.uniques, p.week, p.month from
    (select component_id, count(*) filter (where not paid) as free, count(*) filter (where paid) as paid from log group by 1) l
    join (select component_id, count(*) as uniques, count(*) filter (where day > $1::date - 7) as week,
      count(*) filter (where day > $1::date - 30) as month from last group by 1) p using (component_id)
  except select component_id, free, paid, uniques, uniques_week, uniques_month from component_copies) x
union all select 'day' from (
  (select day, component_id, count(*) filter (where not paid), count(*) filter (where paid) from log group by 1, 2
    except select day, component_id, free, paid from copy_days) union all
  (select day, null::uuid, count(*) filter (where not paid), count(*) filter (where paid) from log group by 1
    except select day, null::uuid, free, paid from copy_day_totals)) x
union all select 'last day' from (
  (select day, component_id, count(*) from last group by 1, 2 except select day, component_id, pairs from copy_last_days) union all
  (select day, component_id, pairs from copy_last_days where pairs <> 0 except select day, component_id, count(*) from last group by 1, 2)) x
union all select 'person' from (
  (select user_id, free, paid, last_at from people except select user_id, free, paid, last_at from person_copies) union all
  (select user_id, free, paid, last_at from person_copies except select user_id, free, paid, last_at from people)) x
union all select 'person of the list' from (
  select p.user_id, p.free, p.paid from people p join user_summaries u using (user_id)
    except select user_id, free_copies, paid_copies from user_summaries) x
union all select 'person day' from (
  (select shop_day(last_at), count(*) from people group by 1 except select day, people from copy_person_last_days) union all
  (select day, people from copy_person_last_days where people <> 0 except select shop_day(last_at), count(*) from people group by 1)) x
union all select 'totals' from (
  select count(*) filter (where not paid), count(*) filter (where paid), (select count(*) from people) from log
    except select free, paid, people from copy_totals) x
limit 100
