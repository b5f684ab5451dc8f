-- What an order takes off its price for the unused days of the plan that is left. One row for each period.
create table order_credits (
  order_id uuid not null references purchase_orders,
  grant_id uuid not null references grants,
  plan_name text not null,
  days integer not null check (days >= 1),
  -- The length of the whole period, and what was really paid for it.
  of_days integer not null check (of_days >= days),
  paid_paise bigint not null check (paid_paise > 0),
  credit_paise bigint not null check (credit_paise between 1 and paid_paise),
  -- When the period ended for the new plan, and when a refund of the new plan brought it back.
  used_at timestamptz,
  returned_at timestamptz,
  primary key (order_id, grant_id),
  check (returned_at is null or used_at is not null)
);
-- A period is credited once, however many orders were made with it.
create unique index order_credits_used_once on order_credits (grant_id) where used_at is not null and returned_at is null;
grant select, insert, update (used_at, returned_at) on order_credits to api;
