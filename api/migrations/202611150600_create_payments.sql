-- One row a wish to buy. What it costs, what is bought, who sells it and how it is taxed are frozen here, and nowhere else decided.
create table purchase_orders (
  id uuid primary key,
  user_id uuid not null references users,
  kind text not null check (kind in ('plan', 'component')),
  plan_id uuid references plans,
  component_id uuid references components,
  -- { name, pricePaise, durationDays, accessiblePlans } of a plan, { title, slug, pricePaise } of a component.
  item_snapshot jsonb not null,
  amount_paise bigint not null check (amount_paise >= 100),
  currency text not null check (currency = 'INR'),
  status text not null default 'new' check (status in ('new', 'open', 'paid', 'refunded', 'abandoned')),
  -- Our id is the receipt there; theirs is known once they have answered.
  provider_order_id text unique check (provider_order_id ~ '^order_[A-Za-z0-9]{14}$'),
  key_id text not null,
  -- Who asks for the provider's order, and until when the others wait for him. Not null: somebody has asked before.
  placing_until timestamptz,
  taxable_paise bigint not null check (taxable_paise >= 0),
  cgst_paise bigint not null check (cgst_paise >= 0),
  sgst_paise bigint not null check (sgst_paise >= 0),
  igst_paise bigint not null check (igst_paise >= 0),
  tax_rate_percent integer not null check (tax_rate_percent between 0 and 100),
  -- The State of the buyer by its GST code; 96 is another country.
  place_of_supply text not null check (place_of_supply ~ '^[0-9]{2}$'),
  -- { country, state, businessName, gstin } and { name, address, state, gstin } of that day.
  buyer jsonb not null,
  seller jsonb not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  -- When the provider is asked about it next; null when there is nothing more to learn.
  next_check_at timestamptz,
  check (taxable_paise + cgst_paise + sgst_paise + igst_paise = amount_paise),
  check ((kind = 'plan') = (plan_id is not null)),
  check ((kind = 'component') = (component_id is not null)),
  check (status <> 'open' or provider_order_id is not null),
  check (status <> 'paid' or paid_at is not null),
  -- Whatever may still be paid is looked at again.
  check (status not in ('new', 'open') or next_check_at is not null)
);
-- Two tabs pay the same order, which the provider lets nobody pay twice.
create unique index purchase_orders_open_plan on purchase_orders (user_id, plan_id) where status in ('new', 'open') and kind = 'plan';
create unique index purchase_orders_open_component on purchase_orders (user_id, component_id) where status in ('new', 'open') and kind = 'component';
create index purchase_orders_user on purchase_orders (user_id, created_at desc, id desc);
create index purchase_orders_due on purchase_orders (next_check_at) where next_check_at is not null;
create index purchase_orders_created on purchase_orders (created_at);
create index purchase_orders_plan on purchase_orders (plan_id);
create index purchase_orders_component on purchase_orders (component_id);

create table provider_payments (
  payment_id text primary key check (payment_id ~ '^pay_[A-Za-z0-9]{14}$'),
  -- Null when nobody here ordered it.
  order_id uuid references purchase_orders,
  provider_order_id text,
  -- Never goes back: created, failed, authorized, captured, refunded.
  status text not null check (status in ('created', 'failed', 'authorized', 'captured', 'refunded')),
  amount_paise bigint not null check (amount_paise >= 0),
  currency text not null,
  method text,
  fee_paise bigint check (fee_paise >= 0),
  fee_tax_paise bigint check (fee_tax_paise >= 0),
  refunded_paise bigint not null default 0 check (refunded_paise >= 0),
  -- What became of the money: it bought something, it goes back, it waits for a person, or it never was ours.
  disposition text check (disposition in ('granted', 'excess', 'suspense', 'returned')),
  reason text,
  settled_by text,
  settled_at timestamptz,
  -- When an excess is given back, or tried again; null when there is nothing to give back.
  refund_at timestamptz,
  refund_attempts integer not null default 0 check (refund_attempts >= 0),
  provider_created_at timestamptz not null,
  seen_at timestamptz not null,
  check (disposition is null or status in ('captured', 'refunded')),
  check ((disposition is null) = (settled_at is null)),
  check (refund_at is null or disposition = 'excess')
);
create unique index provider_payments_granted on provider_payments (order_id) where disposition = 'granted';
create index provider_payments_order on provider_payments (order_id);
create index provider_payments_refund on provider_payments (refund_at) where refund_at is not null;
create index provider_payments_seen on provider_payments (seen_at);
create index provider_payments_feeless on provider_payments (settled_at)
  where fee_paise is null and disposition in ('granted', 'excess');
create index provider_payments_suspense on provider_payments (seen_at) where disposition = 'suspense';

create table provider_refunds (
  refund_id text primary key check (refund_id ~ '^rfnd_[A-Za-z0-9]{14}$'),
  payment_id text not null references provider_payments,
  amount_paise bigint not null check (amount_paise > 0),
  status text not null check (status in ('pending', 'processed', 'failed')),
  provider_created_at timestamptz not null,
  seen_at timestamptz not null,
  -- When one that is still on its way is asked about again.
  next_check_at timestamptz
);
create index provider_refunds_payment on provider_refunds (payment_id);
create index provider_refunds_due on provider_refunds (next_check_at) where next_check_at is not null;

create table provider_disputes (
  dispute_id text primary key check (dispute_id ~ '^disp_[A-Za-z0-9]{14}$'),
  payment_id text not null references provider_payments,
  amount_paise bigint not null check (amount_paise >= 0),
  deducted_paise bigint not null check (deducted_paise >= 0),
  status text not null,
  seen_at timestamptz not null
);
create index provider_disputes_payment on provider_disputes (payment_id);

-- What the provider has told us, byte by byte, before anybody acts on it.
create table provider_events (
  event_id text primary key check (length(event_id) between 1 and 64),
  type text,
  raw bytea not null check (length(raw) <= 262144),
  received_at timestamptz not null,
  attempts integer not null default 0,
  -- When somebody works on it next; null once it is done or put aside.
  next_try_at timestamptz,
  processed_at timestamptz,
  -- Put aside after failing too often: it waits for a person and holds up nobody.
  parked_at timestamptz,
  last_error text,
  check (processed_at is null or parked_at is null),
  check ((next_try_at is null) = (processed_at is not null or parked_at is not null))
);
create index provider_events_due on provider_events (next_try_at) where next_try_at is not null;
create index provider_events_parked on provider_events (parked_at) where parked_at is not null;
create index provider_events_received on provider_events (received_at);

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

-- Asked once, remembered, and frozen on every order.
create table billing_profiles (
  user_id uuid primary key references users on delete cascade,
  country text not null check (country ~ '^[A-Z]{2}$'),
  state text check (state ~ '^[0-9]{2}$'),
  business_name text check (length(business_name) between 1 and 200),
  gstin text check (gstin ~ '^[0-9A-Z]{15}$'),
  updated_at timestamptz not null,
  check ((country = 'IN') = (state is not null))
);

-- Work that one process does for all, and when it is due next.
create table payment_rounds (
  name text primary key,
  next_at timestamptz not null
);
insert into payment_rounds (name, next_at) values
  ('list-recent', 'epoch'), ('list-long', 'epoch'), ('watch', 'epoch');

-- A component is bought once a person, whatever raced to sell it.
create unique index grants_bought_once on grants (holder_id, component_id)
  where kind = 'component' and source_kind = 'order' and revoked_at is null;

grant select, insert, update on purchase_orders, provider_payments, provider_refunds, provider_disputes to api;
grant select, insert, update, delete on provider_events, billing_profiles to api;
grant select, insert on ledger_entries to api;
grant select, update (next_at) on payment_rounds to api;
