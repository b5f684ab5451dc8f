import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

export type Counts = { componentTotal: number; freeTotal: number };
export type ShelfEntry = { id: string; slug: string; updatedAt: Date };

export const storefrontRepository = {
  counts: async (db: Database): Promise<Counts> => {
    const { rows } = await sql<Counts>`
      select coalesce(sum(count), 0)::int8 as "componentTotal", coalesce(sum(free_count), 0)::int8 as "freeTotal"
      from category_counts`.execute(db);
    return rows[0]!;
  },

  /** The id that stands so many places behind this one, or nothing where the shelf ends before. */
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

  listFrom: (db: Database, from: string, limit: number): Promise<ShelfEntry[]> =>
    db
      .selectFrom('components')
      .select(['id', 'slug', 'updatedAt'])
      .where('status', '=', 'published')
      .where('id', '>=', from)
      .orderBy('id')
      .limit(limit)
      .execute(),

  findCaption: (
    db: Database,
    slug: string,
  ): Promise<{ title: string; category: string; imageKey: string } | undefined> =>
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

  findNewestDate: async (db: Database): Promise<Date | undefined> => {
    const row = await db
      .selectFrom('components')
      .select('publishedAt')
      .where('status', '=', 'published')
      .orderBy('publishedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.publishedAt ?? undefined;
  },
};
