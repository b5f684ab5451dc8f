-- One letter of each kind for a period of a plan, however often and by however many somebody looks for those due.
create table grant_letters (
  grant_id uuid not null references grants,
  kind text not null check (kind in ('week', 'day', 'ended')),
  posted_at timestamptz not null,
  primary key (grant_id, kind)
);
create index grants_plan_ends on grants (ends_at) where kind = 'plan' and revoked_at is null;

grant select, insert on grant_letters to api;
