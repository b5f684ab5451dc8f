-- no transaction
-- The orders of the admin's list, each read from an index as far as a page reaches; what is off the shelves is among them.
drop index concurrently if exists components_by_title;
create index concurrently components_by_title on components (status, title_lower, id);
drop index concurrently if exists components_by_change;
create index concurrently components_by_change on components (status, updated_at, id);
drop index concurrently if exists components_by_price;
create index concurrently components_by_price on components (status, coalesce(price_paise, 0), id);
drop index concurrently if exists components_withdrawn;
create index concurrently components_withdrawn on components (published_at, id) where status = 'withdrawn';
drop index concurrently if exists components_of_plan;
create index concurrently components_of_plan on components (plan_id, published_at desc, id desc) where status = 'published';
