import { CompiledQuery } from 'kysely';
import { positionTime, type Position } from '../../platform/db/cursor.ts';
import type { Database } from '../../platform/db/database.ts';
import { selectCards, type ComponentRow } from './repository.ts';

/** Spec 5: the category is equal or the title contains it. */
export type CategoryFilter = { names: string[]; inTitle: string };

export type SearchFilter = {
  /** Every word must occur somewhere. */
  words: string[];
  category?: CategoryFilter | undefined;
  /** Only in this category and with this plan. A plan of null finds free components. */
  filed?: { category?: string | undefined; planId?: string | null | undefined };
  after?: Position | undefined;
  limit: number;
};

/** The number of words that are looked up. Further words are only compared, which keeps long searches cheap. */
const NEEDLES_MAX = 8;

const pattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean);

/** The two letters on either side of each space of a phrase. They show which words are adjacent. */
const seamsOf = (words: string[]): string[] =>
  words.slice(1).map((word, index) => {
    const before = Array.from(words[index]!).slice(-2).join('');
    return `${before} ${Array.from(word).slice(0, 2).join('')}`;
  });

/** Texts without line breaks. The database converts them to lower case, as it does with its own texts. */
const lines = (texts: string[]) => texts.join('\n');
const small = (parameter: string) => String.raw`string_to_array(lower(${parameter}), E'\n')`;

const POSITION = `wanted => $1, after_at => $2::timestamp at time zone 'UTC', after_id => $3`;
const BY_WORDS = `search_by_words(${POSITION}, after_group => $4, needles => ${small('$5')}, patterns => ${small('$6')},
  seams => ${small('$7')}, phrase => lower($8), filed_needles => ${small('$9')}, filed_in => $10, titled => lower($11),
  category => $12, plan => $13, is_free => $14)`;
const BY_CATEGORY = `search_by_category(${POSITION}, needles => ${small('$4')}, pattern => lower($5), names => $6)`;

/** Words that every matching text contains: the category and the title are part of the text. */
const needlesOf = ({ category, filed }: SearchFilter): string[] => {
  if (filed?.category) return wordsIn(filed.category);
  return category?.names.join('\n') === category?.inTitle ? wordsIn(category?.inTitle ?? '') : [];
};

/** The query. It returns the ids, how many of them are in group 0, and the total if it is known. */
function questionFor(filter: SearchFilter) {
  const { words, category, filed, after, limit } = filter;
  const position = [limit, after?.at, after?.id];
  if (words.length === 0 && category) {
    const { names, inTitle } = category;
    return {
      found: BY_CATEGORY,
      parameters: [...position, lines(wordsIn(inTitle)), pattern(inTitle), names],
    };
  }
  return {
    found: BY_WORDS,
    parameters: [
      ...position,
      after?.group ?? 0,
      lines(words.toSorted((a, b) => b.length - a.length).slice(0, NEEDLES_MAX)),
      lines(words.map(pattern)),
      lines(seamsOf(words.slice(0, NEEDLES_MAX))),
      words.length > 1 ? pattern(words.join(' ')) : null,
      lines(needlesOf(filter)),
      category?.names,
      category && pattern(category.inTitle),
      filed?.category,
      filed?.planId,
      filed?.planId === null ? true : null,
    ],
  };
}

type Found = { ids: string[]; ahead: number; total: number | null };
type FoundPage = { rows: ComponentRow[]; next: Position | null; total: number | null };

const find = async (db: Database, filter: SearchFilter): Promise<Found> => {
  const { found, parameters } = questionFor(filter);
  const { rows } = await db.executeQuery<Found>(
    CompiledQuery.raw(`select ids, ahead, total from ${found}`, parameters),
  );
  return rows[0]!;
};

const publishedAt = async (db: Database, id: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('components')
    .select(positionTime('publishedAt').as('at'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.at;
};

export const searchRepository = {
  find,

  findIds: async (db: Database, filter: SearchFilter): Promise<string[]> =>
    (await find(db, filter)).ids,

  /** In group 0 every word is in the title or the whole phrase is in the text; all others are in group 1. */
  findCards: async (db: Database, filter: SearchFilter): Promise<FoundPage> => {
    const { limit } = filter;
    // One row more than the page shows whether there is a next page.
    const { ids, ahead, total } = await find(db, { ...filter, limit: limit + 1 });
    if (ids.length === 0) return { rows: [], next: null, total };
    const cards = await selectCards(db)
      .where('components.id', 'in', ids)
      .where('components.status', '=', 'published')
      .execute();
    const byId = new Map(cards.map((card) => [card.id, card]));
    const rows = ids.slice(0, limit).flatMap((id) => byId.get(id) ?? []);
    const last = ids.length > limit ? ids[limit - 1] : undefined;
    if (last === undefined) return { rows, next: null, total };
    // A component without an image has no card, but it has a position.
    const at = byId.get(last)?.publishedAtText ?? (await publishedAt(db, last));
    const group = limit <= ahead ? 0 : 1;
    return { rows, next: at === undefined ? null : { at, id: last, group }, total };
  },
};
