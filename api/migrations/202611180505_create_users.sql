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

-- What a search for a person looks through. It begins with a space, so that every word in it follows one.
create function user_search_text(name text, email text) returns text
  language sql immutable parallel safe
  return ' ' || lower(name) || ' ' || coalesce(email, '');

-- One row for every account that is not deleted, with everything the admin's list is narrowed and ordered by: an order over
-- two tables cannot be read from an index.
create table user_summaries (
  user_id uuid primary key references users on delete cascade,
  total_copies integer not null default 0,
  free_copies integer not null default 0 check (free_copies >= 0),
  paid_copies integer not null default 0 check (paid_copies >= 0),
  last_copied_at timestamptz,
  -- The later of the last visit and the last copy; null for whoever has never been here.
  last_active_at timestamptz,
  created_at timestamptz not null,
  is_admin boolean not null,
  -- True for somewhat longer than anybody is new: it keeps the indexes of new people small, the exact day is compared.
  is_new boolean not null,
  search_text text not null,
  check (total_copies = free_copies + paid_copies)
);

create function summarise_user() returns trigger language plpgsql as $$
begin
  if new.deleted_at is not null then
    delete from user_summaries where user_id = new.id;
  elsif tg_op = 'INSERT' then
    insert into user_summaries (user_id, last_active_at, created_at, is_admin, is_new, search_text)
    values (new.id, new.last_seen_at, new.created_at, new.role = 'admin', new.created_at > now() - interval '31 days',
      user_search_text(new.name, new.email));
  else
    update user_summaries set last_active_at = greatest(last_active_at, new.last_seen_at), is_admin = new.role = 'admin',
      search_text = user_search_text(new.name, new.email)
    where user_id = new.id;
  end if;
  return null;
end $$;
create trigger users_summarised after insert or update of name, email, role, last_seen_at, deleted_at on users
  for each row execute function summarise_user();

create index user_summaries_total on user_summaries (total_copies, user_id);
create index user_summaries_free on user_summaries (free_copies, user_id);
create index user_summaries_paid on user_summaries (paid_copies, user_id);
create index user_summaries_created on user_summaries (created_at, user_id);
create index user_summaries_activity on user_summaries (last_active_at nulls first, user_id);

create index user_summaries_active_free on user_summaries (free_copies, user_id) where total_copies > 0;
create index user_summaries_active_paid on user_summaries (paid_copies, user_id) where total_copies > 0;
create index user_summaries_active_created on user_summaries (created_at, user_id) where total_copies > 0;
create index user_summaries_active_activity on user_summaries (last_active_at nulls first, user_id) where total_copies > 0;

create index user_summaries_inactive_created on user_summaries (created_at, user_id) where total_copies = 0;
create index user_summaries_inactive_activity on user_summaries (last_active_at nulls first, user_id) where total_copies = 0;

create index user_summaries_new_total on user_summaries (total_copies, user_id) where is_new;
create index user_summaries_new_free on user_summaries (free_copies, user_id) where is_new;
create index user_summaries_new_paid on user_summaries (paid_copies, user_id) where is_new;
create index user_summaries_new_created on user_summaries (created_at, user_id) where is_new;
create index user_summaries_new_activity on user_summaries (last_active_at nulls first, user_id) where is_new;

-- Admins in every order: in a large shop they are too many to be sorted each time.
create index user_summaries_admin_total on user_summaries (total_copies, user_id) where is_admin;
create index user_summaries_admin_free on user_summaries (free_copies, user_id) where is_admin;
create index user_summaries_admin_paid on user_summaries (paid_copies, user_id) where is_admin;
create index user_summaries_admin_created on user_summaries (created_at, user_id) where is_admin;
create index user_summaries_admin_activity on user_summaries (last_active_at nulls first, user_id) where is_admin;

-- What people are found by. It is apart from user_summaries, because every copy writes a row of that table into all of its
-- indexes.
create table user_words (
  user_id uuid primary key references user_summaries on delete cascade,
  search_text text not null,
  is_new boolean not null default false
);
create index user_words_search on user_words using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 256);
create index user_words_new_search on user_words using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where is_new;

create function file_user_words() returns trigger language plpgsql as $$
begin
  insert into user_words (user_id, search_text, is_new) values (new.user_id, new.search_text, new.is_new)
  on conflict (user_id) do update set search_text = excluded.search_text, is_new = excluded.is_new;
  return null;
end $$;
create trigger user_words_filed after insert on user_summaries
  for each row execute function file_user_words();
create trigger user_words_changed after update of search_text, is_new on user_summaries
  for each row when (old.search_text is distinct from new.search_text or old.is_new is distinct from new.is_new)
  execute function file_user_words();

-- The actors that the audit log can be filtered by.
create index users_admins on users (name) where role = 'admin';
create index users_gone on users (deleted_at) where deleted_at is not null;

grant select, insert, update, delete on users, identities, sessions, one_time_codes, handoffs, user_summaries, user_words to api;
