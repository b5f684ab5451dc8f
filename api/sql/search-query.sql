-- A search in one question. Inside the database every step is planned once for each connection. Separate statements, through
-- a pool that hands out another connection each time, took as long to plan as to answer.

create or replace function search_is_filed(title_lower text, category text, plan_id uuid, filter search_filter) returns boolean
language sql immutable as $$
  select (filter.filed_in is null or category = any (filter.filed_in) or title_lower like filter.titled)
    and (filter.category is null or category = filter.category)
    and (filter.plan is null or plan_id = filter.plan)
    and (filter.is_free is null or (plan_id is null) = filter.is_free)
$$;

-- Where reading begins: at the newest of all, or at the first one after a position.
create or replace function search_start(after_at timestamptz, after_id uuid) returns integer language plpgsql stable as $$
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
create or replace function search_look_up(needles text[], of_kind smallint, published integer, wanted integer, is_all boolean,
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
create or replace function search_is_tight(slot search_slot, published integer, wanted integer) returns boolean
language sql immutable as $$
  select coalesce(slot.uses::bigint * 4 < published
    and (cardinality(slot.ids) <= 100 or 4 * cardinality(slot.ids)::bigint * slot.uses <= wanted::bigint * published), false)
$$;

create or replace function search_by_uses(slots search_slot[]) returns search_slot[] language plpgsql stable as $$
begin
  return array(select s from unnest(slots) s order by s.uses);
end $$;

-- Those of the slots that are, rarest first; after the rarest only such as have few lists to be united in every chunk.
create or replace function search_tight(slots search_slot[], published integer, wanted integer) returns search_slot[]
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

-- The newest places that fulfil the filter, read only as far as they are wanted. They are looked for among the collected
-- ones, else, chunk by chunk, among what is in all of the slots and not in all of the others, else everywhere. Lateral steps
-- run as nested loops alone and nothing runs in parallel, so the order of the places is that of the answer.
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

-- Components that contain every word, newest first: before all others those with every word in the title or with the whole
-- phrase somewhere. Needles are the words that are looked up, patterns all of them; filed needles are in the texts of all
-- that the filter lets through. The total is null when it is not known.
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

-- Components that are filed in one of the categories or say so in their titles, newest first.
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
