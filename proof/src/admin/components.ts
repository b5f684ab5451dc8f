import type pg from 'pg';
import { publish, vocabulary } from '../search/catalogue.ts';
import { addAdmin } from './people.ts';

export const PLAN_ID = '00000000-0000-7000-8000-00000000000a';

/** Fills the catalogue: half of it in a plan, a third with its own price, one in twenty withdrawn. */
export async function fillWithComponents(client: pg.Client, size: number) {
  await publish(client, size, 42);
  await client.query(
    `insert into plans (id, name, price_paise, duration_days, features) values ($1, 'Pro', 49900, 30, '{}')`,
    [PLAN_ID],
  );
  await client.query(`select setseed(0.42)`);
  await client.query(
    `update components set plan_id = case when random() < 0.5 then $1::uuid end,
       price_paise = case when random() < 0.3 then (1 + (random() * 99)::int) * 1000 end,
       updated_at = published_at + random() * interval '30 days',
       status = case when random() < 0.05 then 'withdrawn' else status end`,
    [PLAN_ID],
  );
  await addAdmin(client);
  await client.query('vacuum analyze');
}

export const WANTED = {
  nothing: 'zzqqxx',
  'a common word': vocabulary[20]!,
  'a rare word': vocabulary[3_000]!,
  'two words': `${vocabulary[20]} ${vocabulary[40]}`,
};
