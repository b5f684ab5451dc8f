-- What the provider says it has sent to the bank, row by row, beside what our books say of the same thing.
create table settled_rows (
  -- Of a payment, a refund or an adjustment.
  entity_id text primary key check (length(entity_id) between 1 and 60),
  settlement_id text not null,
  utr text,
  kind text not null,
  debit_paise bigint not null,
  credit_paise bigint not null,
  fee_paise bigint not null,
  fee_tax_paise bigint not null,
  settled_at timestamptz not null,
  seen_at timestamptz not null,
  -- In words; null when the books agree.
  difference text check (length(difference) <= 500)
);
create index settled_rows_settlement on settled_rows (settlement_id);
create index settled_rows_differing on settled_rows (settled_at) where difference is not null;

insert into payment_rounds (name, next_at) values ('settlements', 'epoch');

grant select, insert, update on settled_rows to api;
