-- no transaction
-- The navigation of the admin area counts them on every page.
drop index concurrently if exists refund_requests_refused;
create index concurrently refund_requests_refused on refund_requests (payment_id, asked_at) where status = 'refused';
