import { CompiledQuery } from 'kysely';
import { ISO_TIME, type Position, POSITION_TIME, positionTime } from '../../platform/db/cursor.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { jsonText } from '../../platform/db/json-text.ts';

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

type WrittenPage = { cards: string | null; next: Position[] | null; published: number };

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
  /** A private one is on no shelf. */
  status?: 'published' | 'private';
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

/** A card as `presentCard` makes it, written by the database. */
const WRITTEN_CARD = jsonText(
  {
    _id: 'to_json(components.id)',
    slug: 'to_json(slug)',
    title: 'to_json(title)',
    description: 'to_json(description)',
    category: 'to_json(category)',
    tags: 'to_json(tags)',
    info: 'to_json(info)',
    imageUrl: `to_json('/media/' || images.key)`,
    image: jsonText({
      width: 'images.width',
      height: 'images.height',
      placeholder: 'to_json(images.placeholder)',
    }),
    createdAt: `to_json(to_char(components.created_at at time zone 'UTC', '${ISO_TIME}'))`,
  },
  {
    price: 'components.price_paise / 100::float8',
    subscriptionPlan: `case when plans.id is not null then ${jsonText({
      _id: 'to_json(plans.id)',
      name: 'to_json(plans.name)',
      price: 'plans.price_paise / 100::float8',
    })} end`,
  },
);

/** Compiled once: naming its parts anew for every question would cost more than reading the answer. */
const writePageAfter = (condition: string): string => `
  select '[' || string_agg(card, ',' order by number) filter (where number <= $1) || ']' as cards,
         json_agg(json_build_object('at', to_char(published_at at time zone 'UTC', '${POSITION_TIME}'), 'id', id))
           filter (where number = $1 and is_followed) as next,
         (select coalesce(sum(count), 0)::int8 from category_counts) as published
  from (
    select components.id, components.published_at, ${WRITTEN_CARD} as card,
           row_number() over newest_first as number, lead(true) over newest_first as is_followed
    from components
    join images on images.component_id = components.id and images.theme = 'light' and images.position = 0
    left join plans on plans.id = components.plan_id
    where components.status = 'published' ${condition}
    window newest_first as (order by components.published_at desc, components.id desc)
    order by components.published_at desc, components.id desc
    limit $1::int + 1
  ) listed`;
const FIRST_PAGE = writePageAfter('');
const LATER_PAGE = writePageAfter(
  `and (components.published_at, components.id) < ($2::timestamp at time zone 'UTC', $3::uuid)`,
);

export const catalogRepository = {
  /**
   * A page in one question, as the JSON that goes on the wire: reading twenty-five rows of seventeen columns, checking and
   * writing them again costs this process more than writing them once costs the database.
   */
  writePage: async (
    db: Database,
    { after, limit }: ListFilter,
  ): Promise<{ cards: string; next: Position | null; published: number }> => {
    const { rows } = await db.executeQuery<WrittenPage>(
      after
        ? CompiledQuery.raw(LATER_PAGE, [limit, after.at, after.id])
        : CompiledQuery.raw(FIRST_PAGE, [limit]),
    );
    const { cards: text, next, published } = rows[0]!;
    return { cards: text ?? '[]', next: next?.[0] ?? null, published };
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
        status: 'published',
        ...component,
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
