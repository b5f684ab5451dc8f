-- no transaction
drop index concurrently if exists components_private;
create index concurrently components_private on components (published_at, id) where status = 'private';
