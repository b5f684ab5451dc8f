create table plans (
  id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  price_paise bigint not null check (price_paise >= 0),
  duration_days integer not null check (duration_days >= 1),
  features text[] not null default '{}',
  -- Null means unlimited custom component requests.
  request_quota integer default 0 check (request_quota >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  -- The plan that has its items since it was withdrawn. Who held it, or a plan that opened it, reaches them there.
  succeeded_by uuid references plans check (succeeded_by <> id)
);
create index plans_succeeded_by on plans (succeeded_by);
create unique index plans_name on plans (lower(name)) where withdrawn_at is null;

-- Which other plans' items a plan also opens.
create table plan_links (
  plan_id uuid not null references plans on delete cascade,
  linked_plan_id uuid not null references plans on delete cascade,
  primary key (plan_id, linked_plan_id),
  check (plan_id <> linked_plan_id)
);
create index plan_links_linked on plan_links (linked_plan_id);

-- One row: what the shop's owner has chosen.
create table shop_settings (
  id boolean primary key default true check (id),
  -- Whether a link between two plans opens saved items and templates in either direction, or only the way it was drawn.
  plan_links text not null default 'both' check (plan_links in ('both', 'downward'))
);
insert into shop_settings default values;

grant select, insert, update, delete on plans, plan_links to api;
grant select, update on shop_settings to api;
grant select on plans, plan_links, shop_settings to api_read;
