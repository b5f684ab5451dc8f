create table templates (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  status text not null default 'published' check (status in ('draft', 'published', 'withdrawn')),
  current_version_id uuid,
  plan_id uuid references plans,
  -- Nobody can buy a template singly; admins see what it would be worth.
  price_paise bigint not null default 0 check (price_paise >= 0),
  title text not null check (length(title) between 1 and 120),
  subtitle text not null default '' check (length(subtitle) <= 200),
  description text not null check (length(description) between 1 and 4000),
  category text not null check (length(category) between 1 and 40),
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  preview_url text not null check (length(preview_url) between 1 and 2000),
  download_count bigint not null default 0 check (download_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz,
  search_text text not null generated always as
    (component_search_text(title || ' ' || subtitle, description, category, tags)) stored,
  -- Made by the admin's form. Sent a second time, it finds what it published the first time.
  request_id uuid unique,
  -- Of the pictures as the form sent them, since what is stored of them is drawn anew each time.
  request_images_sha256 text,
  check (status <> 'published' or (published_at is not null and current_version_id is not null))
);
create index templates_newest on templates (published_at desc, id desc) where status = 'published';
create index templates_category on templates (category, published_at desc, id desc) where status = 'published';
create index templates_plan on templates (plan_id);
create index templates_search on templates using gin (search_text gin_trgm_ops) where status <> 'withdrawn';

-- A zip on its way in: asked for, sent straight to the store, looked through, and only then fit to be given out.
create table template_files (
  id uuid primary key,
  status text not null default 'awaited' check (status in ('awaited', 'checking', 'good', 'refused')),
  -- Where it was sent to; where it is given out from, once it is good.
  upload_key text not null unique,
  key text unique,
  file_name text not null check (length(file_name) between 1 and 200),
  bytes bigint check (bytes > 0),
  entries integer,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Why it was refused, in words for a person.
  reason text,
  created_by uuid references users,
  created_at timestamptz not null default now(),
  -- Since when it is being checked, so that one whose job died is noticed.
  checking_since timestamptz,
  -- What the checks of the catalogue recorded about a zip. Null for a zip that an admin uploaded.
  stack text[],
  pages text[],
  check (status <> 'good' or (key is not null and bytes is not null and sha256 is not null)),
  check (status <> 'refused' or reason is not null),
  constraint template_files_checking_since check (status <> 'checking' or checking_since is not null)
);
create index template_files_age on template_files (created_at);
create index template_files_created_by on template_files (created_by);

-- What is handed out: a checked file of ours, or an address of the admin's.
create table template_versions (
  id uuid primary key,
  template_id uuid not null references templates on delete cascade,
  number integer not null check (number >= 1),
  external_url text check (length(external_url) between 1 and 2000),
  file_id uuid references template_files,
  published_at timestamptz not null default now(),
  unique (template_id, number),
  unique (template_id, id),
  check ((external_url is null) <> (file_id is null))
);
create index template_versions_file on template_versions (file_id);
alter table templates
  add constraint templates_current_version foreign key (id, current_version_id)
  references template_versions (template_id, id) deferrable initially deferred;

create table template_images (
  id uuid primary key,
  template_id uuid not null references templates on delete cascade,
  position integer not null check (position >= 0),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  key text not null unique,
  -- The narrower widths it is also kept in.
  widths integer[] not null default '{}',
  placeholder text not null check (placeholder ~ '^[0-9a-f]{24}$'),
  unique (template_id, position) deferrable initially deferred
);

-- One row a download, with what it was at that moment.
create table template_downloads (
  id uuid primary key,
  user_id uuid not null references users,
  template_id uuid not null references templates,
  version_id uuid not null,
  paid boolean not null,
  occurred_at timestamptz not null
);
create index template_downloads_user on template_downloads (user_id, occurred_at desc);
create index template_downloads_template on template_downloads (template_id, occurred_at desc);

grant select, insert on templates to api;
-- Everything but the id and the slug: an address once given out stays.
grant update (status, current_version_id, plan_id, price_paise, title, subtitle, description, category, tags,
  preview_url, download_count, updated_at, published_at) on templates to api;
grant select, insert, update, delete on template_files, template_images to api;
grant select, insert on template_versions, template_downloads to api;

-- The anonymous reader cannot learn where a file is, not even by mistake.
grant select on templates, template_images to api_read;
grant select (id, template_id, number, file_id, published_at) on template_versions to api_read;
grant select (id, bytes, sha256, stack, pages) on template_files to api_read;
