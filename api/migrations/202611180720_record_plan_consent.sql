-- Whether the person agrees that plans open their components, when they said so, and to which text. Null: unknown.
alter table creator_applications
  add column plans_agreed boolean,
  add column plans_answered_at timestamptz,
  add column plans_text text check (length(plans_text) between 1 and 20),
  add constraint creator_applications_plans_check check (num_nonnulls(plans_agreed, plans_answered_at, plans_text) in (0, 3));
alter table creators
  add column plans_agreed boolean,
  add column plans_answered_at timestamptz,
  add column plans_text text check (length(plans_text) between 1 and 20),
  add constraint creators_plans_check check (num_nonnulls(plans_agreed, plans_answered_at, plans_text) in (0, 3));

-- The answer can be changed later, so the list of admins shows the newest.
grant update (plans_agreed, plans_answered_at, plans_text) on creator_applications to api;
