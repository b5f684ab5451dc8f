-- Made by the admin's form: sent a second time it finds what it published the first time.
alter table templates add column request_id uuid unique;

-- Since when it is being looked through, so that one whose job died is noticed.
alter table template_files add column checking_since timestamptz;
alter table template_files add constraint template_files_checking_since
  check (status <> 'checking' or checking_since is not null);
create index template_files_age on template_files (created_at);
