-- no transaction
-- Matches are narrowed and put in order where they are found. Copies write to this table too, so what waits to be filed is
-- kept short: every search reads all of it.
drop index concurrently if exists user_summaries_search;
create index concurrently user_summaries_search on user_summaries using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 256);
-- Who is new is one in many: among all words, theirs would have to be picked out.
drop index concurrently if exists user_summaries_new_search;
create index concurrently user_summaries_new_search on user_summaries using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where is_new;
drop index concurrently if exists users_search;
