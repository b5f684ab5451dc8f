-- no transaction
drop index concurrently if exists user_words_search;
create index concurrently user_words_search on user_words using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 256);
analyze user_words;
-- In the same release, because every copy goes on writing to it: for the minutes in which both run, a search for people in
-- the former release takes long or is given up. Nothing else asks for it.
drop index concurrently if exists user_summaries_search;
