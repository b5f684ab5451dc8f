import { CompiledQuery } from 'kysely';
import type { Position } from '../../platform/db/cursor.ts';
import type { Database } from '../../platform/db/database.ts';
import type { ComponentRow } from './repository.ts';

/** Spec 5: the category is equal or the title contains it. */
export type CategoryFilter = { names: string[]; inTitle: string };

export type SearchFilter = {
  /** Every word must occur somewhere. */
  words: string[];
  category?: CategoryFilter | undefined;
  /** Only in this category, and only with this plan or, when it is null, with none. */
  filed?: { category?: string | undefined; planId?: string | null | undefined };
  after?: Position | undefined;
  limit: number;
};

/** So many words are looked up; further ones are only checked, which keeps a long question cheap. */
const NEEDLES_MAX = 8;

const pattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean);

/** The two letters on either side of each space of a phrase: they tell where words are neighbours. */
const seamsOf = (words: string[]): string[] =>
  words.slice(1).map((word, index) => {
    const before = Array.from(words[index]!).slice(-2).join('');
    return `${before} ${Array.from(word).slice(0, 2).join('')}`;
  });

/** Texts without line breaks, whose letters the database makes small, as in its own texts. */
const lines = (texts: string[]) => texts.join('\n');
const small = (parameter: string) => String.raw`string_to_array(lower(${parameter}), E'\n')`;

const POSITION = `wanted => $1, after_at => $2::timestamp at time zone 'UTC', after_id => $3`;
const BY_WORDS = `search_by_words(${POSITION}, after_group => $4, needles => ${small('$5')}, patterns => ${small('$6')},
  seams => ${small('$7')}, phrase => lower($8), filed_needles => ${small('$9')}, filed_in => $10, titled => lower($11),
  category => $12, plan => $13, is_free => $14)`;
const BY_CATEGORY = `search_by_category(${POSITION}, needles => ${small('$4')}, pattern => lower($5), names => $6)`;

/** What every text holds that the filter lets through: a category is part of the text, and so is the title. */
const needlesOf = ({ category, filed }: SearchFilter): string[] => {
  if (filed?.category) return wordsIn(filed.category);
  return category?.names.join('\n') === category?.inTitle ? wordsIn(category?.inTitle ?? '') : [];
};

/** What the database is asked: a row with the ids, how many of them are in group 0, and the total if it is known. */
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

type Found = { number: number | null; ahead: number; total: number | null };
type FoundPage = { rows: ComponentRow[]; next: Position | null; total: number | null };

export const searchRepository = {
  find: async (db: Database, filter: SearchFilter): Promise<string[]> => {
    const { found, parameters } = questionFor(filter);
    const { rows } = await db.executeQuery<{ ids: string[] }>(
      CompiledQuery.raw(`select ids from ${found}`, parameters),
    );
    return rows[0]!.ids;
  },

  /** In group 0 every word is in the title or the whole phrase is in the text; all others are in group 1. */
  findCards: async (db: Database, filter: SearchFilter): Promise<FoundPage> => {
    const { limit } = filter;
    // One more than the page holds tells whether there is a next one.
    const { found, parameters } = questionFor({ ...filter, limit: limit + 1 });
    const { rows } = await db.executeQuery<Found & ComponentRow & { imageKey: string | null }>(
      CompiledQuery.raw(
        `select found.ahead, found.total, card.*
         from ${found} found left join lateral search_cards(found.ids) card on true`,
        parameters,
      ),
    );
    const { ahead, total } = rows[0]!;
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    return {
      // Without any card there is still one row, with the total.
      rows: rows.slice(0, limit).filter(({ number, imageKey }) => number && imageKey),
      next: last
        ? { at: last.publishedAtText, id: last.id, group: last.number! <= ahead ? 0 : 1 }
        : null,
      total,
    };
  },
};
