create table audit_log (
  id uuid primary key,
  at timestamptz not null default now(),
  -- Null means the system itself.
  actor_id uuid,
  action text not null check (length(action) between 1 and 60),
  subject_kind text not null check (length(subject_kind) between 1 and 40),
  subject_id uuid,
  -- Names of what changed, never the values: the log must be keepable when a person asks to be forgotten.
  fields text[] not null default '{}'
);
create index audit_log_subject on audit_log (subject_kind, subject_id, id desc);
create index audit_log_newest on audit_log (id desc);
-- An id contains its time, so each of these serves a filter, the order and a period at once.
create index audit_log_actor on audit_log (actor_id, id);
create index audit_log_actor_action on audit_log (actor_id, action, id);
create index audit_log_actor_kind on audit_log (actor_id, subject_kind, id);
create index audit_log_actor_kind_action on audit_log (actor_id, subject_kind, action, id);
create index audit_log_action on audit_log (action, id);
create index audit_log_kind on audit_log (subject_kind, id);
create index audit_log_kind_action on audit_log (subject_kind, action, id);
create index audit_log_record on audit_log (subject_id, id);

grant select, insert on audit_log to api;
