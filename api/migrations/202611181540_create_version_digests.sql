-- The monthly mails about newer versions. One for each member and month, whichever process makes it.
create table version_digests (
  user_id uuid not null references users on delete cascade,
  -- The first day of the month, in the time zone of the shop.
  month date not null check (extract(day from month) = 1),
  posted_at timestamptz not null,
  sent_at timestamptz,
  primary key (user_id, month)
);
grant select, insert, delete on version_digests to api;
grant update (sent_at) on version_digests to api;
