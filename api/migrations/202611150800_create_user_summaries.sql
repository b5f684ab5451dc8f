-- What a search for a person looks through; it begins with a space, so that every word in it follows one.
create function user_search_text(name text, email text) returns text
  language sql immutable parallel safe
  return ' ' || lower(name) || ' ' || coalesce(email, '');

-- One row for every account that is not deleted, with everything the admin's list is narrowed and ordered by: an order over
-- two tables cannot be read from an index.
create table user_summaries (
  user_id uuid primary key references users on delete cascade,
  total_copies integer not null default 0,
  free_copies integer not null default 0 check (free_copies >= 0),
  paid_copies integer not null default 0 check (paid_copies >= 0),
  last_copied_at timestamptz,
  -- The later of the last visit and the last copy; null for whoever has never been here.
  last_active_at timestamptz,
  created_at timestamptz not null,
  is_admin boolean not null,
  -- True for somewhat longer than anybody is new: it keeps the indexes of new people small, the exact day is compared.
  is_new boolean not null,
  search_text text not null,
  check (total_copies = free_copies + paid_copies)
);

insert into user_summaries (user_id, total_copies, free_copies, paid_copies, last_copied_at, last_active_at, created_at, is_admin, is_new, search_text)
select users.id, coalesce(copies.total, 0), coalesce(copies.free, 0), coalesce(copies.paid, 0), copies.last,
  greatest(users.last_seen_at, copies.last), users.created_at, users.role = 'admin',
  users.created_at > now() - interval '31 days', user_search_text(users.name, users.email)
from users left join (
  select user_id, count(*) as total, count(*) filter (where not paid) as free, count(*) filter (where paid) as paid, max(occurred_at) as last
  from copy_events group by user_id
) copies on copies.user_id = users.id
where users.deleted_at is null;

create function summarise_user() returns trigger language plpgsql as $$
begin
  if new.deleted_at is not null then
    delete from user_summaries where user_id = new.id;
  elsif tg_op = 'INSERT' then
    insert into user_summaries (user_id, last_active_at, created_at, is_admin, is_new, search_text)
    values (new.id, new.last_seen_at, new.created_at, new.role = 'admin', new.created_at > now() - interval '31 days',
      user_search_text(new.name, new.email));
  else
    update user_summaries set last_active_at = greatest(last_active_at, new.last_seen_at), is_admin = new.role = 'admin',
      search_text = user_search_text(new.name, new.email)
    where user_id = new.id;
  end if;
  return null;
end $$;
create trigger users_summarised after insert or update of name, email, role, last_seen_at, deleted_at on users
  for each row execute function summarise_user();

create index user_summaries_total on user_summaries (total_copies, user_id);
create index user_summaries_free on user_summaries (free_copies, user_id);
create index user_summaries_paid on user_summaries (paid_copies, user_id);
create index user_summaries_created on user_summaries (created_at, user_id);
create index user_summaries_activity on user_summaries (last_active_at nulls first, user_id);

create index user_summaries_active_free on user_summaries (free_copies, user_id) where total_copies > 0;
create index user_summaries_active_paid on user_summaries (paid_copies, user_id) where total_copies > 0;
create index user_summaries_active_created on user_summaries (created_at, user_id) where total_copies > 0;
create index user_summaries_active_activity on user_summaries (last_active_at nulls first, user_id) where total_copies > 0;

create index user_summaries_inactive_created on user_summaries (created_at, user_id) where total_copies = 0;
create index user_summaries_inactive_activity on user_summaries (last_active_at nulls first, user_id) where total_copies = 0;

create index user_summaries_new_total on user_summaries (total_copies, user_id) where is_new;
create index user_summaries_new_free on user_summaries (free_copies, user_id) where is_new;
create index user_summaries_new_paid on user_summaries (paid_copies, user_id) where is_new;
create index user_summaries_new_created on user_summaries (created_at, user_id) where is_new;
create index user_summaries_new_activity on user_summaries (last_active_at nulls first, user_id) where is_new;

create index user_summaries_admins on user_summaries (user_id) where is_admin;

grant select, insert, update, delete on user_summaries to api;
