-- What people are found by, apart from what they have copied: every copy writes a new row of `user_summaries` into all of its
-- indexes, and the one of letters took more than half of that.
create table user_words (
  user_id uuid primary key references user_summaries on delete cascade,
  search_text text not null
);

create function file_user_words() returns trigger language plpgsql as $$
begin
  insert into user_words values (new.user_id, new.search_text)
  on conflict (user_id) do update set search_text = excluded.search_text;
  return null;
end $$;
create trigger user_words_filed after insert on user_summaries
  for each row execute function file_user_words();
create trigger user_words_changed after update of search_text on user_summaries
  for each row when (old.search_text is distinct from new.search_text) execute function file_user_words();

grant select, insert, update, delete on user_words to api;
