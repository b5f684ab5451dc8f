import { sql, type InferResult } from 'kysely';
import type { ChangeNote } from '@tessera/contract/change-note';
import { isAfter, type Position, positionTime } from '../../platform/db/cursor.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { StackSource } from './policy.stack.ts';

export type ListFilter = {
  after?: Position | undefined;
  limit: number;
  /** Only components that need no plan. */
  isFree?: boolean | undefined;
  categories?: readonly string[] | undefined;
};

export type VersionFile = { path: string; content: string };

/** The live preview of a version. The path is below the preview origin. */
export type VersionPreview = {
  path: string;
  heights: [width: number, height: number][];
  phone: { key: string; darkKey: string; width: number; height: number };
};

export type NewVersion = {
  id: string;
  files: VersionFile[];
  dependencies?: Record<string, string>;
  licence: string;
  sha256: string;
  highlightedHtml: string | null;
  /** Of the JavaScript variant, if there is one. */
  highlightedJsHtml?: string | null;
  checks?: Record<string, unknown>;
  preview?: VersionPreview | null;
  /** What changed, and the lines of the main file. The first version has none of them. */
  changeNote?: ChangeNote | null;
  linesAdded?: number | null;
  linesRemoved?: number | null;
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
  /** The creator. Left out for the shop's own. */
  sellerId?: string | null;
  /** A private component is in no public list. */
  status?: 'published' | 'private';
  /** Only for an item of the catalogue. */
  goodsFingerprint?: string;
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

/** The one query behind every card: each list adds its own conditions and order. */
export const selectCards = (db: Database) =>
  db
    .selectFrom('components')
    .innerJoin('images', (join) =>
      join
        .onRef('images.componentId', '=', 'components.id')
        .on('images.theme', '=', 'light')
        .on('images.position', '=', 0),
    )
    .leftJoin('images as dark', (join) =>
      join
        .onRef('dark.componentId', '=', 'components.id')
        .on('dark.theme', '=', 'dark')
        .on('dark.position', '=', 0),
    )
    .leftJoin('plans', 'plans.id', 'components.planId')
    .leftJoin('componentVersions as shown', 'shown.id', 'components.currentVersionId')
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
      'dark.key as darkImageKey',
      'shown.hasJavascript',
      sql`shown.checks -> 'kind'`.as('kind'),
      sql`shown.checks -> 'client'`.as('client'),
      sql`shown.checks -> 'bundleGzipBytes'`.as('scriptBytes'),
      sql`shown.checks -> 'styleGzipBytes'`.as('styleBytes'),
      // Microseconds as text: they are part of the position in the list.
      positionTime('components.publishedAt').as('publishedAtText'),
    ]);

export type ComponentRow = InferResult<ReturnType<typeof selectCards>>[number];

export const insertVersion = async (
  tx: Tx,
  componentId: string,
  number: number,
  {
    files,
    dependencies = {},
    checks = {},
    preview = null,
    changeNote = null,
    ...version
  }: NewVersion,
  publishedAt: Date,
): Promise<void> => {
  await tx
    .insertInto('componentVersions')
    .values({
      ...version,
      files: JSON.stringify(files),
      dependencies: JSON.stringify(dependencies),
      checks: JSON.stringify(checks),
      preview: preview && JSON.stringify(preview),
      changeNote: changeNote && JSON.stringify(changeNote),
      componentId,
      number,
      publishedAt,
    })
    .execute();
};

export const catalogRepository = {
  listNewest: (
    db: Database,
    { after, limit, isFree, categories }: ListFilter,
  ): Promise<ComponentRow[]> => {
    const newest = selectCards(db)
      .where('components.status', '=', 'published')
      .$if(isFree === true, (some) => some.where('components.planId', 'is', null))
      .$if(categories !== undefined, (some) =>
        some.where('components.category', 'in', categories ?? []),
      )
      .orderBy('components.publishedAt', 'desc')
      .orderBy('components.id', 'desc')
      .limit(limit);
    const columns = { at: 'components.publishedAt', id: 'components.id' };
    return (after ? newest.where(isAfter(columns, after)) : newest).execute();
  },

  /** The newest that the pipeline has checked and pasted. */
  listCheckedStacks: (db: Database, limit: number): Promise<StackSource[]> =>
    db
      .selectFrom('components')
      .innerJoin('componentVersions as version', 'version.id', 'components.currentVersionId')
      .select(['version.checks', 'version.dependencies', 'version.hasJavascript'])
      .where('components.status', '=', 'published')
      .where(sql<boolean>`version.checks ? 'pasted'`)
      .orderBy('components.publishedAt', 'desc')
      .orderBy('components.id', 'desc')
      .limit(limit)
      .$castTo<StackSource>()
      .execute(),

  countPublished: async (db: Database): Promise<number> => {
    const { count } = await db
      .selectFrom('categoryCounts')
      .select(sql<number>`coalesce(sum(count), 0)::int8`.as('count'))
      .executeTakeFirstOrThrow();
    return count;
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
