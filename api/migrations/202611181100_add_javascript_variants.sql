-- Whether a version has a JavaScript variant. Lists may read it, though they must not read the files.
alter table component_versions
  add column has_javascript boolean not null
    generated always as (jsonb_path_exists(files, '$[*].path ? (@ like_regex "[.]jsx$")')) stored,
  add column highlighted_js_html text;
grant select (has_javascript) on component_versions to api_read;

-- The variant that was copied. Copies before this column have none.
alter table copy_events add column language text;
-- Checked for new rows only, because a check of the whole log would block it. Older rows are all null.
alter table copy_events add constraint copy_events_language_check check (language in ('ts', 'js')) not valid;
