-- no transaction
-- The orders of the admin's list, each read from an index as far as a page reaches; what is off the shelves is among them.
create index concurrently components_by_title on components (status, title_lower, id);
create index concurrently components_by_change on components (status, updated_at, id);
create index concurrently components_by_price on components (status, coalesce(price_paise, 0), id);
create index concurrently components_withdrawn on components (published_at, id) where status = 'withdrawn';
create index concurrently components_of_plan on components (plan_id, published_at desc, id desc) where status = 'published';
