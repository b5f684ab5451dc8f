-- Keys of members for the registry and the MCP server. Revoked keys stay for a while, so that a refusal can say when that was.
create table api_keys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- The key itself is never stored.
  key_sha256 bytea not null unique check (length(key_sha256) = 32),
  last_four text not null check (length(last_four) = 4),
  scopes text[] not null check (cardinality(scopes) between 1 and 2 and scopes <@ array['catalogue', 'code']),
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_user on api_keys (user_id, created_at desc);

-- When a copy of a component by a key was counted last. A command asks several times for what is one copy.
create table key_copies (
  key_id uuid not null references api_keys on delete cascade,
  component_id uuid not null references components on delete cascade,
  counted_at timestamptz not null,
  primary key (key_id, component_id)
);

-- The different paid components whose code an account took on a day of the shop.
create table code_reads (
  user_id uuid not null references users on delete cascade,
  day date not null,
  component_id uuid not null references components on delete cascade,
  primary key (user_id, day, component_id)
);
create index code_reads_day on code_reads (day);

grant select, insert, update, delete on api_keys, key_copies to api;
grant select, insert, delete on code_reads to api;
