-- no transaction
-- The navigation of the admin area counts them on every page.
drop index concurrently if exists refund_wishes_refused;
create index concurrently refund_wishes_refused on refund_wishes (payment_id, asked_at) where status = 'refused';
