-- A process that starts waits until the database has the migrations of its release. The role of the server may not read
-- their table.
create or replace function has_migration(wanted text) returns boolean
  language sql stable security definer set search_path = ''
  return exists (select from public.migrations where name = wanted);
revoke all on function has_migration(text) from public;
grant execute on function has_migration(text) to api;
