import { sql, type RawBuilder } from 'kysely';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { idsOf, isListed, isMarked, order, type UserListing } from './repository.summaries.ts';

/** How much is read in search of somebody before another way is taken. */
export type SearchEffort = {
  /** Rows of the order that are looked through to tell a common word from a rare one. */
  sampled: number;
  /** Rows of the order that are looked through for a common one. */
  walked: number;
  /** Matches of a rare one that are gathered and sorted. */
  gathered: number;
};

const LETTER = /[\p{L}\p{N}]/u;
/** A walk is begun when it may be expected to find somewhat more than is wanted. */
const SURENESS = 1.3;
/** A list of at most so many samples is looked through as a whole. */
const SHORT = 3;
/** How much further the order is walked for a common word that its beginning lacks, before all matches are gathered. */
const FAR = 5;

/** Terms without three letters in a row have no trigram of their own, so they are looked for where words begin; signs anywhere. */
function patternOf(term: string): RawBuilder<string> {
  const start = /[\p{L}\p{N}]{3}/u.test(term) || !LETTER.test(term) ? '%' : '% ';
  return sql`lower(${`${start}${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`})`;
}

const TRIPLE = /[\p{L}\p{N}]{3}/gu;

/**
 * What the index of words is asked for: each letter of a long term in one trigram instead of three. It finds hardly more, and
 * the cost of asking grows with the trigrams.
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

/** Whoever matches among the first rows of the order, which cost the same in any shop. */
const walk = ({ tx, listing, pattern }: Search, rows: number, limit: number): Promise<string[]> =>
  idsOf(
    tx,
    sql`
      select user_id from (
        select * from user_summaries where ${isMarked(listing)} order by ${order(listing)} limit ${rows}
      ) first where ${isListed(listing)} and search_text like ${pattern} order by ${order(listing)} limit ${limit}`,
  );

/** How long the list is, counted no further than asked. */
async function countUpTo({ tx, listing }: Search, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from user_summaries where ${isMarked(listing)} order by ${order(listing)} limit ${most}
    ) counted`.execute(tx);
  return rows[0]?.count ?? 0;
}

/**
 * Whose words match. They are looked up beside the people, because every copy would write to an index of letters on their
 * sums. Who is new has an index apart: they are few, and among all words theirs would have to be picked out.
 */
const matches = ({ listing: { filter }, pattern, probe }: Search): RawBuilder<unknown> => sql`
  select person.* from (
    select user_id from user_words where search_text like ${probe} and search_text || '' like ${pattern}
      ${filter === 'new' ? sql`and is_new` : sql``}
  ) words join user_summaries person using (user_id) where true`;

/** Matches out of the index of words, no more than the most, and the first of them in order. */
async function gather(
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
 * The first who match, in order, and how many there are, counted no further than asked. What is shown is read, not what
 * matches: a word that many have is soon met when walking the order, one that few have is soon gathered from the index of
 * words. Only a word that is common and yet missing where the order begins costs what it matches.
 */
export const searchPeople = (
  db: Database,
  listing: UserListing,
  term: string,
  { shown, counted, effort }: { shown: number; counted: number; effort: SearchEffort },
): Promise<{ ids: string[]; count: number }> =>
  inTransaction(db, async (tx) => {
    // The planner thinks that a few matches are met soon in any order of the table, and reads all of it when they are not.
    await sql`set local enable_seqscan = off`.execute(tx);
    const search = { tx, listing, pattern: patternOf(term), probe: probeOf(term) };
    const allOf = (ids: string[]) => ({ ids, count: ids.length });
    // Signs alone are in no index of words: what the first rows hold of them has to do.
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
    // Who is new is looked up beside the words, so that nobody else is read.
    if (listing.filter !== 'new' && isExpected(shown, effort.walked)) {
      const some = await gather(search, { most: counted, limit: counted });
      if (some.count < counted) return some;
      const met = near.length >= shown ? near : await walk(search, effort.walked, shown);
      if (met.length >= shown) return { ids: met, count: counted };
    }
    const few = await gather(search, { most: effort.gathered + 1, limit: counted });
    if (few.count <= effort.gathered) return allOf(few.ids);
    const far = await walk(search, effort.walked * FAR, shown);
    if (far.length >= shown) return { ids: far, count: counted };
    return allOf((await gather(search, { most: null, limit: counted })).ids);
  });
