-- no transaction
update user_words words set is_new = false
from user_summaries person
where person.user_id = words.user_id and not person.is_new and words.is_new;
drop index concurrently if exists user_words_new_search;
create index concurrently user_words_new_search on user_words using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 256) where is_new;
analyze user_words;
-- In the same release, as its larger sister was: the former release searches slowly for the minutes in which both run.
drop index concurrently if exists user_summaries_new_search;
