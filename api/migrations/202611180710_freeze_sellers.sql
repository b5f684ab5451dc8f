alter table components add constraint components_seller_id_fkey foreign key (seller_id) references creators not valid;
alter table components validate constraint components_seller_id_fkey;
create index components_seller on components (seller_id) where seller_id is not null;

-- Who made the component when it was ordered. Null: the shop itself, or a plan.
alter table purchase_orders add column creator_id uuid references creators;
alter table purchase_orders add constraint purchase_orders_creator_check
  check (creator_id is null or kind = 'component') not valid;
alter table purchase_orders validate constraint purchase_orders_creator_check;
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
