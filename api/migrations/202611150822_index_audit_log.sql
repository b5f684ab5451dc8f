-- no transaction
-- An id tells its time, so that each of these serves a filter, the order and a period at once.
drop index concurrently if exists audit_log_actor;
create index concurrently audit_log_actor on audit_log (actor_id, id);
drop index concurrently if exists audit_log_actor_action;
create index concurrently audit_log_actor_action on audit_log (actor_id, action, id);
drop index concurrently if exists audit_log_actor_kind;
create index concurrently audit_log_actor_kind on audit_log (actor_id, subject_kind, id);
drop index concurrently if exists audit_log_actor_kind_action;
create index concurrently audit_log_actor_kind_action on audit_log (actor_id, subject_kind, action, id);
drop index concurrently if exists audit_log_action;
create index concurrently audit_log_action on audit_log (action, id);
drop index concurrently if exists audit_log_kind;
create index concurrently audit_log_kind on audit_log (subject_kind, id);
drop index concurrently if exists audit_log_kind_action;
create index concurrently audit_log_kind_action on audit_log (subject_kind, action, id);
drop index concurrently if exists audit_log_record;
create index concurrently audit_log_record on audit_log (subject_id, id);
-- Whom the log can be narrowed to.
drop index concurrently if exists users_admins;
create index concurrently users_admins on users (name) where role = 'admin';
