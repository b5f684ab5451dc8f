-- Files that hold a name which was forgotten. Each is removed at once, and again when nobody can be writing it any more.
create table invoice_leftovers (
  file_key text primary key check (length(file_key) <= 100),
  forgotten_at timestamptz not null,
  next_try_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0)
);
create index invoice_leftovers_due on invoice_leftovers (next_try_at);

grant select, insert, update, delete on invoice_leftovers to api;
