-- One publication for each time an admin presses the button, however often the form is sent: an answer can be lost on its way.
create table component_submissions (
  actor_id uuid not null references users,
  request_id uuid not null,
  component_id uuid not null references components on delete cascade,
  -- Of all that was sent: other contents under the same id are not the same press.
  sha256 text not null,
  made_at timestamptz not null,
  primary key (actor_id, request_id)
);
create index component_submissions_component on component_submissions (component_id);

grant select, insert on component_submissions to api;
