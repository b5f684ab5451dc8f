-- Returns the pairs of user and component that differ from copy_events. No row means that all are right. $1: number of
-- slices, $2: which slice.
select 'pair' as what from (
  select user_id, component_id, max(occurred_at) as last_at, count(*) as copies
  from copy_events where (uuid_hash(user_id) & 2147483647) % $1::int = $2::int group by 1, 2
) log full join (
  select * from copy_pairs where (uuid_hash(user_id) & 2147483647) % $1::int = $2::int
) kept using (user_id, component_id)
where (log.last_at, log.copies) is distinct from (kept.last_at, kept.copies)
limit 100
