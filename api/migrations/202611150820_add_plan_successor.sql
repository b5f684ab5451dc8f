-- Where the things of a plan went when it was taken off sale: whoever held it, or a plan that opened it, still reaches them there.
alter table plans add column succeeded_by uuid references plans check (succeeded_by <> id);
create index plans_succeeded_by on plans (succeeded_by);
