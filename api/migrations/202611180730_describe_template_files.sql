-- What the checks of the catalogue recorded about a zip. Null for a zip that an admin uploaded.
alter table template_files
  add column stack text[],
  add column pages text[];
grant select (stack, pages) on template_files to api_read;
