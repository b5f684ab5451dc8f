-- What changed in a version: whether it breaks the code around it, and a list of changes, each mended, added or changed.
-- The first version has none. The lines are those of the main file, compared with the version before.
alter table component_versions
  add column change_note jsonb check (jsonb_typeof(change_note) = 'object'),
  add column lines_added integer check (lines_added >= 0),
  add column lines_removed integer check (lines_removed >= 0);
grant select (change_note, lines_added, lines_removed) on component_versions to api_read;
