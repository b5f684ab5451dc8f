import { sql } from 'kysely';
import { ADMIN_COUNT_MAX } from '@tessera/contract/admin-list';
import type { TemplateListQuery } from '@tessera/contract/templates-admin';
import type { Database, Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { GOODS_MAX, KEPT, LEFT } from '../../platform/goods.ts';
import { type PictureRow, selectTemplates, type TemplateRow, textHas } from './repository.ts';

type Status = 'draft' | 'published' | 'withdrawn';

export type RecordRow = TemplateRow & {
  status: Status;
  pricePaise: number;
  downloadCount: number;
  updatedAt: Date;
  version: number;
  versionId: string;
  externalUrl: string | null;
  fileId: string | null;
  /** The state in which the catalogue last published it. Null if it never did. */
  goodsFingerprint: string | null;
  requestImagesSha256: string | null;
};

export type RecordFilter = {
  status: 'published' | 'withdrawn';
  category?: string | undefined;
  /** Null finds free templates. */
  planId?: string | null | undefined;
  /** Every word must occur somewhere. */
  words: readonly string[];
};

export type RecordOrder = Pick<TemplateListQuery, 'sort' | 'direction'>;

export type TemplateContent = {
  title: string;
  subtitle: string;
  description: string;
  category: string;
  tags: string[];
  previewUrl: string;
  planId: string | null;
  pricePaise: number;
};

/** Either an uploaded file that was checked, or an external address. */
export type Source = { externalUrl: string; fileId: null } | { externalUrl: null; fileId: string };

const SORTED = {
  createdAt: 'templates.createdAt',
  updatedAt: 'templates.updatedAt',
  title: sql`lower(templates.title)`,
  category: 'templates.category',
  downloads: 'templates.downloadCount',
} as const;

const records = (db: Database) =>
  selectTemplates(db)
    .innerJoin('templateVersions as version', 'version.id', 'templates.currentVersionId')
    .select([
      'templates.status',
      'templates.pricePaise',
      'templates.downloadCount',
      'templates.updatedAt',
      'templates.requestImagesSha256',
      'templates.goodsFingerprint',
      'version.id as versionId',
      'version.number as version',
      'version.externalUrl',
      'version.fileId',
    ])
    .$narrowType<{ status: Status }>();

const matching = (db: Database, { status, category, planId, words }: RecordFilter) => {
  let found = records(db).where('templates.status', '=', status);
  if (category !== undefined) found = found.where('templates.category', '=', category);
  if (planId !== undefined)
    found = found.where('templates.planId', planId === null ? 'is' : '=', planId);
  for (const has of textHas(words)) found = found.where(has);
  return found;
};

/** One lock for all slugs, because the second "Studio" and the first "Studio 2" need the same one. */
const lockSlugs = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('template slugs', 0))`.execute(tx);

export const templatesAdminRepository = {
  list: (
    db: Database,
    filter: RecordFilter,
    { sort, direction, offset, limit }: RecordOrder & { offset: number; limit: number },
  ): Promise<RecordRow[]> =>
    matching(db, filter)
      .orderBy(SORTED[sort], direction)
      .orderBy('templates.id', direction)
      .offset(offset)
      .limit(limit)
      .execute(),

  /** Stops one above the maximum, which shows that there are more. */
  count: async (db: Database, filter: RecordFilter): Promise<number> => {
    const some = matching(db, filter).clearSelect().select('templates.id');
    const { count } = await db
      .selectFrom(some.limit(ADMIN_COUNT_MAX + 1).as('some'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },

  find: (db: Database, id: string): Promise<RecordRow | undefined> =>
    records(db).where('templates.id', '=', id).executeTakeFirst(),

  /** The template that was published with this request id. */
  findByRequest: (db: Database, requestId: string): Promise<RecordRow | undefined> =>
    records(db).where('templates.requestId', '=', requestId).executeTakeFirst(),

  lock: async (tx: Tx, id: string): Promise<RecordRow | undefined> => {
    await tx.selectFrom('templates').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    return templatesAdminRepository.find(tx, id);
  },

  /** The template with this slug. The slug is locked too, because a new one has no row to lock. */
  lockSlug: async (tx: Tx, slug: string): Promise<RecordRow | undefined> => {
    await lockSlugs(tx);
    await tx
      .selectFrom('templates')
      .select('id')
      .where('slug', '=', slug)
      .forNoKeyUpdate()
      .execute();
    return templatesAdminRepository.findBySlug(tx, slug);
  },

  findBySlug: (db: Database, slug: string): Promise<RecordRow | undefined> =>
    records(db).where('templates.slug', '=', slug).executeTakeFirst(),

  /** The published templates that the catalogue published, except these. */
  listOtherGoods: (
    db: Database,
    slugs: readonly string[],
  ): Promise<{ id: string; slug: string }[]> =>
    db
      .selectFrom('templates')
      .select(['id', 'slug'])
      .where('status', '=', 'published')
      .where('goodsFingerprint', 'is not', null)
      .where('goodsFingerprint', 'not in', [LEFT, KEPT])
      .where('slug', 'not in', slugs)
      .orderBy('slug')
      .limit(GOODS_MAX)
      .execute(),

  /** To be called when an admin puts a template back. */
  keepGood: async (tx: Tx, id: string): Promise<void> => {
    await tx
      .updateTable('templates')
      .set({ goodsFingerprint: KEPT })
      .where('id', '=', id)
      .where('goodsFingerprint', '=', LEFT)
      .execute();
  },

  setGoodsFingerprint: async (tx: Tx, id: string, goodsFingerprint: string): Promise<void> => {
    await tx.updateTable('templates').set({ goodsFingerprint }).where('id', '=', id).execute();
  },

  /** Locked until the commit, so that two templates with one title get different slugs. */
  findFreeSlug: async (tx: Tx, slug: string): Promise<string> => {
    await lockSlugs(tx);
    const rows = await tx
      .selectFrom('templates')
      .select('slug')
      .where('slug', '~', `^${slug}(-[0-9]+)?$`)
      .execute();
    const taken = new Set(rows.map((row) => row.slug));
    let number = 1;
    while (taken.has(number === 1 ? slug : `${slug}-${number}`)) number++;
    return number === 1 ? slug : `${slug}-${number}`;
  },

  /** False if a template with this request id exists already. */
  insert: async (
    tx: Tx,
    template: TemplateContent & {
      id: string;
      slug: string;
      versionId: string;
      requestId?: string | undefined;
      requestImagesSha256?: string | undefined;
      goodsFingerprint?: string;
      at: Date;
    },
    source: Source,
  ): Promise<boolean> => {
    const { versionId, at, ...content } = template;
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('templates')
      .values({
        ...content,
        status: 'published',
        currentVersionId: versionId,
        createdAt: at,
        updatedAt: at,
        publishedAt: at,
      })
      .onConflict((conflict) => conflict.column('requestId').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return false;
    await tx
      .insertInto('templateVersions')
      .values({ id: versionId, templateId: template.id, number: 1, publishedAt: at, ...source })
      .execute();
    return true;
  },

  update: async (tx: Tx, id: string, content: TemplateContent, at: Date): Promise<void> => {
    await tx
      .updateTable('templates')
      .set({ ...content, updatedAt: at })
      .where('id', '=', id)
      .execute();
  },

  addVersion: async (
    tx: Tx,
    version: { id: string; templateId: string; number: number; publishedAt: Date } & Source,
  ): Promise<void> => {
    await tx.insertInto('templateVersions').values(version).execute();
    await tx
      .updateTable('templates')
      .set({ currentVersionId: version.id })
      .where('id', '=', version.templateId)
      .execute();
  },

  /** Replaces all pictures of the template with these, in this order. */
  placePictures: async (
    tx: Tx,
    templateId: string,
    pictures: readonly PictureRow[],
  ): Promise<void> => {
    await tx.deleteFrom('templateImages').where('templateId', '=', templateId).execute();
    await tx
      .insertInto('templateImages')
      .values(
        pictures.map(({ key, width, height, placeholder, widths }, position) => ({
          id: uuidv7(),
          templateId,
          position,
          key,
          width,
          height,
          placeholder,
          widths,
        })),
      )
      .execute();
  },

  withdraw: (
    tx: Tx,
    id: string,
    at: Date,
  ): Promise<{ slug: string; category: string } | undefined> =>
    tx
      .updateTable('templates')
      .set({ status: 'withdrawn', updatedAt: at })
      .where('id', '=', id)
      .where('status', '<>', 'withdrawn')
      .returning(['slug', 'category'])
      .executeTakeFirst(),

  /** The template returns to the place in the lists that it had, because its time of publishing stays. */
  putBack: async (tx: Tx, id: string, at: Date): Promise<void> => {
    await tx
      .updateTable('templates')
      .set({ status: 'published', updatedAt: at })
      .where('id', '=', id)
      .execute();
  },
};
