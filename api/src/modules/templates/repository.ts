import { sql, type SqlBool } from 'kysely';
import { isAfter, positionTime, type Position } from '../../platform/db/cursor.ts';
import type { Database, Tx } from '../../platform/db/database.ts';

export type PictureRow = {
  key: string;
  width: number;
  height: number;
  placeholder: string;
  widths: number[];
};

export type TemplateRow = {
  id: string;
  slug: string;
  title: string;
  subtitle: string;
  description: string;
  category: string;
  tags: string[];
  previewUrl: string;
  createdAt: Date;
  publishedAtText: string;
  planId: string | null;
  planName: string | null;
  planPricePaise: number | null;
  alsoOpenTo: string[];
  pictures: PictureRow[];
};

export type DetailRow = TemplateRow & {
  version: number;
  versionPublishedAt: Date;
  bytes: number | null;
  sha256: string | null;
  stack: string[] | null;
  pages: string[] | null;
};

/** The data of a template that the access check for downloads needs. */
export type DownloadRow = {
  id: string;
  slug: string;
  status: string;
  versionId: string;
  planId: string | null;
  planName: string | null;
  planLinksTo: string[];
  externalUrl: string | null;
  fileKey: string | null;
};

export type Download = {
  id: string;
  userId: string;
  templateId: string;
  versionId: string;
  paid: boolean;
  occurredAt: Date;
};

export type TemplateFilter = {
  category?: string | undefined;
  words: readonly string[];
};

const COUNTED_MAX = 10_000;
const CATEGORIES = 100;
const EXPORTED = 1_000;

const linksOfPlan = sql`array(select linked_plan_id from plan_links where plan_id = templates.plan_id order by linked_plan_id)`;

const pictures = sql<PictureRow[]>`(
  select coalesce(json_agg(json_build_object('key', key, 'width', width, 'height', height,
    'placeholder', placeholder, 'widths', widths) order by position), '[]')
  from template_images where template_id = templates.id)`;

/** Templates with the data of a card. */
export const selectTemplates = (db: Database) =>
  db
    .selectFrom('templates')
    .leftJoin('plans', 'plans.id', 'templates.planId')
    .select([
      'templates.id',
      'templates.slug',
      'templates.title',
      'templates.subtitle',
      'templates.description',
      'templates.category',
      'templates.tags',
      'templates.previewUrl',
      'templates.createdAt',
      'plans.id as planId',
      'plans.name as planName',
      'plans.pricePaise as planPricePaise',
      positionTime('templates.publishedAt').as('publishedAtText'),
      pictures.as('pictures'),
      sql<string[]>`case when (select plan_links from shop_settings) = 'both'
        then ${linksOfPlan} else '{}' end`.as('alsoOpenTo'),
    ]);

/** Every word must occur in the search text. */
export const textHas = (words: readonly string[]) =>
  words.map((word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return sql<SqlBool>`templates.search_text like lower(${pattern})`;
  });

const published = (db: Database, { category, words }: TemplateFilter) => {
  let found = selectTemplates(db).where('templates.status', '=', 'published');
  if (category) found = found.where('templates.category', '=', category);
  for (const has of textHas(words)) found = found.where(has);
  return found;
};

export const templatesRepository = {
  list: (
    db: Database,
    { after, limit, ...filter }: TemplateFilter & { after?: Position | undefined; limit: number },
  ): Promise<TemplateRow[]> => {
    const place = { at: 'templates.publishedAt', id: 'templates.id' };
    const found = published(db, filter);
    return (after ? found.where(isAfter(place, after)) : found)
      .orderBy('templates.publishedAt', 'desc')
      .orderBy('templates.id', 'desc')
      .limit(limit)
      .execute();
  },

  countsByCategory: (db: Database): Promise<{ category: string; count: number }[]> =>
    db
      .selectFrom('templates')
      .select(({ fn }) => ['category', fn.countAll<number>().as('count')])
      .where('status', '=', 'published')
      .groupBy('category')
      .orderBy('category')
      .limit(CATEGORIES)
      .execute(),

  count: async (db: Database, filter: TemplateFilter): Promise<number> => {
    const some = published(db, filter).clearSelect().select('templates.id').limit(COUNTED_MAX);
    const { count } = await db
      .selectFrom(some.as('some'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },

  findPublished: (db: Database, id: string): Promise<TemplateRow | undefined> =>
    selectTemplates(db)
      .where('templates.status', '=', 'published')
      .where('templates.id', '=', id)
      .executeTakeFirst(),

  findBySlug: (db: Database, slug: string): Promise<DetailRow | undefined> =>
    selectTemplates(db)
      .innerJoin('templateVersions as version', 'version.id', 'templates.currentVersionId')
      .leftJoin('templateFiles as file', 'file.id', 'version.fileId')
      .select([
        'version.number as version',
        'version.publishedAt as versionPublishedAt',
        'file.bytes',
        'file.sha256',
        'file.stack',
        'file.pages',
      ])
      .where('templates.status', '=', 'published')
      .where('templates.slug', '=', slug)
      .executeTakeFirst(),

  findForDownload: (db: Database, id: string): Promise<DownloadRow | undefined> =>
    db
      .selectFrom('templates')
      .innerJoin('templateVersions as version', 'version.id', 'templates.currentVersionId')
      .leftJoin('templateFiles as file', 'file.id', 'version.fileId')
      .leftJoin('plans', 'plans.id', 'templates.planId')
      .select([
        'templates.id',
        'templates.slug',
        'templates.status',
        'version.id as versionId',
        'version.externalUrl',
        'file.key as fileKey',
        'plans.id as planId',
        'plans.name as planName',
        sql<string[]>`${linksOfPlan}`.as('planLinksTo'),
      ])
      .where('templates.id', '=', id)
      .executeTakeFirst(),

  recordDownload: async (tx: Tx, download: Download): Promise<void> => {
    await tx.insertInto('templateDownloads').values(download).execute();
    await tx
      .updateTable('templates')
      .set((row) => ({ downloadCount: row('downloadCount', '+', 1) }))
      .where('id', '=', download.templateId)
      .execute();
  },

  listDownloads: (db: Database, userId: string) =>
    db
      .selectFrom('templateDownloads')
      .select(['templateId', 'paid', 'occurredAt'])
      .where('userId', '=', userId)
      .orderBy('occurredAt', 'desc')
      .limit(EXPORTED)
      .execute(),
};
