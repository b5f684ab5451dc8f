import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { USER_FILTERS, USER_SORT_KEYS } from '@tessera/contract/constants';
import { openAccountsWorld } from '../../../test/accounts.ts';
import type { World } from '../../../test/world.ts';
import { searchPeople } from './repository.search.ts';
import { isListed, order, type UserListing } from './repository.summaries.ts';

const COUNTED = 21;
/** Small values, so that a few hundred users are a large shop, and the new ones among them a long list. */
const effort = { sampled: 20, walked: 60, collected: 30 };

let world: World;
beforeAll(async () => {
  world = await openAccountsWorld();
  await sql`
    insert into users (id, email, name, role, created_at, last_seen_at)
    select gen_random_uuid(), 'human' || i || '@' || case when i % 4 = 0 then 'gmail.com' else 'firm' || i % 90 || '.in' end,
      case when i > 450 and i % 9 > 0 then 'Late Comer' else 'Human Number ' || i end, case when i % 50 = 0 then 'admin' else 'user' end,
      now() - case when i > 600 then i % 25 else i end * interval '1 day', case when i % 3 > 0 then now() - i * 7 % 100 * interval '1 day' end
    from generate_series(1, 760) i`.execute(world.platform.db);
  await sql`
    update user_summaries set free_copies = extract(day from created_at), total_copies = extract(day from created_at)
    where extract(day from created_at)::int % 2 = 0`.execute(world.platform.db);
});
afterAll(() => world.close());

/** The expected result, from a full scan. */
async function readThrough(listing: UserListing, pattern: string): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select user_id from user_summaries where ${isListed(listing)} and search_text like ${pattern}
    order by ${order(listing)}`.execute(world.platform.db);
  return rows.map(({ userId }) => userId);
}

test.each([
  ['human', '%human%'],
  ['Gmail', '%gmail%'],
  ['firm17', '%firm17%'],
  ['firm17.in', '%firm17.in%'],
  ['late comer', '%late comer%'],
  ['number 12', '%number 12%'],
  ['human123@firm33.in', '%human123@firm33.in%'],
  ['la', '% la%'],
  ['nu', '% nu%'],
  ['nobody at all', '%nobody at all%'],
])(
  'whoever searches for %j finds what reading everything finds, in every filter, order and page',
  async (term, pattern) => {
    const newSince = new Date(Date.now() - 30 * 24 * 3_600_000);
    for (const filter of USER_FILTERS)
      for (const sort of USER_SORT_KEYS)
        for (const direction of ['asc', 'desc'] as const) {
          const listing = { filter, sort, direction, newSince };
          const all = await readThrough(listing, pattern);
          for (const shown of [5, 20]) {
            const { ids, count } = await searchPeople(world.platform.db, listing, term, {
              shown,
              counted: COUNTED,
              effort,
            });
            expect({ listing, ids: ids.slice(0, shown), count }).toEqual({
              listing,
              ids: all.slice(0, shown),
              count: Math.min(all.length, COUNTED),
            });
          }
        }
  },
);
