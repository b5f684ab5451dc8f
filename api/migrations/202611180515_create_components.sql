create function component_search_text(title text, description text, category text, tags text[])
returns text language sql immutable parallel safe as $$
  select lower(title || E'\n' || description || E'\n' || category || E'\n' || array_to_string(tags, E'\n'))
$$;

create table components (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  -- A private component was made for one member and is reached by a grant only.
  status text not null default 'draft' check (status in ('draft', 'private', 'published', 'withdrawn')),
  -- Null means the shop itself sells it.
  seller_id uuid,
  current_version_id uuid,
  plan_id uuid references plans,
  price_paise bigint check (price_paise > 0),
  title text not null check (length(title) between 1 and 120),
  description text not null default '' check (length(description) <= 4000),
  category text not null check (length(category) between 1 and 40),
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  info text not null default '' check (length(info) <= 8000),
  saved_count bigint not null default 0 check (saved_count >= 0),
  copy_count bigint not null default 0 check (copy_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz,
  search_text text not null generated always as (component_search_text(title, description, category, tags)) stored,
  title_lower text not null generated always as (lower(title)) stored,
  -- The status that a withdrawn component had before, so that it can be put back. Null means published.
  withdrawn_from text check (withdrawn_from in ('private', 'published')),
  check (status <> 'published' or (published_at is not null and current_version_id is not null))
);
create index components_newest on components (published_at desc, id desc) where status = 'published';
create index components_category on components (category, published_at desc, id desc) where status = 'published';
create index components_plan on components (plan_id);
create index components_of_plan on components (plan_id, published_at desc, id desc) where status = 'published';
create index components_of_plan_in_category on components (plan_id, category, published_at desc, id desc) where status = 'published';
-- The orders of the admin's list. Each is read from an index, as far as a page reaches.
create index components_by_title on components (status, title_lower, id);
create index components_by_change on components (status, updated_at, id);
create index components_by_price on components (status, coalesce(price_paise, 0), id);
create index components_private on components (published_at, id) where status = 'private';
create index components_withdrawn on components (published_at, id) where status = 'withdrawn';
-- Withdrawn components are in no dictionary of words, so admins find them by their letters.
create index components_withdrawn_search on components using gin (search_text gin_trgm_ops) where status = 'withdrawn';

create table component_versions (
  id uuid primary key,
  component_id uuid not null references components on delete cascade,
  number integer not null check (number >= 1),
  -- [{ "path": "component.tsx", "content": "…" }], the main file first.
  files jsonb not null check (jsonb_typeof(files) = 'array' and jsonb_array_length(files) >= 1),
  dependencies jsonb not null default '{}',
  licence text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  highlighted_html text,
  checks jsonb not null default '{}',
  published_at timestamptz not null default now(),
  unique (component_id, number),
  unique (component_id, id)
);
alter table components
  add constraint components_current_version foreign key (id, current_version_id)
  references component_versions (component_id, id) deferrable initially deferred;

create table images (
  id uuid primary key,
  component_id uuid not null references components on delete cascade,
  theme text not null check (theme in ('light', 'dark')),
  position integer not null default 0 check (position >= 0),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  key text not null unique,
  -- The colours of the picture's quarters, drawn until it has arrived.
  placeholder text not null check (placeholder ~ '^[0-9a-f]{24}$'),
  unique (component_id, theme, position)
);

-- Addresses never die: an old slug leads to the component that had it.
create table slug_redirects (
  slug text primary key,
  component_id uuid not null references components on delete cascade
);
create index slug_redirects_component on slug_redirects (component_id);

-- How many published components each category has, and how many of those are free.
create table category_counts (
  category text primary key,
  count bigint not null check (count >= 0),
  free_count bigint not null default 0 check (free_count >= 0)
);

create function count_categories() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
create trigger components_count_added after insert on components
  referencing new table as added for each statement execute function count_categories();
create trigger components_count_removed after delete on components
  referencing old table as removed for each statement execute function count_categories();
create trigger components_count_changed after update on components
  referencing old table as removed new table as added for each statement execute function count_categories();

-- One publication for each time an admin presses the button, however often the form is sent: an answer can be lost on its way.
create table component_idempotency_keys (
  actor_id uuid not null references users,
  request_id uuid not null,
  component_id uuid not null references components on delete cascade,
  -- Of all that was sent: other contents under the same id are not the same press.
  sha256 text not null,
  made_at timestamptz not null,
  primary key (actor_id, request_id)
);
create index component_idempotency_keys_component on component_idempotency_keys (component_id);

grant select, insert, update, delete on component_versions, images, slug_redirects to api;
-- Everything but the id and the slug, because an address once given out stays.
grant select, insert, delete on components to api;
grant update (status, seller_id, current_version_id, plan_id, price_paise, title, description, category, tags, info,
  saved_count, copy_count, updated_at, published_at, withdrawn_from) on components to api;
grant select on category_counts to api;
grant select, insert on component_idempotency_keys to api;

-- The anonymous reader cannot reach code even by mistake.
grant select on components, images, slug_redirects, category_counts to api_read;
grant select (id, component_id, number, dependencies, licence, sha256, checks, published_at) on component_versions to api_read;
