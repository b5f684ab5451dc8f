-- What a month's return asks for, by the dates of the papers: the ledger may have learned of a sale or of a refund in the
-- month before. Papers are written one after another already, because of their numbers, so each adds itself to its month.
create table paper_taxes (like tax_months including defaults);
alter table paper_taxes add primary key (month, place, rate);

create function note_paper() returns trigger language plpgsql as $$
begin
  insert into paper_taxes as known
    select date_trunc('month', shop_day(new.issued_at))::date, new.place_of_supply, new.tax_rate_percent,
      new.amount_paise * is_sale, new.cgst_paise * is_sale, new.sgst_paise * is_sale, new.igst_paise * is_sale,
      new.amount_paise * (1 - is_sale), new.cgst_paise * (1 - is_sale), new.sgst_paise * (1 - is_sale), new.igst_paise * (1 - is_sale)
    from (select case when new.corrects_id is null then 1 else 0 end as is_sale) paper
  on conflict (month, place, rate) do update set
    sold_paise = known.sold_paise + excluded.sold_paise,
    sold_cgst_paise = known.sold_cgst_paise + excluded.sold_cgst_paise,
    sold_sgst_paise = known.sold_sgst_paise + excluded.sold_sgst_paise,
    sold_igst_paise = known.sold_igst_paise + excluded.sold_igst_paise,
    returned_paise = known.returned_paise + excluded.returned_paise,
    returned_cgst_paise = known.returned_cgst_paise + excluded.returned_cgst_paise,
    returned_sgst_paise = known.returned_sgst_paise + excluded.returned_sgst_paise,
    returned_igst_paise = known.returned_igst_paise + excluded.returned_igst_paise;
  return null;
end $$;
create trigger invoices_taxed after insert on invoices for each row execute function note_paper();

-- Up to these numbers nobody has added papers to their month yet: whoever was writing one has been waited for, and whoever
-- writes the next one does. They are added without holding up anybody by the next migration.
create table untaxed_papers as select series, financial_year, last_serial from invoice_series;

-- Everything anew from the papers, with nobody else writing one: for whoever repairs, never for a migration.
create function recount_paper_taxes() returns void language plpgsql as $$
begin
  lock table invoices in share row exclusive mode;
  delete from paper_taxes;
  insert into paper_taxes
    select date_trunc('month', shop_day(issued_at))::date, place_of_supply, tax_rate_percent,
      coalesce(sum(amount_paise) filter (where corrects_id is null), 0), coalesce(sum(cgst_paise) filter (where corrects_id is null), 0),
      coalesce(sum(sgst_paise) filter (where corrects_id is null), 0), coalesce(sum(igst_paise) filter (where corrects_id is null), 0),
      coalesce(sum(amount_paise) filter (where corrects_id is not null), 0), coalesce(sum(cgst_paise) filter (where corrects_id is not null), 0),
      coalesce(sum(sgst_paise) filter (where corrects_id is not null), 0), coalesce(sum(igst_paise) filter (where corrects_id is not null), 0)
    from invoices group by 1, 2, 3;
end $$;
grant select, insert, update on paper_taxes to api;
