import { query } from './database.ts';
import type { Person } from './people.ts';

/** Inserts a plan period directly into the database, from and until some days relative to now. */
export const grantUntil = (
  { id }: Person,
  plan: string,
  { fromDays = -7, untilDays }: { fromDays?: number; untilDays: number },
) =>
  query(
    `insert into grants (id, holder_id, kind, plan_id, source_kind, source_id, starts_at, ends_at, snapshot)
     select gen_random_uuid(), $1, 'plan', id, 'admin', gen_random_uuid(),
            now() + make_interval(days => $3), now() + make_interval(days => $4),
            jsonb_build_object('name', name, 'pricePaise', price_paise, 'durationDays', duration_days, 'accessiblePlans', '[]'::jsonb)
     from plans where name = $2`,
    [id, plan, fromDays, untilDays],
  );

/** A withdrawn plan with a price and a duration. */
export const addQuietPlan = (name: string, rupees: number, days: number) =>
  query(
    `insert into plans (id, name, price_paise, duration_days, withdrawn_at)
     values (gen_random_uuid(), $1, $2, $3, now())`,
    [name, rupees * 100, days],
  );

type Payment = {
  name: string;
  amountPaise?: number;
  daysAgo?: number;
  status?: 'paid' | 'pending';
  refundedPaise?: number;
  /** Split into two halves. Without it there is no tax. */
  taxPaise?: number;
};

/** An order for a plan with its payment, as stored after the provider has confirmed it. */
export async function addPayment({ id }: Person, payment: Payment): Promise<void> {
  const {
    name,
    amountPaise = 49_900,
    daysAgo = 0,
    status = 'paid',
    refundedPaise = 0,
    taxPaise = 0,
  } = payment;
  const isPaid = status === 'paid';
  await query(
    `with wish as (
       insert into purchase_orders (id, user_id, kind, plan_id, item_snapshot, amount_paise, currency, status,
         provider_order_id, key_id, taxable_paise, cgst_paise, sgst_paise, igst_paise, tax_rate_percent,
         place_of_supply, buyer, seller, created_at, paid_at, next_check_at)
       select gen_random_uuid(), $1, 'plan', (select id from plans where name = 'Pro'),
         jsonb_build_object('name', $2::text, 'durationDays', 30), $3, 'INR', case when $4 then 'paid' else 'open' end,
         'order_' || substr(md5(random()::text), 1, 14), 'rzp_test_x', $3::bigint - $7::bigint, $7::bigint / 2, $7::bigint / 2, 0, case when $7 > 0 then 18 else 0 end,
         '29', '{"country":"IN","state":"29","businessName":null,"gstin":null}',
         jsonb_build_object('name', 'Tessera Studio', 'address', '12 Lime Road, Bengaluru', 'state', '29',
           'gstin', case when $7 > 0 then '29ABCDE1234F1ZW' end), now() - make_interval(days => $5),
         case when $4 then now() - make_interval(days => $5) end, case when $4 then null else now() + interval '6 days' end
       returning id)
     insert into provider_payments (payment_id, order_id, status, amount_paise, currency, refunded_paise,
       disposition, settled_by, settled_at, provider_created_at, seen_at)
     select 'pay_' || substr(md5(random()::text), 1, 14), id, case when $4 then 'captured' else 'created' end,
       $3, 'INR', $6, case when $4 then 'granted' end, case when $4 then 'browser' end,
       case when $4 then now() end, now(), now()
     from wish`,
    [id, name, amountPaise, isPaid, daysAgo, refundedPaise, taxPaise],
  );
}
