-- The state in which the catalogue last published the item, as a hash. Null: the catalogue never published it.
alter table components add column goods_fingerprint text;
alter table templates add column goods_fingerprint text;
grant update (goods_fingerprint) on components to api;
grant update (goods_fingerprint) on templates to api;

-- Until now the hash was in the checks of the version that the catalogue published last.
update components set goods_fingerprint = latest.fingerprint
from (
  select distinct on (component_id) component_id, checks ->> 'fingerprint' as fingerprint
  from component_versions
  where checks ? 'fingerprint'
  order by component_id, number desc
) latest
where latest.component_id = components.id;

-- Templates had none. Only the catalogue describes the content of a zip, so that is how its templates are known.
update templates set goods_fingerprint = 'unknown'
where exists (
  select from template_versions version
  join template_files file on file.id = version.file_id
  where version.template_id = templates.id and file.stack is not null
);
