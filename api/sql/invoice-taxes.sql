-- Everything anew from the invoices, with nobody else issuing one: for repair.
create or replace function recount_invoice_taxes() returns void language plpgsql as $$
begin
  lock table invoices in share row exclusive mode;
  delete from invoice_taxes;
  insert into invoice_taxes
    select date_trunc('month', shop_day(issued_at))::date, place_of_supply, tax_rate_percent,
      coalesce(sum(amount_paise) filter (where corrects_id is null), 0), coalesce(sum(cgst_paise) filter (where corrects_id is null), 0),
      coalesce(sum(sgst_paise) filter (where corrects_id is null), 0), coalesce(sum(igst_paise) filter (where corrects_id is null), 0),
      coalesce(sum(amount_paise) filter (where corrects_id is not null), 0), coalesce(sum(cgst_paise) filter (where corrects_id is not null), 0),
      coalesce(sum(sgst_paise) filter (where corrects_id is not null), 0), coalesce(sum(igst_paise) filter (where corrects_id is not null), 0)
    from invoices group by 1, 2, 3;
end $$;
