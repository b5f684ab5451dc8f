-- no transaction
-- Built beside the traffic: whoever signs in writes to this table.
drop index concurrently if exists users_gone;
create index concurrently users_gone on users (deleted_at) where deleted_at is not null;
