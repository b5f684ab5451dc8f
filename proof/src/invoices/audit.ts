import type { Books } from '../checkout/database.ts';

export type Findings = {
  /** Series whose numbers are not 1, 2, 3 and so on. */
  gaps: string[];
  /** Payments without an invoice and refunds without a credit note. */
  missing: string[];
  /** Documents whose amount or tax differs from the order or the refund. */
  wrong: string[];
  /** Credit notes that exceed their invoice, or full refunds that do not add up to it. */
  excess: string[];
};

/** Reads the tables directly, not through the product. */
export async function audit({ query }: Books) {
  const ids = async (sql: string): Promise<string[]> =>
    (await query<{ id: string }>(sql)).map(({ id }) => id);
  const [gaps, unpaid, uncredited, wrong, excess, [counts]] = await Promise.all([
    ids(`select series || ' ' || financial_year as id from invoice_series s
         where last_serial <> (select count(*) from invoices i where i.series = s.series and i.financial_year = s.financial_year)
            or last_serial <> (select max(serial) from invoices i where i.series = s.series and i.financial_year = s.financial_year)`),
    ids(`select id from purchase_orders o where paid_at is not null
           and not exists (select 1 from invoices i where i.order_id = o.id and i.corrects_id is null)`),
    ids(`select refund_id as id from provider_refunds r join provider_payments p using (payment_id)
         where p.disposition = 'granted'
           and not exists (select 1 from invoices i where i.refund_id = r.refund_id)`),
    ids(`select i.number as id from invoices i join purchase_orders o on o.id = i.order_id
           left join provider_refunds r on r.refund_id = i.refund_id
         where (i.corrects_id is null and (i.amount_paise, i.taxable_paise, i.cgst_paise, i.sgst_paise, i.igst_paise)
                  is distinct from (o.amount_paise, o.taxable_paise, o.cgst_paise, o.sgst_paise, o.igst_paise))
            or (i.corrects_id is not null and i.amount_paise <> r.amount_paise)
            or length(i.number) > 16`),
    ids(`select i.number as id from invoices i join invoices c on c.corrects_id = i.id
         group by i.id having sum(c.amount_paise) > i.amount_paise
           or (sum(c.amount_paise) = i.amount_paise and (sum(c.taxable_paise) <> i.taxable_paise
             or sum(c.cgst_paise) <> i.cgst_paise or sum(c.igst_paise) <> i.igst_paise))`),
    query<{ invoices: number; credits: number }>(
      `select count(*) filter (where corrects_id is null)::int as invoices,
         count(*) filter (where corrects_id is not null)::int as credits from invoices`,
    ),
  ]);
  const findings: Findings = { gaps, missing: [...unpaid, ...uncredited], wrong, excess };
  return { findings, ...counts! };
}
