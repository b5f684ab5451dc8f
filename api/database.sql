-- Run by a superuser inside each database of the product (also template and test databases) after roles.sql; safe to run again.
do $$
begin
  execute format('alter database %I owner to migrator', current_database());
  -- Temporary tables go with connect: behind a transaction pool they would leak from one caller to the next.
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect on database %I to api, api_read', current_database());
end
$$;

revoke create on schema public from public;
grant usage on schema public to api, api_read;

create extension if not exists pg_trgm;
