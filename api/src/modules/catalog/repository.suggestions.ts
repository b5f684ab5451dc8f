import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

export type ZeroResultSearch = { query: string; times: number };

/** The most frequent searches of the last three months are kept for the admin, up to this number. */
const KEPT_MAX = 1_000;
const KEPT_DAYS = 90;
/** Words with less similarity than this are not suggested. */
const LIKENESS_MIN = 0.3;

export const suggestionsRepository = {
  /**
   * The catalogue's spelling of each word: the word itself if it occurs, or else the most similar word of the item
   * names.
   */
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

  listZeroResults: (db: Database, limit: number) =>
    db
      .selectFrom('zeroResultSearches')
      .select(['query', 'times', 'lastAt'])
      .orderBy('times', 'desc')
      .orderBy('lastAt', 'desc')
      .limit(limit)
      .execute(),

  /** Adds zero-result searches to the table, and deletes rare and old ones, so that it stays small. */
  recordZeroResults: async (
    db: Database,
    searches: ZeroResultSearch[],
    at: Date,
  ): Promise<void> => {
    await sql`
      insert into zero_result_searches as kept (query, times, last_at)
      select query, times, ${at} from unnest(${searches.map(({ query }) => query)}::text[],
        ${searches.map(({ times }) => times)}::bigint[]) new (query, times) order by query
      on conflict (query) do update set times = kept.times + excluded.times, last_at = excluded.last_at`.execute(
      db,
    );
    await sql`
      delete from zero_result_searches where last_at < ${at}::timestamptz - make_interval(days => ${KEPT_DAYS})
        or query not in (select query from zero_result_searches order by times desc, last_at desc limit ${KEPT_MAX})`.execute(
      db,
    );
  },
};
