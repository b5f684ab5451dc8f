-- no transaction
-- What is off the shelves is in no dictionary of words, so admins find it by its letters.
drop index concurrently if exists components_withdrawn_search;
create index concurrently components_withdrawn_search on components using gin (search_text gin_trgm_ops) where status = 'withdrawn';
