-- In a transaction of its own: what is there is read through while everybody goes on.
alter table components validate constraint components_status_check;
