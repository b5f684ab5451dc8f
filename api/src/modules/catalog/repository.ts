import { sql, type SqlBool } from 'kysely';
import type { Position } from '../../platform/db/cursor.ts';
import type { Database, Tx } from '../../platform/db/database.ts';

export type ComponentRow = {
  id: string;
  slug: string;
  title: string;
  description: string;
  category: string;
  tags: string[];
  info: string;
  pricePaise: number | null;
  createdAt: Date;
  /** Microseconds as text: they are part of the place in the list. */
  publishedAtText: string;
  planId: string | null;
  planName: string | null;
  planPricePaise: number | null;
  imageKey: string;
  imageWidth: number;
  imageHeight: number;
  imagePlaceholder: string;
};

export type ListFilter = {
  /** Spec 5: the category is equal or the title contains it. */
  category?: { names: string[]; inTitle: string } | undefined;
  /** Every word must occur somewhere. */
  words: string[];
  after?: Position | undefined;
  limit: number;
};

export type NewComponent = {
  id: string;
  slug: string;
  title: string;
  description: string;
  category: string;
  tags: string[];
  info: string;
  planId: string | null;
  pricePaise: number | null;
  publishedAt: Date;
  version: {
    id: string;
    files: { path: string; content: string }[];
    licence: string;
    sha256: string;
    /** JSON, as text. */
    dependencies?: string;
    checks?: string;
  };
};

export type NewImage = {
  id: string;
  componentId: string;
  theme: 'light' | 'dark';
  width: number;
  height: number;
  key: string;
  placeholder: string;
};

const containing = (text: string) =>
  `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

export const catalogRepository = {
  list: (db: Database, filter: ListFilter): Promise<ComponentRow[]> => {
    let query = db
      .selectFrom('components')
      .innerJoin('images', (join) =>
        join
          .onRef('images.componentId', '=', 'components.id')
          .on('images.theme', '=', 'light')
          .on('images.position', '=', 0),
      )
      .leftJoin('plans', 'plans.id', 'components.planId')
      .select([
        'components.id',
        'components.slug',
        'components.title',
        'components.description',
        'components.category',
        'components.tags',
        'components.info',
        'components.pricePaise',
        'components.createdAt',
        'plans.id as planId',
        'plans.name as planName',
        'plans.pricePaise as planPricePaise',
        'images.key as imageKey',
        'images.width as imageWidth',
        'images.height as imageHeight',
        'images.placeholder as imagePlaceholder',
        sql<string>`to_char(components.published_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`.as(
          'publishedAtText',
        ),
      ])
      .where('components.status', '=', 'published')
      .orderBy('components.publishedAt', 'desc')
      .orderBy('components.id', 'desc')
      .limit(filter.limit);

    const { category, after } = filter;
    if (category)
      query = query.where((is) =>
        is.or([
          is('components.category', 'in', category.names),
          is('components.titleLower', 'like', containing(category.inTitle)),
        ]),
      );
    for (const word of filter.words)
      query = query.where('components.searchText', 'like', containing(word));
    if (after)
      query = query.where(
        sql<SqlBool>`(components.published_at, components.id) < (${after.at}::timestamp at time zone 'UTC', ${after.id}::uuid)`,
      );
    return query.execute();
  },

  countsByCategory: (db: Database): Promise<{ category: string; count: number }[]> =>
    db
      .selectFrom('categoryCounts')
      .select(['category', 'count'])
      .where('count', '>', 0)
      .orderBy('category')
      .limit(100)
      .execute(),

  insertPublished: async (tx: Tx, { version, ...component }: NewComponent): Promise<void> => {
    await tx
      .insertInto('components')
      .values({
        ...component,
        status: 'published',
        currentVersionId: version.id,
        createdAt: component.publishedAt,
      })
      .execute();
    await tx
      .insertInto('componentVersions')
      .values({
        ...version,
        files: JSON.stringify(version.files),
        componentId: component.id,
        number: 1,
        publishedAt: component.publishedAt,
      })
      .execute();
  },

  insertImage: async (tx: Tx, image: NewImage): Promise<void> => {
    await tx.insertInto('images').values(image).execute();
  },
};
