-- The number given last, a row for a series in a financial year. It stays locked until the document that took a number is
-- committed with it, so none is skipped and none is given twice.
create table invoice_series (
  series text not null check (series ~ '^[A-Z0-9]{2}$'),
  financial_year text not null check (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
  last_serial integer not null check (last_serial between 0 and 9999999),
  -- Dates never go back while numbers go on.
  last_issued_at timestamptz not null,
  primary key (series, financial_year)
);

-- What was given to a buyer about a sale, or about money that went back. Written once.
create table invoices (
  id uuid primary key,
  kind text not null check (kind in ('invoice', 'receipt', 'credit note', 'refund receipt')),
  series text not null,
  financial_year text not null,
  serial integer not null check (serial >= 1),
  -- Rule 46: at most sixteen letters, digits, hyphens and slashes, unique in a financial year.
  number text not null unique check (number ~ '^[A-Za-z0-9/-]{1,16}$'),
  issued_at timestamptz not null,
  user_id uuid not null references users,
  order_id uuid not null references purchase_orders,
  payment_id text not null references provider_payments,
  refund_id text unique references provider_refunds,
  -- The document of the sale that this one takes back, whole or in part.
  corrects_id uuid references invoices,
  amount_paise bigint not null check (amount_paise > 0),
  taxable_paise bigint not null check (taxable_paise >= 0),
  cgst_paise bigint not null check (cgst_paise >= 0),
  sgst_paise bigint not null check (sgst_paise >= 0),
  igst_paise bigint not null check (igst_paise >= 0),
  tax_rate_percent integer not null check (tax_rate_percent between 0 and 100),
  place_of_supply text not null check (place_of_supply ~ '^[0-9]{2}$'),
  -- Copied from the order, except for the name of a private person, which can be forgotten.
  seller jsonb not null,
  buyer jsonb not null,
  -- [{ description, sac }]
  lines jsonb not null,
  foreign key (series, financial_year) references invoice_series,
  unique (series, financial_year, serial),
  check (taxable_paise + cgst_paise + sgst_paise + igst_paise = amount_paise),
  check (kind in ('invoice', 'credit note') or taxable_paise = amount_paise),
  check ((kind in ('credit note', 'refund receipt')) = (corrects_id is not null)),
  check ((corrects_id is null) = (refund_id is null))
);
create unique index invoices_sale on invoices (order_id) where corrects_id is null;
create unique index invoices_payment on invoices (payment_id) where corrects_id is null;
create index invoices_order on invoices (order_id);
create index invoices_corrects on invoices (corrects_id) where corrects_id is not null;
create index invoices_user on invoices (user_id);
create index invoices_issued on invoices (issued_at);

create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  raise exception 'an invoice is never changed' using errcode = 'insufficient_privilege';
end $$;
create trigger invoices_written_once before update or delete or truncate on invoices
  for each statement execute function refuse_invoice_change();

-- What goes back is at most what was sold, part by part.
create function refuse_overcredit() returns trigger language plpgsql as $$
declare over boolean;
begin
  select coalesce(sum(c.taxable_paise), 0) > i.taxable_paise or coalesce(sum(c.cgst_paise), 0) > i.cgst_paise
      or coalesce(sum(c.sgst_paise), 0) > i.sgst_paise or coalesce(sum(c.igst_paise), 0) > i.igst_paise
    into over
    from invoices i left join invoices c on c.corrects_id = i.id
    where i.id = new.corrects_id group by i.id;
  if over then
    raise exception 'the credit notes of % exceed it', new.corrects_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger invoices_credited after insert on invoices
  for each row when (new.corrects_id is not null) execute function refuse_overcredit();

-- The file and the e-mail of an invoice, which may fail and be tried again, and the name on it, which can be forgotten.
create table invoice_deliveries (
  invoice_id uuid primary key references invoices,
  file_key text not null unique check (length(file_key) <= 100),
  recipient_name text check (length(recipient_name) <= 300),
  recipient_email text check (length(recipient_email) <= 320),
  stored_at timestamptz,
  mailed_at timestamptz,
  attempts integer not null default 0 check (attempts >= 0),
  -- When somebody works on it next; null when there is nothing left to do.
  next_try_at timestamptz,
  last_error text
);
create index invoice_deliveries_due on invoice_deliveries (next_try_at) where next_try_at is not null;

-- Invoices and credit notes that must be issued. A row comes with the payment or the refund, and goes with the document.
create table pending_invoices (
  id bigint generated always as identity primary key,
  order_id uuid unique references purchase_orders,
  refund_id text unique references provider_refunds,
  attempts integer not null default 0 check (attempts >= 0),
  next_try_at timestamptz not null default 'epoch',
  last_error text,
  -- Its buyer has had an e-mail about it already.
  is_silent boolean not null default false,
  check (num_nonnulls(order_id, refund_id) = 1)
);
create index pending_invoices_due on pending_invoices (next_try_at, id);

-- By triggers, so that whoever settles or refunds cannot forget it.
create function add_pending_invoice() returns trigger language plpgsql as $$
begin
  insert into pending_invoices (order_id)
    select new.id where not exists (select 1 from invoices where order_id = new.id and corrects_id is null)
    on conflict do nothing;
  return null;
end $$;
create trigger purchase_orders_invoiced after insert or update of paid_at on purchase_orders
  for each row when (new.paid_at is not null) execute function add_pending_invoice();

create function add_pending_credit_note() returns trigger language plpgsql as $$
begin
  insert into pending_invoices (refund_id)
    select new.refund_id where not exists (select 1 from invoices where refund_id = new.refund_id)
    on conflict do nothing;
  return null;
end $$;
create trigger provider_refunds_credited after insert or update of status on provider_refunds
  for each row when (new.status = 'processed') execute function add_pending_credit_note();

-- Files that hold a name which was forgotten. Each is removed at once, and again when nobody can be writing it any more.
create table invoice_leftovers (
  file_key text primary key check (length(file_key) <= 100),
  forgotten_at timestamptz not null,
  next_try_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0)
);
create index invoice_leftovers_due on invoice_leftovers (next_try_at);

-- What a month's return asks for, by place of supply and rate. It follows the dates of the invoices: the ledger may have
-- learned of a sale or a refund in the month before. Invoices are issued one after another because of their numbers, so
-- each adds itself to its month.
create table invoice_taxes (
  month date not null,
  place text not null,
  rate integer not null,
  sold_paise bigint not null,
  sold_cgst_paise bigint not null,
  sold_sgst_paise bigint not null,
  sold_igst_paise bigint not null,
  returned_paise bigint not null,
  returned_cgst_paise bigint not null,
  returned_sgst_paise bigint not null,
  returned_igst_paise bigint not null,
  primary key (month, place, rate)
);

create function add_invoice_taxes() returns trigger language plpgsql as $$
begin
  insert into invoice_taxes as known
    select date_trunc('month', shop_day(new.issued_at))::date, new.place_of_supply, new.tax_rate_percent,
      new.amount_paise * is_sale, new.cgst_paise * is_sale, new.sgst_paise * is_sale, new.igst_paise * is_sale,
      new.amount_paise * (1 - is_sale), new.cgst_paise * (1 - is_sale), new.sgst_paise * (1 - is_sale), new.igst_paise * (1 - is_sale)
    from (select case when new.corrects_id is null then 1 else 0 end as is_sale) paper
  on conflict (month, place, rate) do update set
    sold_paise = known.sold_paise + excluded.sold_paise,
    sold_cgst_paise = known.sold_cgst_paise + excluded.sold_cgst_paise,
    sold_sgst_paise = known.sold_sgst_paise + excluded.sold_sgst_paise,
    sold_igst_paise = known.sold_igst_paise + excluded.sold_igst_paise,
    returned_paise = known.returned_paise + excluded.returned_paise,
    returned_cgst_paise = known.returned_cgst_paise + excluded.returned_cgst_paise,
    returned_sgst_paise = known.returned_sgst_paise + excluded.returned_sgst_paise,
    returned_igst_paise = known.returned_igst_paise + excluded.returned_igst_paise;
  return null;
end $$;
create trigger invoices_taxed after insert on invoices for each row execute function add_invoice_taxes();

grant select, insert on invoices to api;
grant select, insert, update on invoice_series, invoice_deliveries, invoice_taxes to api;
grant select, insert, update, delete on pending_invoices, invoice_leftovers to api;
