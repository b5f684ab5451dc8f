create table creator_applications (
  id uuid primary key,
  -- Null when it came from somebody who was not signed in.
  user_id uuid references users on delete cascade,
  email text not null check (email = lower(btrim(email)) and length(email) <= 254),
  name text not null check (length(name) between 1 and 120),
  phone text not null check (length(phone) between 1 and 40),
  city text not null check (length(city) between 1 and 120),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  -- The applicant reads it. It never holds notes for admins.
  reason text check (length(reason) between 1 and 500),
  created_at timestamptz not null,
  -- Null until whoever reads the mail of this address has said that the application is theirs.
  confirmed_at timestamptz,
  decided_at timestamptz,
  -- Where the applicant shows work, beside or instead of work samples.
  portfolio_url text check (portfolio_url ~ '^https://' and length(portfolio_url) <= 300),
  -- Whether the person agrees that plans open their components, when they said so, and to which text. Null: unknown.
  plans_agreed boolean,
  plans_answered_at timestamptz,
  plans_text text check (length(plans_text) between 1 and 20),
  constraint creator_applications_plans_check check (num_nonnulls(plans_agreed, plans_answered_at, plans_text) in (0, 3)),
  check ((status = 'pending') = (decided_at is null)),
  check (reason is null or status = 'rejected'),
  check (user_id is null or confirmed_at is not null)
);
-- Whoever waits or has been approved cannot apply again, however many forms arrive at the same moment.
create unique index creator_applications_open on creator_applications (email) where status <> 'rejected';
create index creator_applications_email on creator_applications (email, created_at desc);
create index creator_applications_user on creator_applications (user_id) where user_id is not null;
create index creator_applications_newest on creator_applications (created_at desc, id desc);
create index creator_applications_status on creator_applications (status, created_at desc, id desc);
create index creator_applications_name on creator_applications (lower(name), id);
create index creator_applications_search on creator_applications
  using gin ((name || E'\n' || email || E'\n' || phone || E'\n' || city) gin_trgm_ops);

create table work_samples (
  application_id uuid not null references creator_applications on delete cascade,
  position integer not null check (position between 1 and 5),
  -- In the private bucket: a file is reached by a signed link only.
  key text not null unique,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- The narrower widths it is also kept in.
  widths integer[] not null default '{}',
  primary key (application_id, position)
);

-- One row an application: a new code replaces the old one, so only the newest can be right.
create table application_codes (
  application_id uuid primary key references creator_applications on delete cascade,
  code_hmac bytea not null check (length(code_hmac) = 32),
  attempts integer not null default 0 check (attempts between 0 and 5),
  sent_at timestamptz not null,
  expires_at timestamptz not null
);

grant select, insert, delete on creator_applications, work_samples to api;
-- What was applied with stays as it was; only what becomes of it changes.
grant update (status, reason, confirmed_at, decided_at) on creator_applications to api;
grant select, insert, update, delete on application_codes to api;
-- The answer about plans can be changed later, so the list of admins shows the newest.
grant update (plans_agreed, plans_answered_at, plans_text) on creator_applications to api;
