-- no transaction
-- Built beside the traffic: whoever signs in writes to this table.
drop index concurrently if exists users_search;
create index concurrently users_search on users using gin (user_search_text(name, email) gin_trgm_ops) where deleted_at is null;
