-- The version of a component that a member copied last.
create table copied_versions (
  user_id uuid not null references users on delete cascade,
  component_id uuid not null references components on delete cascade,
  version_id uuid not null,
  copied_at timestamptz not null,
  primary key (user_id, component_id)
);
insert into copied_versions (user_id, component_id, version_id, copied_at)
  select distinct on (user_id, component_id) user_id, component_id, version_id, occurred_at
    from copy_events order by user_id, component_id, occurred_at desc;
grant select, insert, update, delete on copied_versions to api;
