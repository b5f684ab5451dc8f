import type { CategoryCount, ComponentCard } from '@tessera/contract/catalog';
import { categoriesMatching } from '@tessera/contract/categories';
import { decodeCursor, encodeCursor, type Position } from '../../platform/db/cursor.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { ReadRouter } from '../../platform/db/read-router.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { sha256Of } from '../../platform/sha256.ts';
import { sharedStackOf } from './policy.stack.ts';
import { presentCard } from './presenter.ts';
import { searchRepository } from './repository.search.ts';
import { suggestionsRepository } from './repository.suggestions.ts';
import {
  catalogRepository,
  type ComponentRow,
  type ListFilter,
  type NewImage,
} from './repository.ts';
import type { ZeroResultSearches } from './service.zero-results.ts';

export type ListRequest = {
  limit: number;
  cursor?: string | undefined;
  category?: string | undefined;
  search?: string | undefined;
  /** Only components that need no plan. */
  isFree?: boolean | undefined;
};
export type ComponentPage = {
  cards: ComponentCard[];
  nextCursor: string | null;
  total: number | null;
};

export type ComponentDraft = {
  slug: string;
  title: string;
  description: string;
  category: string;
  tags: string[];
  info: string;
  planId: string | null;
  pricePaise: number | null;
  code: string;
  licence: string;
  dependencies?: Record<string, string>;
  /** The code as markup, if it has been highlighted. */
  highlightedHtml?: string | null;
  publishedAt: Date;
  image: Omit<NewImage, 'id' | 'componentId'>;
};

/**
 * Each word that occurs nowhere costs one similarity search. A search with more words than this gets no suggestion.
 */
const SUGGESTED_WORDS_MAX = 5;

/** The last place of a search that can be asked for by its number. */
const PLACES_MAX = 1_000;

/** How many of the newest checked components the shared requirements are taken from. It bounds the query. */
const STACK_OF_NEWEST = 200;

export type CatalogService = ReturnType<typeof createCatalogService>;

/**
 * Users type the hash that cards print before a tag, so it is removed. Upper case is left to the database, which treats
 * the index in the same way.
 */
export const wordsOf = (search: string | undefined): string[] =>
  (search ?? '')
    .replaceAll('\0', '')
    .split(/\s+/)
    .map((word) => word.replace(/^#+/, ''))
    .filter(Boolean);

type Page = { rows: ComponentRow[]; next: Position | null; total: number | null };

async function newestPage(db: Database, filter: ListFilter): Promise<Page> {
  const { limit, isFree, categories } = filter;
  // One row more than the page shows whether there is a next page.
  const [found, total] = await Promise.all([
    catalogRepository.listNewest(db, { ...filter, limit: limit + 1 }),
    isFree || categories ? null : catalogRepository.countPublished(db),
  ]);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, next: last ? { at: last.publishedAtText, id: last.id } : null, total };
}

export const createCatalogService = ({
  reads,
  zeroResults,
}: {
  reads: ReadRouter;
  zeroResults: Pick<ZeroResultSearches, 'note'>;
}) => ({
  list: async (request: ListRequest, o: { fresh: boolean }): Promise<ComponentPage> => {
    const { category, limit, isFree } = request;
    const words = wordsOf(request.search);
    const after = request.cursor ? decodeCursor(request.cursor) : undefined;
    const { rows, next, total } = await reads.read((db) => {
      if (words.length > 0 || (category && !isFree))
        return searchRepository.findCards(db, {
          category: category
            ? { names: categoriesMatching(category), inTitle: category }
            : undefined,
          words,
          after,
          limit,
          ...(isFree && { filed: { planId: null } }),
        });
      const categories = category ? categoriesMatching(category) : undefined;
      return newestPage(db, { after, limit, isFree, categories });
    }, o);
    if (total === 0 && words.length > 0 && !after && !category) zeroResults.note(words);
    return { cards: rows.map(presentCard), nextCursor: next && encodeCursor(next), total };
  },

  /** Another spelling that has results, for words that occur nowhere. */
  suggest: (search: string, o: { fresh: boolean }): Promise<string | null> =>
    reads.read(async (db) => {
      const words = wordsOf(search);
      if (words.length === 0 || words.length > SUGGESTED_WORDS_MAX) return null;
      const nearest = await suggestionsRepository.nearest(db, words);
      if (nearest.some((word) => !word)) return null;
      if (nearest.every((word, index) => word === words[index]?.toLowerCase())) return null;
      const suggestion = nearest.join(' ');
      const ids = await searchRepository.findIds(db, { words: wordsOf(suggestion), limit: 1 });
      return ids.length > 0 ? suggestion : null;
    }, o),

  /**
   * The ids of one page of a search by its place, for clients that know no cursor. Beyond a certain place there is
   * nothing, which bounds the work.
   */
  searchIds: async (
    db: Database,
    search: string,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ ids: string[]; total: number } | null> => {
    const words = wordsOf(search);
    if (words.length === 0) return null;
    const wanted = Math.min(offset + limit, PLACES_MAX);
    const { ids, total } = await searchRepository.find(db, { words, limit: wanted + 1 });
    return {
      ids: ids.slice(offset, wanted),
      total: Math.min(total ?? ids.length, PLACES_MAX),
    };
  },

  countPublished: (db: Database): Promise<number> => catalogRepository.countPublished(db),

  countsByCategory: (o: { fresh: boolean }): Promise<CategoryCount[]> =>
    reads.read((db) => catalogRepository.countsByCategory(db), o),

  /** The packages, languages and tools that all of the newest checked components have in common. */
  sharedStack: (o: { fresh: boolean }): Promise<string[]> =>
    reads.read(
      async (db) => sharedStackOf(await catalogRepository.listCheckedStacks(db, STACK_OF_NEWEST)),
      o,
    ),

  publish: async (tx: Tx, whole: ComponentDraft): Promise<string> => {
    const { code, licence, dependencies, highlightedHtml = null, image, ...draft } = whole;
    const id = uuidv7();
    await catalogRepository.insertPublished(tx, {
      id,
      ...draft,
      version: {
        id: uuidv7(),
        files: [{ path: 'component.tsx', content: code }],
        licence,
        highlightedHtml,
        ...(dependencies && { dependencies }),
        sha256: sha256Of(code),
      },
    });
    await catalogRepository.insertImage(tx, { id: uuidv7(), componentId: id, ...image });
    return id;
  },
});
