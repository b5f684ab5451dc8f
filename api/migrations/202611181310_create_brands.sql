-- The brand of a member: colour, radius and font that previews and copied code follow.
create table brands (
  user_id uuid primary key references users on delete cascade,
  colour text check (colour ~ '^#[0-9a-f]{6}$'),
  radius text check (length(radius) <= 10),
  font text check (length(font) <= 40),
  is_in_code boolean not null default true,
  updated_at timestamptz not null
);
grant select, insert, update, delete on brands to api;
