import { randomUUID } from 'node:crypto';
import { query } from './database.ts';

type Copied = { title: string; category: string; people: number; daysAgo: number; paid?: boolean };

/** Components of a family that nobody else looks for, copied by so many people, as the call that tracks a copy writes it. */
export async function plantCopies(copied: Copied[]): Promise<void> {
  const people = Math.max(...copied.map((one) => one.people));
  const family = randomUUID().slice(0, 8);
  await query(
    `insert into users (id, email, name, verified_at)
     select gen_random_uuid(), 'copier-' || n || '-${family}@lotusworks.example', 'Copier ' || n || ' ${family}', now()
     from generate_series(1, $1::int) n`,
    [people],
  );
  for (const { title, category, people: count, daysAgo, paid = false } of copied) {
    const [id, version] = [randomUUID(), randomUUID()];
    await query(
      `with component as (
         insert into components (id, slug, status, current_version_id, title, category, published_at)
         values ($1::uuid, 'copied-' || $1, 'withdrawn', $2::uuid, $3, $4, '2020-01-01') returning id),
       version as (
         insert into component_versions (id, component_id, number, files, licence, sha256)
         select $2::uuid, id, 1, '[]', 'MIT', '' from component)
       select 1`,
      [id, version, title, category],
    );
    await query(
      `with logged as (
         insert into copy_events (id, user_id, component_id, version_id, paid, occurred_at)
         select gen_random_uuid(), users.id, $1, $2, $3, now() - $4 * interval '1 day' from users
         where email like '%-${family}@lotusworks.example' order by email limit $5
         returning id, user_id, component_id, paid, occurred_at)
       insert into copies_to_count (event_id, user_id, component_id, paid, occurred_at) select * from logged`,
      [id, version, paid, daysAgo, count],
    );
  }
}

/** The sums are a second or two behind. */
export const areCounted = async (): Promise<boolean> =>
  (await query('select 1 from copies_to_count limit 1', [])).length === 0;
