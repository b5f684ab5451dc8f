-- People from before: whoever changes their name meanwhile has been filed already.
insert into user_words select user_id, search_text from user_summaries on conflict (user_id) do nothing;
