-- People whose components the shop sells. One row for each person, also after an end and a new approval, because
-- components and sales refer to it.
create table creators (
  id uuid primary key,
  -- Null after the application was deleted with the data of the person.
  application_id uuid unique references creator_applications on delete set null,
  -- Null while no account has the address.
  user_id uuid unique references users,
  -- Both null after the person was deleted. The row stays, because the books refer to it.
  email text unique check (email = lower(btrim(email)) and length(email) <= 254),
  name text check (length(name) between 1 and 120),
  created_at timestamptz not null,
  -- Null while the person is in the program.
  ended_at timestamptz,
  -- The answer about plans, as on the application.
  plans_agreed boolean,
  plans_answered_at timestamptz,
  plans_text text check (length(plans_text) between 1 and 20),
  constraint creators_plans_check check (num_nonnulls(plans_agreed, plans_answered_at, plans_text) in (0, 3)),
  check ((email is null) = (name is null)),
  check (email is not null or ended_at is not null)
);
create index creators_name on creators (lower(name), id);
create index creators_search on creators using gin ((name || E'\n' || email) gin_trgm_ops);

grant select, insert, update on creators to api;

alter table components add constraint components_seller_id_fkey foreign key (seller_id) references creators;
create index components_seller on components (seller_id) where seller_id is not null;

-- Who made the component when it was ordered. Null: the shop itself, or a plan.
alter table purchase_orders add column creator_id uuid references creators;
alter table purchase_orders add constraint purchase_orders_creator_check
  check (creator_id is null or kind = 'component');
create index purchase_orders_creator on purchase_orders (creator_id) where creator_id is not null;

alter table sales add column creator_id uuid references creators;
create index sales_creator on sales (creator_id, sold_at, order_id) where creator_id is not null;

-- Sales are written by the trigger of the ledger and by a recount. Both take the creator from the order.
create function copy_creator_of_order() returns trigger language plpgsql as $$
begin
  new.creator_id := (select creator_id from purchase_orders where id = new.order_id);
  return new;
end $$;
create trigger sales_creator before insert on sales for each row execute function copy_creator_of_order();
