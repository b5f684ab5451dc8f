import type { CategoryCount, ComponentCard } from '@tessera/contract/catalog';
import { categoriesMatching } from '@tessera/contract/categories';
import { decodeCursor, encodeCursor } from '../../platform/db/cursor.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { ReadRouter } from '../../platform/db/read-router.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { presentCard } from './presenter.ts';
import { catalogRepository, type NewImage } from './repository.ts';
import { fingerprint } from './service.items.ts';

export type ListRequest = {
  limit: number;
  cursor?: string | undefined;
  category?: string | undefined;
  search?: string | undefined;
};
export type ComponentPage = {
  items: ComponentCard[];
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

export type CatalogService = ReturnType<typeof createCatalogService>;

const WORDS_MAX = 6;

/** Cards print tags with a hash, so people type it too. */
const wordsOf = (search: string | undefined): string[] =>
  (search ?? '')
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^#+/, ''))
    .filter(Boolean)
    .slice(0, WORDS_MAX);

export const createCatalogService = ({ reads }: { reads: ReadRouter }) => ({
  list: async (request: ListRequest, o: { fresh: boolean }): Promise<ComponentPage> => {
    const { category, limit } = request;
    const words = wordsOf(request.search);
    const filter = {
      category: category ? { names: categoriesMatching(category), inTitle: category } : undefined,
      words,
      after: request.cursor ? decodeCursor(request.cursor) : undefined,
      limit: limit + 1, // one more tells whether there is a next page
    };
    const { rows, counts } = await reads.read(
      async (db) => ({
        rows: await catalogRepository.list(db, filter),
        counts: category || words.length > 0 ? null : await catalogRepository.countsByCategory(db),
      }),
      o,
    );
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return {
      items: page.map(presentCard),
      nextCursor: last ? encodeCursor({ at: last.publishedAtText, id: last.id }) : null,
      total: counts?.reduce((sum, { count }) => sum + count, 0) ?? null,
    };
  },

  countsByCategory: (o: { fresh: boolean }): Promise<CategoryCount[]> =>
    reads.read((db) => catalogRepository.countsByCategory(db), o),

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
        sha256: fingerprint(code),
      },
    });
    await catalogRepository.insertImage(tx, { id: uuidv7(), componentId: id, ...image });
    return id;
  },
});
