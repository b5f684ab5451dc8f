-- Papers from before each added itself to its month. Only the sums of a month are held, and only after everything has been read.
insert into paper_taxes as known
  select date_trunc('month', shop_day(i.issued_at))::date, i.place_of_supply, tax_rate_percent,
    coalesce(sum(amount_paise) filter (where corrects_id is null), 0), coalesce(sum(cgst_paise) filter (where corrects_id is null), 0),
    coalesce(sum(sgst_paise) filter (where corrects_id is null), 0), coalesce(sum(igst_paise) filter (where corrects_id is null), 0),
    coalesce(sum(amount_paise) filter (where corrects_id is not null), 0), coalesce(sum(cgst_paise) filter (where corrects_id is not null), 0),
    coalesce(sum(sgst_paise) filter (where corrects_id is not null), 0), coalesce(sum(igst_paise) filter (where corrects_id is not null), 0)
  from invoices i join untaxed_papers using (series, financial_year) where i.serial <= last_serial group by 1, 2, 3
on conflict (month, place, rate) do update set
  sold_paise = known.sold_paise + excluded.sold_paise,
  sold_cgst_paise = known.sold_cgst_paise + excluded.sold_cgst_paise,
  sold_sgst_paise = known.sold_sgst_paise + excluded.sold_sgst_paise,
  sold_igst_paise = known.sold_igst_paise + excluded.sold_igst_paise,
  returned_paise = known.returned_paise + excluded.returned_paise,
  returned_cgst_paise = known.returned_cgst_paise + excluded.returned_cgst_paise,
  returned_sgst_paise = known.returned_sgst_paise + excluded.returned_sgst_paise,
  returned_igst_paise = known.returned_igst_paise + excluded.returned_igst_paise;

drop table untaxed_papers;
