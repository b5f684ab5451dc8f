-- People whose components the shop sells. One row for each person, also after an end and a new approval, because
-- components and sales refer to it.
create table creators (
  id uuid primary key,
  -- Null after the application was deleted with the data of the person.
  application_id uuid unique references creator_applications on delete set null,
  -- Null while no account has the address.
  user_id uuid unique references users,
  -- Both null after the person was deleted. The row stays, because the books refer to it.
  email text unique check (email = lower(btrim(email)) and length(email) <= 254),
  name text check (length(name) between 1 and 120),
  created_at timestamptz not null,
  -- Null while the person is in the program.
  ended_at timestamptz,
  check ((email is null) = (name is null)),
  check (email is not null or ended_at is not null)
);
create index creators_name on creators (lower(name), id);
create index creators_search on creators using gin ((name || E'\n' || email) gin_trgm_ops);

insert into creators (id, application_id, user_id, email, name, created_at)
  select gen_random_uuid(), a.id, coalesce(a.user_id, u.id), a.email, a.name, a.decided_at
  from creator_applications a left join users u on u.email = a.email and u.verified_at is not null
  where a.status = 'approved' and a.confirmed_at is not null;

grant select, insert, update on creators to api;
