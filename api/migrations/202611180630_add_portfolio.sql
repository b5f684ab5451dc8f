-- Where the applicant shows work, beside or instead of work samples.
alter table creator_applications add column portfolio_url text
  check (portfolio_url ~ '^https://' and length(portfolio_url) <= 300);
