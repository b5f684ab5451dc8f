-- no transaction
drop index concurrently if exists user_words_search;
create index concurrently user_words_search on user_words using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 256);
drop index concurrently if exists user_summaries_search;
