-- Days of the shop begin at midnight in Asia/Kolkata.
create function shop_day(moment timestamptz) returns date language sql immutable parallel safe as $$
  select (moment at time zone 'Asia/Kolkata')::date
$$;

-- One row for each copy, with what it was at that moment. A partition for each month, so that old months can be put away whole.
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

-- How often components are copied, kept as sums, so that a question about fifty million copies reads as many rows as one about a thousand.

-- Copies that are in the log and not yet in the sums. They leave in the transaction that adds them up, so each is counted once.
create table copies_to_count (
  event_id uuid primary key,
  user_id uuid not null,
  component_id uuid not null,
  paid boolean not null,
  occurred_at timestamptz not null
);

-- Who has copied what, and when last.
create table copy_pairs (
  user_id uuid not null,
  component_id uuid not null,
  last_at timestamptz not null,
  copies integer not null,
  primary key (user_id, component_id)
) with (fillfactor = 85);

create table copy_days (
  day date not null,
  component_id uuid not null,
  free integer not null,
  paid integer not null,
  primary key (day, component_id)
);
create table copy_day_totals (
  day date primary key,
  free bigint not null,
  paid bigint not null
);

-- A pair, and a person, is counted on the day of its last copy alone, so the different ones of the last days are a sum of days.
create table copy_last_days (
  day date not null,
  component_id uuid not null,
  pairs integer not null,
  primary key (day, component_id)
);
create table copy_person_last_days (
  day date primary key,
  people integer not null
);

create table component_copies (
  component_id uuid primary key,
  free bigint not null,
  paid bigint not null,
  uniques bigint not null,
  uniques_week integer not null,
  uniques_month integer not null
) with (fillfactor = 85);
create index component_copies_all on component_copies (uniques desc, component_id);
create index component_copies_week on component_copies (uniques_week desc, component_id);
create index component_copies_month on component_copies (uniques_month desc, component_id);

-- Deleted accounts stay, nameless: sums do not shrink.
create table person_copies (
  user_id uuid primary key,
  free integer not null,
  paid integer not null,
  last_at timestamptz not null
) with (fillfactor = 85);
create index person_copies_most on person_copies ((free + paid) desc, user_id);

-- One row: everything there is, and the day at which the windows end.
create table copy_totals (
  is_only boolean primary key default true check (is_only),
  day date not null,
  free bigint not null default 0,
  paid bigint not null default 0,
  people bigint not null default 0
);
insert into copy_totals (day) values (shop_day(now()));

grant select, insert on copy_events to api;
grant select, insert, delete on copies_to_count to api;
grant select, insert, update on copy_pairs, copy_days, copy_day_totals, copy_last_days, copy_person_last_days, component_copies, person_copies to api;
grant select, update on copy_totals to api;
