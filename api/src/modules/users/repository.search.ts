import { sql, type RawBuilder } from 'kysely';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { idsOf, isListed, isMarked, order, type UserListing } from './repository.summaries.ts';

/** The number of rows that a search reads before it uses another strategy. */
export type SearchEffort = {
  /** Rows of the sorted list that are sampled, to see whether a word is common or rare. */
  sampled: number;
  /** Rows of the sorted list that are scanned for a common word. */
  walked: number;
  /** Matches of a rare word that are read from the index and sorted. */
  collected: number;
};

const LETTER = /[\p{L}\p{N}]/u;
/** A scan is started only if it is expected to find this many times the wanted rows. */
const SURENESS = 1.3;
/** A list of up to this many samples is scanned completely. */
const SHORT = 3;
/**
 * How much further the list is scanned for a common word that is missing at its beginning, before all matches are read.
 */
const FAR = 5;

/**
 * A term without three letters in a row has no trigram, so it is searched at the beginning of words. Punctuation is
 * searched anywhere.
 */
function patternOf(term: string): RawBuilder<string> {
  const start = /[\p{L}\p{N}]{3}/u.test(term) || !LETTER.test(term) ? '%' : '% ';
  return sql`lower(${`${start}${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`})`;
}

const TRIPLE = /[\p{L}\p{N}]{3}/gu;

/**
 * The pattern for the trigram index. It has each letter of a long term in one trigram instead of three. It finds hardly
 * more, and the cost of a lookup grows with the number of trigrams.
 */
function probeOf(term: string): RawBuilder<string> {
  const triples = term.match(TRIPLE) ?? [];
  return triples.length < 2 ? patternOf(term) : sql`lower(${`%${triples.join('%')}%`})`;
}

type Search = {
  tx: Tx;
  listing: UserListing;
  pattern: RawBuilder<string>;
  probe: RawBuilder<string>;
};

/** Matches among the first rows of the list. The cost does not depend on the size of the shop. */
const walk = ({ tx, listing, pattern }: Search, rows: number, limit: number): Promise<string[]> =>
  idsOf(
    tx,
    sql`
      select user_id from (
        select * from user_summaries where ${isMarked(listing)} order by ${order(listing)} limit ${rows}
      ) first where ${isListed(listing)} and search_text like ${pattern} order by ${order(listing)} limit ${limit}`,
  );

/** The length of the list, counted up to `most`. */
async function countUpTo({ tx, listing }: Search, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from user_summaries where ${isMarked(listing)} order by ${order(listing)} limit ${most}
    ) counted`.execute(tx);
  return rows[0]?.count ?? 0;
}

/**
 * The users whose words match. The words have their own table. On the summaries, every copy of a component would have
 * to update the trigram index. New users are few and have their own index.
 */
const matches = ({ listing: { filter }, pattern, probe }: Search): RawBuilder<unknown> => sql`
  select person.* from (
    select user_id from user_words where search_text like ${probe} and search_text || '' like ${pattern}
      ${filter === 'new' ? sql`and is_new` : sql``}
  ) words join user_summaries person using (user_id) where true`;

/** Reads up to `most` matches from the index of words. Returns the first of them in order. */
async function readMatches(
  search: Search,
  { most, limit }: { most: number | null; limit: number },
): Promise<{ ids: string[]; count: number }> {
  const { rows } = await sql<{ userId: string; count: number }>`
    with matching as materialized (
      ${matches(search)} and ${isMarked(search.listing)} and ${isListed(search.listing)} limit ${most}
    )
    select user_id, (select count(*) from matching) as count from matching
    order by ${order(search.listing)} limit ${limit}`.execute(search.tx);
  return { ids: rows.map(({ userId }) => userId), count: rows[0]?.count ?? 0 };
}

/**
 * The first matches in order, and their number, counted up to `counted`. A common word is found soon by a scan of the
 * sorted list. A rare word is found soon by the index of words. Only a word that is common but missing at the beginning
 * of the list costs as much as it has matches.
 */
export const searchPeople = (
  db: Database,
  listing: UserListing,
  term: string,
  { shown, counted, effort }: { shown: number; counted: number; effort: SearchEffort },
): Promise<{ ids: string[]; count: number }> =>
  inTransaction(db, async (tx) => {
    // The planner assumes that a few matches are found early in any order. If they are not, it reads the whole table.
    await sql`set local enable_seqscan = off`.execute(tx);
    const search = { tx, listing, pattern: patternOf(term), probe: probeOf(term) };
    const allOf = (ids: string[]) => ({ ids, count: ids.length });
    // Punctuation alone is in no index of words, so only the first rows are searched.
    if (!LETTER.test(term)) return allOf(await walk(search, effort.walked, counted));

    const near = await walk(search, effort.sampled, counted);
    if (near.length >= counted) return allOf(near);
    const short = effort.sampled * SHORT;
    const length = await countUpTo(search, short + 1);
    if (length <= effort.sampled) return allOf(near);
    if (length <= short) return allOf(await walk(search, short, counted));
    const isExpected = (many: number, rows: number) =>
      (near.length / effort.sampled) * rows >= many * SURENESS;
    if (isExpected(counted, effort.walked / 2)) {
      const met = await walk(search, effort.walked, counted);
      if (met.length >= counted) return allOf(met);
    }
    // New users have their own index, so that no other users are read.
    if (listing.filter !== 'new' && isExpected(shown, effort.walked)) {
      const some = await readMatches(search, { most: counted, limit: counted });
      if (some.count < counted) return some;
      const met = near.length >= shown ? near : await walk(search, effort.walked, shown);
      if (met.length >= shown) return { ids: met, count: counted };
    }
    const few = await readMatches(search, { most: effort.collected + 1, limit: counted });
    if (few.count <= effort.collected) return allOf(few.ids);
    const far = await walk(search, effort.walked * FAR, shown);
    if (far.length >= shown) return { ids: far, count: counted };
    return allOf((await readMatches(search, { most: null, limit: counted })).ids);
  });
