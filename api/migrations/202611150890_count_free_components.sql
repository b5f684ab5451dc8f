-- Nobody may change the shelves between the count and the commit; first, as those do who change them.
lock table components in share row exclusive mode;
-- Kept instead of counted: how many of the published components of each category are free.
alter table category_counts add column free_count bigint not null default 0 check (free_count >= 0);

create or replace function count_categories() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  moved record;
begin
  if tg_op = 'INSERT' then
    insert into category_counts as kept (category, count, free_count)
      select category, count(*), count(*) filter (where plan_id is null)
      from added where status = 'published' group by category order by category
      on conflict (category) do update
        set count = kept.count + excluded.count, free_count = kept.free_count + excluded.free_count;
  elsif tg_op = 'DELETE' then
    for moved in
      select category, count(*) as change, count(*) filter (where plan_id is null) as free_change
      from removed where status = 'published' group by category order by category
    loop
      update category_counts set count = count - moved.change, free_count = free_count - moved.free_change
        where category = moved.category;
    end loop;
  else
    -- Categories seen for the first time get their row, then every change is one step in the order of the key.
    insert into category_counts (category, count)
      select distinct category, 0 from added where status = 'published' order by category
      on conflict (category) do nothing;
    for moved in
      select category, sum(change) as change, sum(free_change) as free_change from (
        select category, 1 as change, (plan_id is null)::int as free_change from added where status = 'published'
        union all
        select category, -1, -(plan_id is null)::int from removed where status = 'published') changes
      group by category having sum(change) <> 0 or sum(free_change) <> 0 order by category
    loop
      update category_counts set count = count + moved.change, free_count = free_count + moved.free_change
        where category = moved.category;
    end loop;
  end if;
  return null;
end $$;

update category_counts set free_count = counted.free
  from (select category, count(*) as free from components where status = 'published' and plan_id is null group by category) counted
  where counted.category = category_counts.category;
