import { sql, type SqlBool } from 'kysely';
import type { Position } from '../../platform/db/cursor.ts';
import type { Database } from '../../platform/db/database.ts';
import {
  countAll,
  countWalked,
  findScene,
  isTight,
  lookUp,
  newestOf,
  SEAM,
  walk,
  WORD,
  type Condition,
  type Place,
  type Slot,
} from './repository.postings.ts';

/** Spec 5: the category is equal or the title contains it. */
export type CategoryFilter = { names: string[]; inTitle: string };

export type SearchFilter = {
  /** Every word must occur somewhere. */
  words: string[];
  category?: CategoryFilter | undefined;
  /** Further conditions on the component, which is called `c`. */
  where?: Condition[];
  after?: Position | undefined;
  limit: number;
};

/** In group 0 every word is in the title or the whole phrase is in the text; all others are in group 1. */
export type Match = { id: string; publishedAtText: string; group: 0 | 1 };
export type Matches = { matches: Match[]; total: number | null };

/** Titles that hold a category's name are counted up to here. */
const COUNTED_TITLES_MAX = 1_000;

/** So many words are looked up; further ones are only checked, which keeps a long question cheap. */
const NEEDLES_MAX = 8;

const pattern = (text: string) => sql`lower(${`%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`})`;
const titleHas = (text: string): Condition => sql<SqlBool>`c.title_lower like ${pattern(text)}`;
const textHas = (text: string): Condition => sql<SqlBool>`c.search_text like ${pattern(text)}`;
const not = (condition: Condition): Condition => sql<SqlBool>`not ${condition}`;
const all = (conditions: Condition[]): Condition =>
  sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
const inCategory = ({ names, inTitle }: CategoryFilter): Condition =>
  sql<SqlBool>`(c.category = any(${names}::text[]) or ${titleHas(inTitle)})`;

/** The two letters on either side of each space of a phrase: they tell where words are neighbours. */
const seamsOf = (words: string[]): string[] =>
  words.slice(1).map((word, index) => {
    const before = Array.from(words[index]!).slice(-2).join('');
    return `${before} ${Array.from(word).slice(0, 2).join('')}`;
  });

const newestFirst = (limit: number, lists: Place[][]): Place[] => {
  const byPlace = new Map(lists.flat().map((found) => [found.place, found]));
  return [...byPlace.values()].toSorted((a, b) => b.place - a.place).slice(0, limit);
};

const inGroup =
  (group: 0 | 1) =>
  ({ id, publishedAtText }: Place): Match => ({ id, publishedAtText, group });

const areNowhere = (slots: Slot[]) => slots.some(({ uses }) => uses === 0);

async function findWords(db: Database, filter: SearchFilter): Promise<Matches> {
  const { words, limit, after } = filter;
  const asked = words.toSorted((a, b) => b.length - a.length).slice(0, NEEDLES_MAX);
  const known = await lookUp(db, [
    ...asked.map((needle) => ({ needle, kind: WORD })),
    ...seamsOf(words.slice(0, NEEDLES_MAX)).map((needle) => ({ needle, kind: SEAM })),
  ]);
  const [texts, titles] = [known.map(({ text }) => text), known.map(({ title }) => title)];
  const [seams] = [texts.splice(asked.length), titles.splice(asked.length)];
  if (areNowhere(texts)) return { matches: [], total: 0 };

  const { published, newest, start } = await findScene(db, after);
  const tight = (slots: Slot[]) => slots.filter((slot) => isTight(slot, published, limit));
  const inTitle = all(words.map(titleHas));
  const asPhrase = words.length > 1 ? textHas(words.join(' ')) : null;
  const also = [...(filter.category ? [inCategory(filter.category)] : []), ...(filter.where ?? [])];

  const findFirst = async (from: number): Promise<Place[]> => {
    const lists: Place[][] = [];
    if (!areNowhere(titles))
      lists.push(
        await walk(db, { slots: tight(titles), where: all([inTitle, ...also]), from, limit }),
      );
    if (asPhrase && !areNowhere(seams)) {
      const slots = tight([...texts, ...seams]);
      lists.push(await walk(db, { slots, where: all([asPhrase, ...also]), from, limit }));
    }
    return newestFirst(limit, lists);
  };
  const findOthers = (from: number, wanted: number): Promise<Place[]> =>
    walk(db, {
      slots: tight(texts),
      // Only when the lists say all that the first group asks: every word, and each of them read.
      without:
        asked.length === words.length &&
        tight(titles).length === titles.length &&
        !areNowhere(titles)
          ? titles
          : [],
      where: all([
        ...words.map(textHas),
        not(inTitle),
        ...(asPhrase ? [not(asPhrase)] : []),
        ...also,
      ]),
      from,
      limit: wanted,
    });

  const amongOthers = after?.group === 1;
  const first = amongOthers ? [] : await findFirst(start);
  const others =
    first.length < limit
      ? await findOthers(amongOthers ? start : newest, limit - first.length)
      : [];
  const matches = [...first.map(inGroup(0)), ...others.map(inGroup(1))];
  if (!after && matches.length < limit) return { matches, total: matches.length };
  const total = also.length > 0 || asked.length < words.length ? null : await countAll(db, texts);
  return { matches, total };
}

async function findCategory(
  db: Database,
  category: CategoryFilter,
  { after, limit }: SearchFilter,
): Promise<Matches> {
  const words = category.inTitle.split(/\s+/).filter(Boolean);
  const known = await lookUp(
    db,
    words.map((needle) => ({ needle, kind: WORD })),
  );
  const titles = known.map(({ title }) => title);
  const { published, newest, start } = await findScene(db, after);
  const slots = titles.filter((slot) => isTight(slot, published, limit));
  const titled = titleHas(category.inTitle);
  const lists = areNowhere(titles)
    ? []
    : [await walk(db, { slots, where: titled, from: start, limit })];
  for (const name of category.names)
    lists.push(await newestOf(db, { category: name, from: start, limit }));
  const matches = newestFirst(limit, lists).map(inGroup(0));
  if (!after && matches.length < limit) return { matches, total: matches.length };

  if (Math.min(...titles.map(({ uses }) => uses)) > COUNTED_TITLES_MAX)
    return { matches, total: null };
  const { rows } = await sql<{ filed: number }>`
    select coalesce(sum(count), 0)::int as filed from category_counts
    where category = any(${category.names}::text[])`.execute(db);
  const elsewhere = await countWalked(db, {
    slots,
    where: all([titled, sql<SqlBool>`c.category <> all(${category.names}::text[])`]),
    from: newest,
    limit: COUNTED_TITLES_MAX,
  });
  return { matches, total: (rows[0]?.filed ?? 0) + elsewhere };
}

export const searchRepository = {
  find: (db: Database, filter: SearchFilter): Promise<Matches> =>
    filter.words.length === 0 && filter.category
      ? findCategory(db, filter.category, filter)
      : findWords(db, filter),
};
