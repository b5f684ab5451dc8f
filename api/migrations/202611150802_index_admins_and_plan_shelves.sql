-- Admins in every order: in a large shop they are too many to be sorted each time.
create index user_summaries_admin_total on user_summaries (total_copies, user_id) where is_admin;
create index user_summaries_admin_free on user_summaries (free_copies, user_id) where is_admin;
create index user_summaries_admin_paid on user_summaries (paid_copies, user_id) where is_admin;
create index user_summaries_admin_created on user_summaries (created_at, user_id) where is_admin;
create index user_summaries_admin_activity on user_summaries (last_active_at nulls first, user_id) where is_admin;
drop index user_summaries_admins;

-- What a plan holds of one category, counted without touching the components themselves.
create index components_of_plan_in_category on components (plan_id, category, published_at desc, id desc) where status = 'published';
