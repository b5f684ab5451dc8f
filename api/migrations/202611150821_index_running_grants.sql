-- no transaction
drop index concurrently if exists grants_running;
-- How many people hold a plan now.
create index concurrently grants_running on grants (plan_id, ends_at) where revoked_at is null and kind = 'plan';
