create table users (
  id uuid primary key,
  -- Lower case and trimmed; null once the account is deleted and only the books need it.
  email text unique check (email = lower(btrim(email)) and length(email) <= 254),
  name text not null check (length(name) between 1 and 120),
  phone text check (length(phone) <= 40),
  role text not null default 'user' check (role in ('admin', 'user')),
  avatar_key text,
  -- Null when the account has only ever been entered through Google.
  password_hash text,
  -- More than one stranger registered the address before it was proved: nobody knows whose password it is.
  contested boolean not null default false,
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz,
  deleted_at timestamptz,
  check ((deleted_at is null) = (email is not null)),
  check (deleted_at is null or (password_hash is null and phone is null and avatar_key is null)),
  check (not (contested and verified_at is not null))
);

-- Who somebody is at Google: the subject, never the address, which can change hands.
create table identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index identities_user on identities (user_id);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- The token itself is never stored.
  token_sha256 bytea not null unique check (length(token_sha256) = 32),
  device text not null check (length(device) <= 120),
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id, last_used_at desc);
create index sessions_expiry on sessions (expires_at);

-- One row a purpose: a new code replaces the old one, so only the newest can be right.
create table one_time_codes (
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset')),
  code_hmac bytea not null check (length(code_hmac) = 32),
  attempts integer not null default 0 check (attempts between 0 and 5),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, purpose)
);
create index one_time_codes_expiry on one_time_codes (expires_at);

-- The code in ?token= after Google: good once, for a minute, in the browser that began.
create table handoffs (
  code_sha256 bytea primary key check (length(code_sha256) = 32),
  user_id uuid not null references users on delete cascade,
  browser_sha256 bytea not null check (length(browser_sha256) = 32),
  expires_at timestamptz not null
);
create index handoffs_user on handoffs (user_id);
create index handoffs_expiry on handoffs (expires_at);

grant select, insert, update, delete on users, identities, sessions, one_time_codes, handoffs to api;
