-- Cluster-wide, run by a superuser, safe to run again; database.sql follows in each database.
do $$
declare
  name text;
begin
  foreach name in array array['migrator', 'api', 'api_read'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I', name);
    end if;
  end loop;
end
$$;

alter role migrator login nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
alter role api login nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
alter role api_read login nosuperuser nocreatedb nocreaterole noreplication nobypassrls;

-- Timeouts belong to the role because PgBouncer refuses them as connection parameters.
alter role api set statement_timeout = '5s';
alter role api set lock_timeout = '3s';
alter role api set idle_in_transaction_session_timeout = '10s';

-- A client can lift read-only again, so what really holds is that api_read is granted nothing but select.
alter role api_read set default_transaction_read_only = on;
alter role api_read set statement_timeout = '2s';

-- A migration that waits for a lock makes every later query on that table wait behind it.
alter role migrator set lock_timeout = '3s';

-- Requests are short: compiling a plan or starting workers for one costs more than it could save.
alter role api set jit = off;
alter role api_read set jit = off;
alter role api_read set max_parallel_workers_per_gather = 0;
