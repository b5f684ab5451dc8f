import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

export type Counts = { componentTotal: number; freeTotal: number };
export type Caption = { title: string; category: string; imageKey: string | null };
export type CatalogueEntry = { id: string; slug: string; updatedAt: Date };

export const storefrontRepository = {
  counts: async (db: Database): Promise<Counts> => {
    const { rows } = await sql<Counts>`
      select coalesce(sum(count), 0)::int8 as "componentTotal", coalesce(sum(free_count), 0)::int8 as "freeTotal"
      from category_counts`.execute(db);
    return rows[0]!;
  },

  /** The id of the published component `places` rows after this one, or undefined past the end. */
  findIdAfter: async (
    db: Database,
    from: string | null,
    places: number,
  ): Promise<string | undefined> => {
    const row = await db
      .selectFrom('components')
      .select('id')
      .where('status', '=', 'published')
      .$if(from !== null, (query) => query.where('id', '>=', from))
      .orderBy('id')
      .offset(places)
      .limit(1)
      .executeTakeFirst();
    return row?.id;
  },

  listFrom: (db: Database, from: string, limit: number): Promise<CatalogueEntry[]> =>
    db
      .selectFrom('components')
      .select(['id', 'slug', 'updatedAt'])
      .where('status', '=', 'published')
      .where('id', '>=', from)
      .orderBy('id')
      .limit(limit)
      .execute(),

  /** Whether the component exists, published or withdrawn. */
  isKnown: async (db: Database, id: string): Promise<boolean> =>
    (await db.selectFrom('components').select('id').where('id', '=', id).executeTakeFirst()) !==
    undefined,

  listTemplates: (db: Database, limit: number): Promise<CatalogueEntry[]> =>
    db
      .selectFrom('templates')
      .select(['id', 'slug', 'updatedAt'])
      .where('status', '=', 'published')
      .orderBy('publishedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),

  findTemplateCaption: (db: Database, slug: string): Promise<Caption | undefined> =>
    db
      .selectFrom('templates')
      .leftJoin('templateImages as image', (join) =>
        join.onRef('image.templateId', '=', 'templates.id').on('image.position', '=', 0),
      )
      .select(['templates.title', 'templates.category', 'image.key as imageKey'])
      .where('templates.slug', '=', slug)
      .where('templates.status', '=', 'published')
      .executeTakeFirst(),

  findCaption: (db: Database, slug: string): Promise<Caption | undefined> =>
    db
      .selectFrom('components')
      .innerJoin('images', (join) =>
        join
          .onRef('images.componentId', '=', 'components.id')
          .on('images.theme', '=', 'light')
          .on('images.position', '=', 0),
      )
      .select(['components.title', 'components.category', 'images.key as imageKey'])
      .where('components.slug', '=', slug)
      .where('components.status', '=', 'published')
      .executeTakeFirst(),

  /** The newest publication date, or undefined if nothing is published. */
  findNewestDate: async (
    db: Database,
    table: 'components' | 'templates',
  ): Promise<Date | undefined> => {
    const row = await db
      .selectFrom(table)
      .select('publishedAt')
      .where('status', '=', 'published')
      .orderBy('publishedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.publishedAt ?? undefined;
  },
};
