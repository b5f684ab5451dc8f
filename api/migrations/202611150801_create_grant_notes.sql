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

grant select, insert, delete on grant_notes to api;
