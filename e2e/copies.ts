import { randomUUID } from 'node:crypto';
import { query } from './database.ts';

type Copied = { title: string; category: string; people: number; daysAgo: number; paid?: boolean };

/** Inserts components with unique names and copies of them, in the same form as the tracking endpoint writes copies. */
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
    // Withdrawn, so that no other test finds it in a list.
    const id = randomUUID();
    await query(
      `insert into components (id, slug, status, title, category, plan_id)
       values ($1::uuid, 'copied-' || $1, 'withdrawn', $2, $3, (select id from plans where $4 and name = 'Pro'))`,
      [id, title, category, paid],
    );
    await query(
      `with logged as (
         insert into copy_events (id, user_id, component_id, version_id, paid, occurred_at)
         select gen_random_uuid(), users.id, $1, gen_random_uuid(), $2, now() - $3 * interval '1 day' from users
         where email like '%-${family}@lotusworks.example' order by email limit $4
         returning id, user_id, component_id, paid, occurred_at)
       insert into copies_to_count (event_id, user_id, component_id, paid, occurred_at) select * from logged`,
      [id, paid, daysAgo, count],
    );
  }
}

/** Copies are counted with a delay of a second or two. */
export const areCounted = async (): Promise<boolean> =>
  (await query('select 1 from copies_to_count limit 1', [])).length === 0;
