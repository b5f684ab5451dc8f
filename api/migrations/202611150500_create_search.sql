-- Finding components by words: a dictionary of all words and, for each, the places of the components that hold it.
-- A place is a number in the order of publication, so that the newest matches are read first and reading can stop.
create extension if not exists intarray;

-- Every word (kind 0) and every seam between neighbours (kind 1: two letters, a space, two letters) of these components,
-- with the places where it stands in the whole text (field 0), in the title (1), in what an item is called by (2).
-- A run of more than 200 letters is cut into overlapping pieces, so that any 100 of them stand together in one.
create function search_entries(places integer[], texts text[], titles text[], labels text[])
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
create function search_label(title text, category text, tags text[]) returns text language sql immutable parallel safe as $$
  select lower(title || E'\n' || category || E'\n' || array_to_string(tags, E'\n'))
$$;

create table search_words (
  id integer generated always as identity primary key,
  kind smallint not null check (kind in (0, 1)),
  word text not null check (length(word) between 1 and 200),
  -- In how many published components it stands: anywhere, in the title, and among title, category and tags.
  text_count integer not null,
  title_count integer not null,
  label_count integer not null,
  -- For the index of suggestions: the count itself would renew every index entry each time it moves.
  is_label boolean not null generated always as (label_count > 0) stored,
  unique (kind, word)
) with (fillfactor = 50);
-- Suggestions come from what items are called, not from every word of their descriptions.
create index search_words_labels on search_words using gist (word gist_trgm_ops) where is_label;

-- The ends of every word: whatever a word contains begins one of them, in any script and at any length.
create table search_suffixes (
  kind smallint not null,
  suffix text collate "C" not null,
  word_id integer not null,
  primary key (kind, suffix, word_id)
);

-- A seam is only ever asked for from its left side.
create function search_suffixes_of(kind smallint, word text) returns setof text language sql immutable as $$
  select distinct left(substr(word, i), 100)
  from generate_series(1, case when kind = 0 then length(word) else strpos(word, ' ') - 1 end) i
$$;

create table search_places (
  place integer primary key,
  component_id uuid not null unique
);

create table search_postings (
  word_id integer not null,
  -- 0 anywhere in the text, 1 in the title.
  field smallint not null,
  -- place >> 17: about 8,000 components.
  chunk integer not null,
  places integer[] not null,
  primary key (word_id, field, chunk)
) with (toast_tuple_target = 8160);
alter table search_postings alter column places set storage external;

create aggregate search_union (integer[]) (sfunc = _int_union, stype = integer[]);

-- Enters published components that have a place and are not entered yet.
create function search_enter(ids uuid[]) returns void language sql set work_mem = '64MB' as $$
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

-- Makes everything anew from the components: once here, when no place is left between two neighbours, and for repair.
create function rebuild_search() returns void language plpgsql security definer set search_path = public, pg_temp as $$
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
create function search_place_between(at timestamptz, newcomer uuid) returns integer language sql stable as $$
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
create function search_settle(newcomers uuid[]) returns boolean language plpgsql as $$
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

create function keep_search() returns trigger language plpgsql security definer
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
    if newcomers is not null and not search_settle(newcomers) then
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
create trigger components_search_added after insert on components
  referencing new table as added for each statement execute function keep_search();
create trigger components_search_removed after delete on components
  referencing old table as removed for each statement execute function keep_search();
create trigger components_search_changed after update on components
  referencing old table as removed new table as added for each statement execute function keep_search();

-- Searches that found nothing, for the admin: what was asked, how often and when last; never by whom.
create table fruitless_searches (
  query text primary key check (length(query) between 1 and 100),
  times bigint not null check (times >= 1),
  last_at timestamptz not null
);
create index fruitless_searches_last on fruitless_searches (last_at desc);

drop index components_search;
drop index components_title;

select rebuild_search();

grant select on search_words, search_suffixes, search_places, search_postings to api, api_read;
grant select, insert, update, delete on fruitless_searches to api;
