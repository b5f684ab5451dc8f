create table requests (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- The plan period it counts against, and which of that period's requests it is; null when the period has no bound.
  grant_id uuid not null references grants,
  slot integer check (slot >= 1),
  title text not null check (length(title) between 1 and 120),
  category text not null check (length(category) between 1 and 40),
  purpose text not null check (length(purpose) between 1 and 2000),
  links text[] not null default '{}' check (cardinality(links) <= 5),
  status text not null default 'submitted'
    check (status in ('submitted', 'accepted', 'in-progress', 'delivered', 'declined')),
  needs_reply boolean not null default true,
  component_id uuid references components,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  title_lower text not null generated always as (lower(title)) stored,
  check ((status = 'delivered') = (component_id is not null))
);
-- However many forms arrive at the same moment, a slot is taken once; declining gives it back.
create unique index requests_slot on requests (grant_id, slot) where status <> 'declined';
create index requests_user on requests (user_id, created_at desc, id desc);
create index requests_component on requests (component_id) where component_id is not null;
create index requests_newest on requests (created_at, id);
create index requests_changed on requests (updated_at, id);
create index requests_by_title on requests (title_lower, id);
create index requests_status on requests (status, created_at, id);
create index requests_waiting on requests (id) where needs_reply;
create index requests_search on requests using gin (title_lower gin_trgm_ops);

-- No writer, whoever it is, can take a slot that the period does not have.
create function hold_request_quota() returns trigger language plpgsql as $$
declare
  quota integer;
begin
  select case when g.snapshot ? 'requestQuota' then (g.snapshot ->> 'requestQuota')::integer else p.request_quota end
    into strict quota from grants g join plans p on p.id = g.plan_id where g.id = new.grant_id;
  if quota is not null and (new.slot is null or new.slot > quota) then
    raise exception 'this period has % requests', quota using errcode = 'check_violation', constraint = 'requests_quota';
  end if;
  return new;
end $$;
create trigger requests_quota before insert or update of grant_id, slot on requests
  for each row execute function hold_request_quota();

create table request_pictures (
  request_id uuid not null references requests on delete cascade,
  position integer not null check (position between 1 and 3),
  -- In the private bucket: a file is reached by a signed link only.
  key text not null unique,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- The narrower widths it is also kept in.
  widths integer[] not null default '{}',
  primary key (request_id, position)
);

-- What happened to a request and what was said about it, in one line of time.
create table request_messages (
  id uuid primary key,
  request_id uuid not null references requests on delete cascade,
  by_team boolean not null,
  status text check (status in ('accepted', 'in-progress', 'delivered', 'declined')),
  text text check (length(text) between 1 and 2000),
  written_at timestamptz not null,
  check (status is not null or text is not null),
  check (by_team or status is null)
);
create index request_messages_request on request_messages (request_id, id);

-- One request for each form somebody fills in, however often it is sent: an answer can be lost on its way.
create table request_idempotency_keys (
  user_id uuid not null references users on delete cascade,
  -- Made by the browser.
  submission_id uuid not null,
  request_id uuid not null unique references requests on delete cascade,
  -- Of all that was sent: other contents under the same id are not the same form.
  sha256 text not null,
  made_at timestamptz not null,
  primary key (user_id, submission_id)
);

grant select, insert, delete on requests, request_pictures, request_messages to api;
-- What was asked for stays as it was. Only its progress changes.
grant update (status, needs_reply, component_id, updated_at) on requests to api;
grant select, insert on request_idempotency_keys to api;
