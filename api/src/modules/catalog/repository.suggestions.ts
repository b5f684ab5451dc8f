import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

export type Fruitless = { query: string; times: number };

/** So many are kept for the admin: the most frequent ones of the last three months. */
const KEPT_MAX = 1_000;
const KEPT_DAYS = 90;
/** Below this, two words have too little in common to be one. */
const LIKENESS_MIN = 0.3;

export const suggestionsRepository = {
  /** Each word as the catalogue spells it: itself when something contains it, else the likest of what items are called. */
  nearest: async (db: Database, words: string[]): Promise<(string | null)[]> => {
    const { rows } = await sql<{ word: string | null }>`
      select case when exists (select from search_suffixes s where s.kind = 0 and s.suffix >= lower(asked.word)
          and s.suffix < lower(asked.word) || chr(1114111)) then lower(asked.word)
        else (select near.word from (
            select btrim(w.word, '.,:;!?()"''') as word, w.word <-> lower(asked.word) as distance, w.label_count
            from search_words w where w.is_label and w.kind = 0 order by w.word <-> lower(asked.word) limit 5) near
          where near.distance <= 1 - ${LIKENESS_MIN}::float8
          order by round(near.distance::numeric, 1), near.label_count desc limit 1) end as word
      from unnest(${words}::text[]) with ordinality asked (word, n) order by n`.execute(db);
    return rows.map(({ word }) => word);
  },

  listFruitless: (db: Database, limit: number) =>
    db
      .selectFrom('fruitlessSearches')
      .select(['query', 'times', 'lastAt'])
      .orderBy('times', 'desc')
      .orderBy('lastAt', 'desc')
      .limit(limit)
      .execute(),

  /** Adds up what was asked for in vain and forgets what is rare or old, so that the table stays small. */
  recordFruitless: async (db: Database, searches: Fruitless[], at: Date): Promise<void> => {
    await sql`
      insert into fruitless_searches as kept (query, times, last_at)
      select query, times, ${at} from unnest(${searches.map(({ query }) => query)}::text[],
        ${searches.map(({ times }) => times)}::bigint[]) new (query, times) order by query
      on conflict (query) do update set times = kept.times + excluded.times, last_at = excluded.last_at`.execute(
      db,
    );
    await sql`
      delete from fruitless_searches where last_at < ${at}::timestamptz - make_interval(days => ${KEPT_DAYS})
        or query not in (select query from fruitless_searches order by times desc, last_at desc limit ${KEPT_MAX})`.execute(
      db,
    );
  },
};
