import { sql, type SqlBool } from 'kysely';
import { isAfter, type Position, positionTime } from '../../platform/db/cursor.ts';
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

type ListedRow = Omit<ComponentRow, 'createdAt'> & { createdAt: string };

export type ListFilter = { after?: Position | undefined; limit: number };

export type VersionFile = { path: string; content: string };

export type NewVersion = {
  id: string;
  files: VersionFile[];
  dependencies?: Record<string, string>;
  licence: string;
  sha256: string;
  highlightedHtml: string | null;
  checks?: Record<string, unknown>;
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
  version: NewVersion;
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

/** Components with all that a card shows. */
export const selectCards = (db: Database) =>
  db
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
      positionTime('components.publishedAt').as('publishedAtText'),
    ]);

export const insertVersion = async (
  tx: Tx,
  componentId: string,
  number: number,
  { files, dependencies = {}, checks = {}, ...version }: NewVersion,
  publishedAt: Date,
): Promise<void> => {
  await tx
    .insertInto('componentVersions')
    .values({
      ...version,
      files: JSON.stringify(files),
      dependencies: JSON.stringify(dependencies),
      checks: JSON.stringify(checks),
      componentId,
      number,
      publishedAt,
    })
    .execute();
};

const cards = (db: Database) => selectCards(db).where('components.status', '=', 'published');

export const catalogRepository = {
  /**
   * A page in one question and one row: as JSON, because reading twenty-five rows of seventeen columns one by one costs
   * this process more than writing them costs the database.
   */
  list: async (
    db: Database,
    { after, limit }: ListFilter,
  ): Promise<{ rows: ComponentRow[]; published: number }> => {
    const place = { at: 'components.published_at', id: 'components.id' };
    const { rows } = await sql<{ page: ListedRow[] | null; published: number }>`
      select json_agg(card) as page,
             (select coalesce(sum(count), 0)::int8 from category_counts) as published
      from (
        select components.id, slug, title, description, category, tags, info,
               components.price_paise as "pricePaise", components.created_at as "createdAt",
               plans.id as "planId", plans.name as "planName", plans.price_paise as "planPricePaise",
               images.key as "imageKey", images.width as "imageWidth", images.height as "imageHeight",
               images.placeholder as "imagePlaceholder",
               ${positionTime('components.published_at')} as "publishedAtText"
        from components
        join images on images.component_id = components.id and images.theme = 'light' and images.position = 0
        left join plans on plans.id = components.plan_id
        where components.status = 'published' ${after ? sql`and ${isAfter(place, after)}` : sql``}
        order by components.published_at desc, components.id desc
        limit ${limit}
      ) card`.execute(db);
    const { page, published } = rows[0]!;
    const dated = (row: ListedRow): ComponentRow => ({
      ...row,
      createdAt: new Date(row.createdAt),
    });
    return { rows: (page ?? []).map(dated), published };
  },

  listByIds: (db: Database, ids: string[]): Promise<ComponentRow[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : cards(db)
          .where(sql<SqlBool>`components.id = any(${ids}::uuid[])`)
          .orderBy(sql`array_position(${ids}::uuid[], components.id)`)
          .limit(ids.length)
          .execute(),

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
    await insertVersion(tx, component.id, 1, version, component.publishedAt);
  },

  insertImage: async (tx: Tx, image: NewImage): Promise<void> => {
    await tx.insertInto('images').values(image).execute();
  },
};
