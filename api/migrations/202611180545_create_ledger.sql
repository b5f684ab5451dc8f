-- Double entry: debits are positive, and every transaction adds up to nothing.
create table ledger_entries (
  txn_key text not null check (length(txn_key) <= 100),
  line integer not null check (line >= 1),
  account text not null check (length(account) between 1 and 100),
  amount_paise bigint not null check (amount_paise <> 0),
  payment_id text references provider_payments,
  posted_at timestamptz not null,
  primary key (txn_key, line)
);
create index ledger_entries_payment on ledger_entries (payment_id);
create index ledger_entries_posted on ledger_entries (posted_at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only ever added to' using errcode = 'insufficient_privilege';
end $$;
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_change();

create function refuse_unbalanced() returns trigger language plpgsql as $$
begin
  if (select sum(amount_paise) from ledger_entries where txn_key = new.txn_key) <> 0 then
    raise exception 'the ledger transaction % does not add up', new.txn_key using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function refuse_unbalanced();

grant select, insert on ledger_entries to api;
