-- A process that starts waits until the database has the migrations and the functions of its release. The role of the
-- server may not read their tables. The content of a function may be that of a later release, which may run beside this
-- one.
create or replace function has_release(migration text, function_names text[]) returns boolean
  language sql stable security definer set search_path = ''
  return exists (select from public.migrations where name = migration)
    and not exists (select from unnest(function_names) as wanted (name)
                    where wanted.name not in (select name from public.function_files));
revoke all on function has_release(text, text[]) from public;
grant execute on function has_release(text, text[]) to api;
