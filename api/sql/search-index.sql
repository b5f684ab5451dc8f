-- Every word (kind 0) and every seam between neighbours (kind 1: two letters, a space, two letters) of these components,
-- with the places where it stands in the whole text (field 0), in the title (1), in what an item is called by (2).
-- A run of more than 200 letters is cut into overlapping pieces, so that any 100 of them stand together in one.
create or replace function search_entries(places integer[], texts text[], titles text[], labels text[])
returns table (kind smallint, word text, field smallint, chunk integer, places integer[]) language sql immutable as $$
  with parts as materialized (
    select f.field, c.place,
      string_to_array(replace(translate(f.body, E'\t\r\f\x0b', E'\n\n\n\n'), E'\n', E' \n '), ' ') as list
    from unnest(places, texts, titles, labels) c (place, text, title, label)
    cross join lateral (values (0::smallint, c.text), (1::smallint, c.title), (2::smallint, c.label)) f (field, body))
  select e.kind, e.word, e.field, e.place >> 17, uniq(sort(array_agg(e.place))) from (
    select 0::smallint as kind, part as word, field, place from parts cross join unnest(list) part
      where part <> '' and part <> E'\n' and length(part) <= 200
    union all
    select 0::smallint, substr(part, 1 + 100 * n, 200), field, place
      from parts cross join unnest(list) part cross join generate_series(0, (length(part) - 1) / 100) n
      where field = 0 and length(part) > 200
    union all
    select 1::smallint, right(before, 2) || ' ' || left(after, 2), field, place
      from parts cross join unnest(list, list[2:]) pair (before, after)
      where field = 0 and before <> '' and before <> E'\n' and after <> '' and after <> E'\n') e
  group by e.kind, e.word, e.field, e.place >> 17
$$;

-- What an item is called by.
create or replace function search_label(title text, category text, tags text[]) returns text language sql immutable parallel safe as $$
  select lower(title || E'\n' || category || E'\n' || array_to_string(tags, E'\n'))
$$;

-- A seam is only ever asked for from its left side.
create or replace function search_suffixes_of(kind smallint, word text) returns setof text language sql immutable as $$
  select distinct left(substr(word, i), 100)
  from generate_series(1, case when kind = 0 then length(word) else strpos(word, ' ') - 1 end) i
$$;

-- Enters published components that have a place and are not entered yet.
create or replace function search_enter(ids uuid[]) returns void language sql set work_mem = '64MB' as $$
  with entry as materialized (
    select found.* from (
      select array_agg(p.place) as places, array_agg(c.search_text) as texts, array_agg(c.title_lower) as titles,
        array_agg(search_label(c.title, c.category, c.tags)) as labels
      from unnest(ids) entering (id) join search_places p on p.component_id = entering.id join components c on c.id = entering.id) e
    cross join lateral search_entries(e.places, e.texts, e.titles, e.labels) found),
  known as (
    insert into search_words as kept (kind, word, text_count, title_count, label_count)
    select kind, word, coalesce(sum(cardinality(places)) filter (where field = 0), 0),
      coalesce(sum(cardinality(places)) filter (where field = 1), 0),
      coalesce(sum(cardinality(places)) filter (where field = 2), 0)
    from entry group by kind, word
    on conflict (kind, word) do update set text_count = kept.text_count + excluded.text_count,
      title_count = kept.title_count + excluded.title_count, label_count = kept.label_count + excluded.label_count
    returning id, kind, word, xmax = 0 as is_new), -- only an updated row carries a locker
  reached as (
    insert into search_suffixes (kind, suffix, word_id)
    select kind, suffix, id from known cross join search_suffixes_of(kind, word) suffix where is_new)
  insert into search_postings as kept (word_id, field, chunk, places)
  select known.id, entry.field, entry.chunk, entry.places from entry join known using (kind, word) where entry.field < 2
  on conflict (word_id, field, chunk) do update set places = kept.places | excluded.places
$$;

-- Builds everything anew from the components: when no place is left between two neighbours, and for repair.
create or replace function rebuild_search() returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  batch uuid[];
begin
  perform pg_advisory_xact_lock(4207002);
  delete from search_postings;
  delete from search_words;
  delete from search_suffixes;
  delete from search_places;
  -- Sixteen apart, so that a component published with an earlier date still finds a place between its neighbours.
  insert into search_places (place, component_id)
    select 16 * row_number() over (order by published_at, id), id from components where status = 'published';
  for batch in select array_agg(component_id) from search_places group by place >> 17 order by place >> 17 loop
    perform search_enter(batch);
  end loop;
end $$;
revoke execute on function rebuild_search from public;

-- The place for a component published between others, or null when there is none left.
create or replace function search_place_between(at timestamptz, newcomer uuid) returns integer language sql stable as $$
  select case when newer.place is null then coalesce(older.place, 0) + 16
    when newer.place - coalesce(older.place, 0) > 1 then (newer.place + coalesce(older.place, 0)) / 2 end
  from (values (1)) one
  left join lateral (
    select p.place from components c join search_places p on p.component_id = c.id
    where c.status = 'published' and (c.published_at, c.id) < (at, newcomer)
    order by c.published_at desc, c.id desc limit 1) older on true
  left join lateral (
    select p.place from components c join search_places p on p.component_id = c.id
    where c.status = 'published' and (c.published_at, c.id) > (at, newcomer)
    order by c.published_at, c.id limit 1) newer on true
$$;

-- Gives newcomers their places; false when the order has no room for them.
create or replace function search_assign_places(newcomers uuid[]) returns boolean language plpgsql as $$
declare
  top record;
  newcomer record;
  found_place integer;
begin
  select p.place, c.published_at, c.id into top from search_places p join components c on c.id = p.component_id
    order by p.place desc limit 1;
  -- Nearly always they are the newest of all.
  if not exists (select from unnest(newcomers) n (id) join components c using (id)
                 where (c.published_at, c.id) < (coalesce(top.published_at, '-infinity'), coalesce(top.id, n.id))) then
    insert into search_places (place, component_id)
      select coalesce(top.place, 0) + 16 * row_number() over (order by c.published_at, c.id), c.id
      from unnest(newcomers) n (id) join components c using (id);
    return true;
  end if;
  if cardinality(newcomers) > 100 then return false; end if;
  for newcomer in select c.id, c.published_at from unnest(newcomers) n (id) join components c using (id)
                  order by c.published_at, c.id loop
    found_place := search_place_between(newcomer.published_at, newcomer.id);
    if found_place is null then return false; end if;
    insert into search_places values (found_place, newcomer.id);
  end loop;
  return true;
end $$;
