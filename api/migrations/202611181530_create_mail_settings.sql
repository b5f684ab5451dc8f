-- The mails that a member switched. A kind without a row is as the shop has it by default.
create table mail_settings (
  user_id uuid not null references users on delete cascade,
  kind text not null check (length(kind) between 1 and 40),
  is_on boolean not null,
  changed_at timestamptz not null,
  primary key (user_id, kind)
);
-- Who asked for a mail that is off by default.
create index mail_settings_on on mail_settings (kind, user_id) where is_on;
grant select, insert, update, delete on mail_settings to api;
