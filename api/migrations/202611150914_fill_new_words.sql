-- Those who were new before the words were told so. Nobody is kept waiting for it: whoever stops being new in this moment may
-- be marked once more, and the next migration takes that back.
update user_words words set is_new = true
from user_summaries person
where person.user_id = words.user_id and person.is_new and not words.is_new;
