-- One row: what the shop's owner has chosen.
create table shop_settings (
  id boolean primary key default true check (id),
  -- Whether a link between two plans opens saved items and templates in either direction, or only the way it was drawn.
  plan_links text not null default 'both' check (plan_links in ('both', 'downward'))
);
insert into shop_settings default values;

-- Who may use what, and why. What was paid for is never taken away: the reach of that day is kept in the snapshot.
create table grants (
  id uuid primary key,
  holder_id uuid not null references users,
  kind text not null check (kind in ('plan', 'component')),
  plan_id uuid references plans,
  component_id uuid references components,
  source_kind text not null check (source_kind in ('order', 'admin', 'free')),
  source_id uuid not null,
  starts_at timestamptz not null,
  -- Null means for ever.
  ends_at timestamptz,
  revoked_at timestamptz,
  -- { name, pricePaise, accessiblePlans } of a plan, { title, pricePaise } of a component, on the day it was given.
  snapshot jsonb not null default '{}',
  created_at timestamptz not null default now(),
  unique (source_kind, source_id),
  check ((kind = 'plan') = (plan_id is not null)),
  check ((kind = 'component') = (component_id is not null)),
  check ((kind = 'plan') = (ends_at is not null)),
  check (ends_at > starts_at)
);
create index grants_holder on grants (holder_id, kind, ends_at desc);
create index grants_plan on grants (plan_id);
create index grants_component on grants (component_id);

create table saved_components (
  user_id uuid not null references users on delete cascade,
  component_id uuid not null references components on delete cascade,
  saved_at timestamptz not null default now(),
  primary key (user_id, component_id)
);
create index saved_components_newest on saved_components (user_id, saved_at desc, component_id desc);
create index saved_components_component on saved_components (component_id);

-- One row a copy, with what it was at that moment. A month a part, so that old months can be put away whole.
create table copy_events (
  id uuid not null,
  user_id uuid not null references users,
  component_id uuid not null references components,
  version_id uuid not null,
  surface text not null default 'web' check (surface in ('web', 'registry', 'mcp')),
  paid boolean not null,
  occurred_at timestamptz not null,
  primary key (occurred_at, id)
) partition by range (occurred_at);
create index copy_events_user on copy_events (user_id, occurred_at desc);
create index copy_events_component on copy_events (component_id, occurred_at desc);

do $$
declare
  month date := date '2026-11-01';
begin
  while month < date '2029-01-01' loop
    -- Days of the shop begin at midnight in Asia/Kolkata.
    execute format('create table copy_events_%s partition of copy_events for values from (%L) to (%L)',
      to_char(month, 'YYYYMM'), month::timestamp at time zone 'Asia/Kolkata',
      (month + interval '1 month')::timestamp at time zone 'Asia/Kolkata');
    month := month + interval '1 month';
  end loop;
end $$;
create table copy_events_other partition of copy_events default;

grant select, update on shop_settings to api;
grant select, insert, update (starts_at, ends_at, revoked_at) on grants to api;
grant select, insert, delete on saved_components to api;
grant select, insert on copy_events to api;
grant select on shop_settings to api_read;
