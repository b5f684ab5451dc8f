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
create index grants_plan_ends on grants (ends_at) where kind = 'plan' and revoked_at is null;
-- A component is bought once a person, whatever raced to sell it.
create unique index grants_bought_once on grants (holder_id, component_id)
  where kind = 'component' and source_kind = 'order' and revoked_at is null;
-- How many people hold a plan now.
create index grants_running on grants (plan_id, ends_at) where revoked_at is null and kind = 'plan';
-- What begins or ends later on the present day.
create index grants_beginning on grants (starts_at) include (source_kind) where kind = 'plan' and revoked_at is null;
create index grants_ending on grants (ends_at) include (source_kind) where kind = 'plan' and revoked_at is null;

-- Why an admin gave or took access. Apart from the audit log, which holds no values, so that it can go with the person.
create table grant_notes (
  id uuid primary key,
  grant_id uuid not null references grants,
  actor_id uuid not null references users,
  action text not null check (action in ('grant', 'extend', 'revoke')),
  reason text not null check (length(reason) between 1 and 300),
  written_at timestamptz not null
);
create index grant_notes_grant on grant_notes (grant_id, id);

-- One reminder of each kind for a period of a plan, however often and by however many workers the due ones are looked for.
create table grant_reminders (
  grant_id uuid not null references grants,
  kind text not null check (kind in ('week', 'day', 'ended')),
  posted_at timestamptz not null,
  primary key (grant_id, kind)
);

create table saved_components (
  user_id uuid not null references users on delete cascade,
  component_id uuid not null references components on delete cascade,
  saved_at timestamptz not null default now(),
  primary key (user_id, component_id)
);
create index saved_components_newest on saved_components (user_id, saved_at desc, component_id desc);
create index saved_components_component on saved_components (component_id);

grant select, insert, update (starts_at, ends_at, revoked_at) on grants to api;
grant select, insert, delete on grant_notes, saved_components to api;
grant select, insert on grant_reminders to api;
