-- One row a refund that an admin asked for. Its id is made by the asking browser: the same one twice is one refund.
create table refund_wishes (
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
create index refund_wishes_payment on refund_wishes (payment_id);
create index refund_wishes_asker on refund_wishes (asked_by);
create index refund_wishes_due on refund_wishes (next_try_at) where next_try_at is not null;

-- What admins have asked for and the provider has not decided on; with what went back before it is never more than came in.
alter table provider_payments
  add column wished_paise bigint not null default 0 check (wished_paise >= 0),
  add constraint provider_payments_not_overdrawn check (wished_paise = 0 or refunded_paise + wished_paise <= amount_paise);

create function reserve_refund() returns trigger language plpgsql as $$
begin
  update provider_payments set wished_paise = (
      select coalesce(sum(amount_paise), 0) from refund_wishes where payment_id = new.payment_id and status = 'asked')
    where payment_id = new.payment_id;
  return null;
end $$;
create trigger refund_wishes_reserved after insert or update of status, amount_paise on refund_wishes
  for each row execute function reserve_refund();

grant select, insert, update on refund_wishes to api;
