-- One request for each form somebody fills in, however often it is sent: an answer can be lost on its way.
create table request_submissions (
  user_id uuid not null references users on delete cascade,
  -- Made by the browser.
  submission_id uuid not null,
  request_id uuid not null unique references requests on delete cascade,
  -- Of all that was sent: other contents under the same id are not the same form.
  sha256 text not null,
  made_at timestamptz not null,
  primary key (user_id, submission_id)
);

grant select, insert on request_submissions to api;
