-- Whose words are those of somebody new, kept beside the words: an index of letters on the sums is written to by every copy.
-- In the order in which searches and sign-ups take them.
lock table user_summaries in access exclusive mode;
alter table user_words add column is_new boolean not null default false;

create or replace function file_user_words() returns trigger language plpgsql as $$
begin
  insert into user_words (user_id, search_text, is_new) values (new.user_id, new.search_text, new.is_new)
  on conflict (user_id) do update set search_text = excluded.search_text, is_new = excluded.is_new;
  return null;
end $$;
drop trigger user_words_changed on user_summaries;
create trigger user_words_changed after update of search_text, is_new on user_summaries
  for each row when (old.search_text is distinct from new.search_text or old.is_new is distinct from new.is_new)
  execute function file_user_words();
