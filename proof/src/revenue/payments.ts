import type pg from 'pg';
import { addAdmin } from '../admin/people.ts';

const PLANS = ['Pro', 'Pro Plus', 'Studio', 'Agency'];
const COUNTED_AT_ONCE = 200_000;

/**
 * Fills the shop with the payments of two years. Four of five customers buy a plan, the others a component. A customer
 * buys four times on average. One in fifty gets a full refund, and a third of the orders is never paid.
 * The sums are then counted from the ledger, as after a restore.
 */
export async function fillWithPayments(client: pg.Client, size: number) {
  await client.query(`select setseed(0.42)`);
  // Inserts without triggers and foreign keys. With them it would take minutes longer.
  await client.query('set session_replication_role = replica');
  await client.query(
    `create function pg_temp.id_of(seed text) returns uuid language sql immutable as
     $$ select overlay(overlay(md5(seed) placing '7' from 13) placing '8' from 17)::uuid $$`,
  );
  await client.query(
    `insert into users (id, email, name, role, verified_at, created_at)
     select pg_temp.id_of('user' || i), 'person' || i || '@' || (array['gmail.com', 'example.test', 'company' || i % 5000 || '.in'])[1 + i % 3],
       initcap(substr(md5('first' || i % 40), 1, 5)) || ' ' || initcap(substr(md5('last' || i % 4000), 1, 7)), 'user', now(), now() - interval '710 days'
     from generate_series(1, greatest(1, $1::int / 4)) i`,
    [size],
  );
  await client.query(
    `insert into user_summaries (user_id, created_at, is_admin, is_new, search_text)
     select id, created_at, false, false, user_search_text(name, email) from users on conflict do nothing`,
  );
  await client.query(
    'insert into user_words select user_id, search_text, is_new from user_summaries on conflict do nothing',
  );
  await client.query(
    `insert into plans (id, name, price_paise, duration_days)
     select pg_temp.id_of('plan' || n), ($1::text[])[n], 49900 * n, 30 from generate_series(1, $2::int) n`,
    [PLANS, PLANS.length],
  );
  await client.query(
    `create temporary table bought as
     select i, pg_temp.id_of('order' || i) as id, pg_temp.id_of('user' || 1 + (random() * greatest(0, $1::int / 4 - 1))::int) as user_id,
       case when i % 5 <> 0 then 1 + (i * 7 % $2::int) end as plan, 49900 * (1 + i % 4) as paise,
       now() - random() * interval '700 days' as at, i % 50 = 0 as is_back, i % 3 <> 0 as is_paid
     from generate_series(1, $1::int * 3 / 2) i`,
    [size, PLANS.length],
  );
  await client.query(
    `insert into purchase_orders (id, user_id, kind, plan_id, component_id, item_snapshot, amount_paise, currency, status, key_id,
       taxable_paise, cgst_paise, sgst_paise, igst_paise, tax_rate_percent, place_of_supply, buyer, seller, created_at, paid_at)
     select id, user_id, case when plan is null then 'component' else 'plan' end, pg_temp.id_of('plan' || plan),
       case when plan is null then pg_temp.id_of('component' || i) end,
       case when plan is null then jsonb_build_object('title', 'Thing ' || i % 3000) else jsonb_build_object('name', ($1::text[])[plan], 'durationDays', 30) end,
       paise, 'INR', case when not is_paid then 'abandoned' when is_back then 'refunded' else 'paid' end, 'key',
       paise - paise * 18 / 118, 0, 0, paise * 18 / 118, 18, (10 + i % 20)::text, '{}', '{}', at, case when is_paid then at end
     from bought`,
    [PLANS],
  );
  await client.query(`delete from bought where not is_paid`);
  await client.query(
    `insert into provider_payments (payment_id, order_id, status, amount_paise, currency, refunded_paise, disposition, settled_at, provider_created_at, seen_at)
     select 'pay_' || lpad(i::text, 14, '0'), id, case when is_back then 'refunded' else 'captured' end, paise, 'INR',
       case when is_back then paise else 0 end, 'granted', at, at, at from bought`,
  );
  await client.query(
    `insert into grants (id, holder_id, kind, plan_id, component_id, source_kind, source_id, starts_at, ends_at, revoked_at, created_at)
     select id, user_id, case when plan is null then 'component' else 'plan' end, pg_temp.id_of('plan' || plan),
       case when plan is null then pg_temp.id_of('component' || i) end, 'order', id, at, case when plan is not null then at + interval '30 days' end,
       case when is_back then at + interval '1 day' end, at from bought`,
  );
  await client.query(
    `insert into ledger_entries
     select key, line, account, amount, 'pay_' || lpad(i::text, 14, '0'), at from bought cross join lateral (values
       ('capture:' || i, 1, 'provider_clearing', paise, true), ('capture:' || i, 2, 'revenue:plan', paise * 18 / 118 - paise, true),
       ('capture:' || i, 3, 'gst_output:igst', -paise * 18 / 118, true),
       ('refund:' || i, 1, 'refunds', paise - paise * 18 / 118, is_back), ('refund:' || i, 2, 'gst_output:igst', paise * 18 / 118, is_back),
       ('refund:' || i, 3, 'provider_clearing', -paise, is_back)) lines (key, line, account, amount, is_there) where is_there`,
  );
  // As if each payment had its invoice on the same day.
  await client.query(
    `insert into invoice_taxes
     select date_trunc('month', shop_day(at))::date, (10 + i % 20)::text, 18, sum(paise), 0, 0, sum(paise * 18 / 118),
       coalesce(sum(paise) filter (where is_back), 0), 0, 0,
       coalesce(sum(paise * 18 / 118) filter (where is_back), 0) from bought group by 1, 2`,
  );
  await client.query('set session_replication_role = origin');
  await addAdmin(client);
  await client.query('vacuum analyze ledger_entries, provider_payments, purchase_orders, grants');
  await client.query('select recount_revenue()');
  await client.query(`update sales set is_over = true where until <= now()`);
  for (;;) {
    const { rows } = await client.query<{ counted: number }>(
      'select count_revenue($1) as counted',
      [COUNTED_AT_ONCE],
    );
    if (rows[0]?.counted === 0) break;
  }
  await client.query(
    'vacuum analyze sales, revenue_days, revenue_totals, revenue_changes, invoice_taxes, users, user_summaries, user_words, sessions',
  );
}

/** The figures of the screen, computed from the payments and the ledger alone. */
export const TRUTH = `
  select (select sum(amount_paise - refunded_paise) from provider_payments)::bigint as paid,
    -(select sum(amount_paise) from ledger_entries where account <> 'provider_clearing')::bigint as booked,
    (select count(distinct user_id) from purchase_orders where paid_at is not null and kind = 'plan')::int as subscribers,
    (select count(*) from grants where kind = 'plan' and revoked_at is null and starts_at <= now() and ends_at > now())::int as running`;
