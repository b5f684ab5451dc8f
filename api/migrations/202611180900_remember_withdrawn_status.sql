-- The status that a withdrawn component had before, so that it can be put back. Null means published.
alter table components add column withdrawn_from text check (withdrawn_from in ('private', 'published'));
grant update (withdrawn_from) on components to api;
-- A component that was made for one member and never published was private.
update components set withdrawn_from = 'private'
  where status = 'withdrawn'
    and exists (select from requests where requests.component_id = components.id)
    and not exists (select from audit_log
      where subject_kind = 'component' and subject_id = components.id and action = 'publish');
