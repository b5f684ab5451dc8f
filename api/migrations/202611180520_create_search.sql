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
