-- People from before: whoever changes their name meanwhile has been filed already, and whoever leaves is passed over.
insert into user_words select user_id, search_text from user_summaries for key share on conflict (user_id) do nothing;
