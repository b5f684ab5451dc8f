-- Where the live preview of a version is, and how much room it needs. Versions that an admin typed in have none.
alter table component_versions add column preview jsonb;
grant select (preview) on component_versions to api_read;
