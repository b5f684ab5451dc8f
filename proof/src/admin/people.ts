import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';

export const ADMIN_TOKEN = randomBytes(32).toString('base64url');

/** Adds the admin who sends the requests. */
export async function addAdmin(client: pg.Client) {
  await client.query(
    `with admin as (
       insert into users (id, email, name, role, verified_at) values (gen_random_uuid(), 'admin@proof.test', 'Proof', 'admin', now()) returning id
     )
     insert into sessions (id, user_id, token_sha256, device, expires_at)
     select gen_random_uuid(), id, $1, 'proof', now() + interval '1 day' from admin`,
    [createHash('sha256').update(ADMIN_TOKEN).digest()],
  );
}

/** Drops the indexes, inserts the rows and builds the indexes again. With indexes the inserts take minutes longer. */
async function withoutIndexes(
  client: pg.Client,
  tables: readonly string[],
  work: () => Promise<void>,
) {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any ($1::regclass[]) and not indisunique`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  await client.query(`set maintenance_work_mem = '256MB'`);
  for (const { definition } of rows) await client.query(definition);
}

const FIRST_NAMES = 40;
const LAST_NAMES = 400;

/**
 * Fills the shop with typical users. Half have never copied, most use a few mail providers, one in a thousand is an
 * admin. They registered over two years. The admin who sends the requests is added to them.
 */
export async function fillWithPeople(client: pg.Client, size: number) {
  await client.query(`select setseed(0.42)`);
  await client.query('alter table users disable trigger users_summarised');
  await withoutIndexes(client, ['users', 'user_summaries', 'user_words'], async () => {
    await client.query(
      `insert into users (id, email, name, role, verified_at, created_at, last_seen_at)
       select gen_random_uuid(), 'person' || i || '.' || substr(md5(i::text), 1, 6) || '@' ||
           (array['gmail.com', 'example.test', 'outlook.com', 'company' || i % 5000 || '.in'])[1 + i % 4],
         initcap(substr(md5('first' || (random() * $2)::int), 1, 5)) || ' ' || initcap(substr(md5('last' || (random() * $3)::int), 1, 7)),
         case when i % 1000 = 0 then 'admin' else 'user' end, now(), now() - random() * interval '700 days',
         case when random() < 0.8 then now() - random() * interval '300 days' end
       from generate_series(1, $1::int) i`,
      [size, FIRST_NAMES - 1, LAST_NAMES - 1],
    );
    await client.query(
      `insert into user_summaries (user_id, total_copies, free_copies, paid_copies, last_copied_at, last_active_at, created_at, is_admin, is_new, search_text)
       select id, free + paid, free, paid, case when free + paid > 0 then last_seen_at end, last_seen_at, created_at, role = 'admin',
         created_at > now() - interval '31 days', user_search_text(name, email)
       from (select *, case when random() < 0.5 then 0 else (random() * random() * 200)::int end as free,
               case when random() < 0.8 then 0 else (random() * 50)::int end as paid from users) people`,
    );
  });
  await client.query('alter table users enable trigger users_summarised');
  await addAdmin(client);
  await client.query('vacuum analyze users, user_summaries, user_words, sessions');
}

/** Search words that match none, one, few, some, many and nearly all users, and words of one and two letters. */
const hex = (text: string, length: number) =>
  createHash('md5').update(text).digest('hex').slice(0, length);

export const SEARCHED = {
  nobody: 'zzqqxx',
  one: `person777.${hex('777', 6)}`,
  'one in a thousand': 'company17',
  'one in 400': hex('last77', 7),
  'one in 40': hex('first7', 5),
  'one in four': 'gmail',
  everybody: 'person',
  'one letter': hex('first7', 1),
  'two letters': hex('last77', 2),
  'a sign': '@',
};
