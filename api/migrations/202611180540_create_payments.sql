-- One row for each order. What it costs, what is bought, who sells it and how it is taxed are frozen here, and nowhere else decided.
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

grant select, insert, update on purchase_orders to api;
grant select, insert, update, delete on billing_profiles to api;

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
  -- What admins have asked to refund and the provider has not decided on.
  requested_paise bigint not null default 0 check (requested_paise >= 0),
  check (disposition is null or status in ('captured', 'refunded')),
  check ((disposition is null) = (settled_at is null)),
  check (refund_at is null or disposition = 'excess'),
  constraint provider_payments_not_overdrawn check (requested_paise = 0 or refunded_paise + requested_paise <= amount_paise)
);
create unique index provider_payments_granted on provider_payments (order_id) where disposition = 'granted';
create index provider_payments_order on provider_payments (order_id);
create index provider_payments_refund on provider_payments (refund_at) where refund_at is not null;
create index provider_payments_seen on provider_payments (seen_at);
create index provider_payments_feeless on provider_payments (settled_at)
  where fee_paise is null and disposition in ('granted', 'excess');
create index provider_payments_suspense on provider_payments (seen_at) where disposition = 'suspense';

create table provider_disputes (
  dispute_id text primary key check (dispute_id ~ '^disp_[A-Za-z0-9]{14}$'),
  payment_id text not null references provider_payments,
  amount_paise bigint not null check (amount_paise >= 0),
  deducted_paise bigint not null check (deducted_paise >= 0),
  status text not null,
  seen_at timestamptz not null
);
create index provider_disputes_payment on provider_disputes (payment_id);

-- What the provider has sent us, byte by byte, before anybody acts on it.
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
  difference text check (length(difference) <= 500),
  -- A dispute may take its amount in several rows on several days, which are compared with the books together.
  dispute_id text check (length(dispute_id) <= 60)
);
create index settled_rows_settlement on settled_rows (settlement_id);
create index settled_rows_dispute on settled_rows (dispute_id) where dispute_id is not null;
create index settled_rows_differing on settled_rows (settled_at) where difference is not null;

-- Work that one process does for all, and when it is due next.
create table payment_rounds (
  name text primary key,
  next_at timestamptz not null
);
insert into payment_rounds (name, next_at) values
  ('list-recent', 'epoch'), ('list-long', 'epoch'), ('watch', 'epoch'),
  ('settlements', 'epoch'), ('disputes', 'epoch');

grant select, insert, update on provider_payments, provider_disputes, settled_rows to api;
grant select, insert, update, delete on provider_events to api;
grant select, update (next_at) on payment_rounds to api;

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

-- One row for each refund that an admin asked for. Its id is made by the asking browser: the same one twice is one refund.
create table refund_requests (
  id uuid primary key,
  payment_id text not null references provider_payments,
  -- The provider gives back no less.
  amount_paise bigint not null check (amount_paise >= 100),
  -- Goes with the person it is about.
  reason text check (length(reason) between 1 and 300),
  asked_by uuid not null references users,
  asked_at timestamptz not null,
  -- On its way to the provider, made there, or never to be made.
  status text not null default 'asked' check (status in ('asked', 'made', 'refused')),
  refund_id text unique references provider_refunds,
  why_refused text check (length(why_refused) <= 500),
  attempts integer not null default 0 check (attempts >= 0),
  -- When it is asked for next; null once the provider has decided.
  next_try_at timestamptz,
  check ((status = 'asked') = (next_try_at is not null)),
  check ((status = 'made') = (refund_id is not null)),
  check ((status = 'refused') = (why_refused is not null))
);
create index refund_requests_payment on refund_requests (payment_id);
create index refund_requests_asker on refund_requests (asked_by);
-- The navigation of the admin area counts them on every page.
create index refund_requests_refused on refund_requests (payment_id, asked_at) where status = 'refused';
create index refund_requests_due on refund_requests (next_try_at) where next_try_at is not null;

-- What is requested for a payment is kept on it, where a check refuses more than came in.
create function reserve_refund() returns trigger language plpgsql as $$
begin
  update provider_payments set requested_paise = (
      select coalesce(sum(amount_paise), 0) from refund_requests where payment_id = new.payment_id and status = 'asked')
    where payment_id = new.payment_id;
  return null;
end $$;
create trigger refund_requests_reserved after insert or update of status, amount_paise on refund_requests
  for each row execute function reserve_refund();

grant select, insert, update on provider_refunds, refund_requests to api;
