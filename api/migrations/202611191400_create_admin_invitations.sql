-- Addresses whose account becomes an admin as soon as it is verified. The first admin of a shop comes in this way.
create table admin_invitations (
  email text primary key check (email = lower(btrim(email)) and length(email) <= 254),
  expires_at timestamptz not null
);
grant select, insert, update, delete on admin_invitations to api;
