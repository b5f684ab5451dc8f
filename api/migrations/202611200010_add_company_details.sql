-- What the invoice of a company must name, and a further recipient for it.
alter table billing_profiles
  add column address text check (length(address) between 1 and 200),
  add column city text check (length(city) between 1 and 100),
  add column postal_code text check (length(postal_code) between 1 and 12),
  add column accounts_email text check (length(accounts_email) between 3 and 254);
