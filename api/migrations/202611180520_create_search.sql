-- Finding components by words: a dictionary of all words and, for each, the places of the components that hold it.
-- A place is a number in the order of publication, so that the newest matches are read first and reading can stop.
create extension if not exists intarray;

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

create aggregate search_common (integer[]) (sfunc = _int_inter, stype = integer[]);

-- The words that contain a needle, and how often they stand in a field; null uses when they are too many to be read.
create type search_slot as (field smallint, ids integer[], uses integer);

-- What a component has to fulfil. A part that is null asks for nothing; patterns are those of LIKE, in small letters.
create type search_filter as (
  titles text[], -- all of them in the title
  texts text[], -- all of them in the text
  phrase text, -- in the text
  unless_titles text[], -- not all of them in the title
  unless_phrase text, -- not in the text
  filed_in text[], -- in one of these categories, or
  titled text, -- with this in the title
  category text, -- in this category alone
  plan uuid, -- sold with this plan
  is_free boolean -- sold with none, or with some
);

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
create trigger components_search_added after insert on components
  referencing new table as added for each statement execute function keep_search();
create trigger components_search_removed after delete on components
  referencing old table as removed for each statement execute function keep_search();
create trigger components_search_changed after update on components
  referencing old table as removed new table as added for each statement execute function keep_search();

-- Searches that found nothing, for the admin: what was asked, how often and when last; never by whom.
create table zero_result_searches (
  query text primary key check (length(query) between 1 and 100),
  times bigint not null check (times >= 1),
  last_at timestamptz not null
);
create index zero_result_searches_last on zero_result_searches (last_at desc);

grant select on search_words, search_suffixes, search_places, search_postings to api, api_read;
grant select, insert, update, delete on zero_result_searches to api;

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

-- A seam is only ever asked for from its left side.
create function search_suffixes_of(kind smallint, word text) returns setof text language sql immutable as $$
  select distinct left(substr(word, i), 100)
  from generate_series(1, case when kind = 0 then length(word) else strpos(word, ' ') - 1 end) i
$$;

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

-- Builds everything anew from the components: when no place is left between two neighbours, and for repair.
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
create function search_assign_places(newcomers uuid[]) returns boolean language plpgsql as $$
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

-- A search in one question. Inside the database every step is planned once for each connection. Separate statements, through
-- a pool that hands out another connection each time, took as long to plan as to answer.

create function search_is_filed(title_lower text, category text, plan_id uuid, filter search_filter) returns boolean
language sql immutable as $$
  select (filter.filed_in is null or category = any (filter.filed_in) or title_lower like filter.titled)
    and (filter.category is null or category = filter.category)
    and (filter.plan is null or plan_id = filter.plan)
    and (filter.is_free is null or (plan_id is null) = filter.is_free)
$$;

-- Where reading begins: at the newest of all, or at the first one after a position.
create function search_start(after_at timestamptz, after_id uuid) returns integer language plpgsql stable as $$
begin
  if after_id is null then return coalesce((select max(place) from search_places), 0); end if;
  return coalesce((
    select p.place from components c join search_places p on p.component_id = c.id
    where c.status = 'published' and (c.published_at, c.id) < (after_at, after_id)
    order by c.published_at desc, c.id desc limit 1), 0);
end $$;

-- The slots of these needles in whole texts (field 0) and in titles (1), rarest first, and how rare the rarest are. A needle
-- that stands 2,500 times in words is in nearly everything. Of more than 200 words the oldest are read first, among which
-- frequent ones are likelier. The rest is left unread when its lists would not be read anyway, and, when nothing else is asked
-- for, when walking the newest components meets enough of those words sooner than the rest is read.
create function search_look_up(needles text[], of_kind smallint, published integer, wanted integer, is_all boolean,
  out in_texts search_slot[], out text_uses integer, out in_titles search_slot[], out title_uses integer)
language plpgsql stable as $$
declare
  enough constant bigint := wanted::bigint * published;
begin
  select array_agg(row(0, found.text_ids, found.text_uses)::search_slot order by found.text_uses), min(found.text_uses),
    array_agg(row(1, found.title_ids, found.title_uses)::search_slot order by found.title_uses), min(found.title_uses)
  into in_texts, text_uses, in_titles, title_uses
  from unnest(needles) needle
  cross join lateral (
    select count(*) as times, coalesce(array_agg(distinct word_id), '{}') as ids from (
      select word_id from search_suffixes
      where kind = of_kind and suffix >= needle and suffix < needle || U&'\+10FFFF' limit 2501) s) ends
  cross join lateral (
    select count(*) as words, coalesce(sum(title_count), 0) as uses from search_words
    where ends.times between 201 and 2500 and id = any (ends.ids[:200]) and title_count > 0) oldest
  cross join lateral (
    select ends.times <= 2500 and not (is_all and cardinality(ends.ids) * oldest.uses >= enough)
      and not (oldest.words > 100 and 4 * oldest.words * oldest.uses > enough) as are_read offset 0) them
  cross join lateral (
    select coalesce(array_agg(id), '{}') as text_ids,
      case when them.are_read then coalesce(sum(text_count), 0)::integer end as text_uses,
      coalesce(array_agg(id) filter (where title_count > 0), '{}') as title_ids,
      case when them.are_read then coalesce(sum(title_count), 0)::integer end as title_uses
    from search_words where them.are_read and id = any (ends.ids)) found;
end $$;

-- Whether a slot's lists are worth reading: not when it is in every fourth component anyway, nor when walking the newest
-- components meets enough of it sooner than all its lists are united.
create function search_is_tight(slot search_slot, published integer, wanted integer) returns boolean
language sql immutable as $$
  select coalesce(slot.uses::bigint * 4 < published
    and (cardinality(slot.ids) <= 100 or 4 * cardinality(slot.ids)::bigint * slot.uses <= wanted::bigint * published), false)
$$;

create function search_by_uses(slots search_slot[]) returns search_slot[] language plpgsql stable as $$
begin
  return array(select s from unnest(slots) s order by s.uses);
end $$;

-- Those of the slots that are, rarest first; after the rarest only such as have few lists to be united in every chunk.
create function search_tight(slots search_slot[], published integer, wanted integer) returns search_slot[]
language plpgsql stable as $$
declare
  tight search_slot[] := array(
    select s from unnest(slots) s where search_is_tight(s, published, wanted) order by s.uses);
begin
  return tight[:1] || array(select s from unnest(tight[2:]) s where cardinality(s.ids) <= 100);
end $$;

-- The places that are in each of the slots, oldest first; null when the rarest slot is in too many to be read at once. When
-- no other thins them out and its lists are longer than one place, those are fewer: chunk by chunk a page is full sooner.
-- Places that were collected before are narrowed further. When they are few enough to be looked at one by one, or cost less to
-- look at than a slot's lists to read, there may be some too many.
create function search_collect(collected integer[], slots search_slot[], published integer, wanted integer, few integer,
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

-- The newest places that fulfil the filter, read only as far as they are wanted. They are looked for among the collected
-- ones, else, chunk by chunk, among what is in all of the slots and not in all of the others, else everywhere. Lateral steps
-- run as nested loops alone and nothing runs in parallel, so the order of the places is that of the answer.
create function search_walk(collected integer[], slots search_slot[], others search_slot[], start integer,
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

-- Components that contain every word, newest first: before all others those with every word in the title or with the whole
-- phrase somewhere. Needles are the words that are looked up, patterns all of them; filed needles are in the texts of all
-- that the filter lets through. The total is null when it is not known.
create function search_by_words(
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

-- Components that are filed in one of the categories or say so in their titles, newest first.
create function search_by_category(
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
