-- Those who were new before the words were told so. Whoever stops being new meanwhile waits for this, and the words are told.
update user_words words set is_new = true
from (select user_id from user_summaries where is_new for share) person
where person.user_id = words.user_id and not words.is_new;
