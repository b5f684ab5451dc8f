import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isAfter, positionTime } from '../../platform/db/cursor.ts';
import type { Database } from '../../platform/db/database.ts';

/** The dictionary words that contain a needle, and how often they are used in all. */
export type Slot = { field: 0 | 1; ids: number[]; uses: number };
export type Condition = RawBuilder<SqlBool>;
export type Place = { id: string; publishedAtText: string; place: number };

export const WORD = 0;
export const SEAM = 1;
const CHUNK_BITS = 17;
/** Behind every letter there is. */
const LAST_LETTER = '\u{10FFFF}';
/** A needle in more words than this is in nearly everything, and checked on the text itself. */
const NEEDLE_WORDS_MAX = 2_500;
/** So many lists are cheaply united for each chunk. */
const LISTS_MAX = 100;
/** So few uses are collected at once instead of chunk by chunk. */
const COLLECTED_MAX = 5_000;
/** Up to here a total is counted on the way. */
const COUNTED_MAX = 1_000;
const COUNTED_LISTS_MAX = 20;

type Known = {
  words: number;
  textIds: number[];
  textUses: number;
  titleIds: number[];
  titleUses: number;
};

/** For each needle the words that contain it: of the whole text, and of titles. */
export async function lookUp(
  db: Database,
  needles: { needle: string; kind: number }[],
): Promise<{ text: Slot; title: Slot }[]> {
  const [texts, kinds] = [needles.map(({ needle }) => needle), needles.map(({ kind }) => kind)];
  const { rows } = await sql<Known>`
    select ends.words, found.* from unnest(${texts}::text[], ${kinds}::smallint[]) with ordinality asked (needle, kind, slot)
    cross join lateral (
      select count(*)::int as words, array_agg(distinct word_id) as ids from (
        select word_id from search_suffixes where kind = asked.kind and suffix >= lower(asked.needle)
          and suffix < lower(asked.needle) || ${LAST_LETTER} limit ${NEEDLE_WORDS_MAX + 1}) s) ends
    cross join lateral (
      select coalesce(array_agg(id), '{}') as text_ids, coalesce(sum(text_count), 0)::int as text_uses,
        coalesce(array_agg(id) filter (where title_count > 0), '{}') as title_ids,
        coalesce(sum(title_count), 0)::int as title_uses
      from search_words where ends.words <= ${NEEDLE_WORDS_MAX} and id = any(ends.ids)) found
    order by slot`.execute(db);
  return rows.map(({ words, textIds, textUses, titleIds, titleUses }) => {
    const tooMany = words > NEEDLE_WORDS_MAX;
    return {
      text: { field: 0, ids: textIds, uses: tooMany ? Infinity : textUses },
      title: { field: 1, ids: titleIds, uses: tooMany ? Infinity : titleUses },
    };
  });
}

/**
 * Whether its lists are worth reading: not when it is in every fourth component anyway, nor when walking the newest
 * components meets enough of it sooner than all its lists are united.
 */
export const isTight = ({ ids, uses }: Slot, published: number, limit: number): boolean =>
  uses * 4 < published && (ids.length <= LISTS_MAX || 4 * ids.length * uses <= limit * published);

const listOf = ({ ids, field }: Slot, chunk: RawBuilder<unknown>) =>
  sql`coalesce((select search_union(places order by cardinality(places)) from search_postings
    where word_id = any(${ids}::int[]) and field = ${field} and chunk = ${chunk}), '{}')`;

/** For each chunk, newest first, the places that are in all of the slots. */
function chunksOf(slots: Slot[], without: Slot[], from: number): RawBuilder<unknown> | null {
  const [driver, ...others] = slots.toSorted((a, b) => a.uses - b.uses);
  if (!driver) return null;
  const newest = from >> CHUNK_BITS;
  const driving =
    driver.uses <= COLLECTED_MAX
      ? sql`(select chunk, array_agg(distinct place order by place) as places
             from search_postings cross join unnest(places) place
             where word_id = any(${driver.ids}::int[]) and field = ${driver.field} and chunk <= ${newest}
             group by chunk order by chunk desc) d`
      : sql`generate_series(${newest}::int, 0, -1) numbered (chunk)
             cross join lateral (select numbered.chunk, ${listOf(driver, sql`numbered.chunk`)} as places offset 0) d`;
  let places = sql`d.places`;
  for (const slot of others)
    if (slot.ids.length <= LISTS_MAX) places = sql`(${places} & ${listOf(slot, sql`d.chunk`)})`;
  if (without.length > 0) {
    const lists = without.map((slot) => listOf(slot, sql`d.chunk`));
    places = sql`(${places} - (${sql.join(lists, sql` & `)}))`;
  }
  return sql`${driving} cross join lateral (select ${places} as places offset 0) s`;
}

type Walk = { slots: Slot[]; without?: Slot[]; where: Condition; from: number; limit: number };

/**
 * What matches, newest first, read only as far as the limit needs. The condition has the last word; the slots only
 * bring it candidates. Lateral steps run as nested loops alone, so the order of the chunks is that of the answer.
 */
function walkFor(shown: RawBuilder<unknown>, o: Walk): RawBuilder<unknown> {
  const chunks = chunksOf(o.slots, o.without ?? [], o.from);
  const candidates = chunks
    ? sql`${chunks} cross join lateral (
        select place from unnest(s.places) place where place <= ${o.from} order by place desc) o`
    : sql`(select place from search_places where place <= ${o.from} order by place desc) o`;
  return sql`select o.place, c.* from ${candidates} cross join lateral (
      select ${shown} from search_places p join components c on c.id = p.component_id
      where p.place = o.place and c.status = 'published' and ${o.where} limit 1) c
    limit ${o.limit}`;
}

export async function walk(db: Database, o: Walk): Promise<Place[]> {
  const shown = sql`c.id, ${positionTime('c.publishedAt')} as published_at_text`;
  return (await sql<Place>`${walkFor(shown, o)}`.execute(db)).rows;
}

/** As far as the limit; without bringing along what is only counted. */
export async function countWalked(db: Database, o: Walk): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${walkFor(sql`1 as one`, o)}) walked`.execute(db);
  return rows[0]!.total;
}

/** How many components are in all of the slots, or null when counting them would cost more than finding a page. */
export async function countAll(db: Database, slots: Slot[]): Promise<number | null> {
  const [only, second] = slots;
  if (only && !second && only.ids.length === 1) return only.uses;
  // A needle that is nearly everywhere has no lists at all, which would count as being nowhere.
  if (slots.some(({ ids, uses }) => ids.length > COUNTED_LISTS_MAX || !Number.isFinite(uses)))
    return null;
  if (Math.min(...slots.map(({ uses }) => uses)) > COUNTED_MAX) return null;
  const chunks = chunksOf(slots, [], 2 ** 31 - 1);
  if (!chunks) return null;
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(cardinality(s.places)), 0)::int as total from ${chunks}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** How much there is, and the places where reading begins: at the newest of all, and right after a position. */
export async function findScene(
  db: Database,
  after: { at: string; id: string } | undefined,
): Promise<{ published: number; newest: number; start: number }> {
  const start = after
    ? sql`coalesce((select p.place from components c join search_places p on p.component_id = c.id
        where c.status = 'published' and ${isAfter({ at: 'c.publishedAt', id: 'c.id' }, after)}
        order by c.published_at desc, c.id desc limit 1), 0)`
    : sql`newest.place`;
  const { rows } = await sql<{ published: number; newest: number; start: number }>`
    select coalesce((select sum(count) from category_counts), 0)::int as published,
      newest.place as newest, ${start} as start
    from (select coalesce(max(place), 0) as place from search_places) newest`.execute(db);
  return rows[0]!;
}

/** The newest of one category; the index is in this order already. */
export async function newestOf(
  db: Database,
  o: { category: string; from: number; limit: number },
): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select c.id, ${positionTime('c.publishedAt')} as published_at_text, p.place
    from components c join search_places p on p.component_id = c.id
    where c.status = 'published' and c.category = ${o.category} and (c.published_at, c.id) <= (
      select l.published_at, l.id from search_places f join components l on l.id = f.component_id where f.place = ${o.from})
    order by c.published_at desc, c.id desc limit ${o.limit}`.execute(db);
  return rows;
}
