-- A dispute may take its amount in several rows on several days, which are compared with the books together.
alter table settled_rows add column dispute_id text check (length(dispute_id) <= 60);
create index settled_rows_dispute on settled_rows (dispute_id) where dispute_id is not null;

-- A verdict that no event has told of is asked for.
insert into payment_rounds (name, next_at) values ('disputes', 'epoch');
