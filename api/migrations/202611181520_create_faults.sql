-- What members report as broken in a version of a component.
create table faults (
  id uuid primary key,
  component_id uuid not null,
  version_id uuid not null,
  -- Null when the member deleted the account. Then the words are gone too, and the sentence of the shop is left.
  user_id uuid references users on delete cascade,
  what text check (length(what) between 1 and 2000),
  place text not null default '' check (length(place) <= 200),
  browser text not null default '' check (length(browser) <= 200),
  -- In the private bucket: a file is reached by a signed link only.
  picture_key text unique,
  -- The narrower widths it is also kept in.
  picture_widths integer[] not null default '{}',
  status text not null default 'new' check (status in ('new', 'confirmed', 'mended', 'declined')),
  -- The sentence that the shop shows while it is confirmed.
  shown_as text check (length(shown_as) between 1 and 200),
  confirmed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Made by the browser. The digest is of all that was sent: other contents under the same id are not the same form.
  submission_id uuid,
  sha256 text not null,
  foreign key (component_id, version_id) references component_versions (component_id, id) on delete cascade,
  unique (user_id, submission_id),
  check ((user_id is null) = (what is null)),
  check (status <> 'confirmed' or (shown_as is not null and confirmed_at is not null))
);
create index faults_newest on faults (created_at, id);
create index faults_changed on faults (updated_at, id);
create index faults_status on faults (status, created_at, id);
create index faults_status_changed on faults (status, updated_at, id);
create index faults_component on faults (component_id, version_id);
create index faults_known on faults (version_id, confirmed_at desc, id desc) where status = 'confirmed';
create index faults_open on faults (user_id, component_id) where status in ('new', 'confirmed');

grant select, insert, delete on faults to api;
-- What was reported stays as it was, until the account is deleted.
grant update (status, shown_as, confirmed_at, updated_at, user_id, what, place, browser, picture_key, picture_widths,
  submission_id) on faults to api;
-- The anonymous reader sees what the shop says, and nothing that a member wrote.
grant select (id, component_id, version_id, status, shown_as, confirmed_at) on faults to api_read;
