import { sql } from 'kysely';
import { ADMIN_COUNT_MAX } from '@tessera/contract/admin-list';
import type { Database, Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { type PictureRow, selectTemplates, type TemplateRow, textHas } from './repository.ts';

export type RecordRow = TemplateRow & {
  pricePaise: number;
  downloadCount: number;
  updatedAt: Date;
  version: number;
  versionId: string;
  externalUrl: string | null;
  fileId: string | null;
};

export type AdminSort = 'createdAt' | 'title' | 'category' | 'downloads';

export type AdminQuery = {
  words: readonly string[];
  sort: AdminSort;
  direction: 'asc' | 'desc';
  page: number;
  limit: number;
};

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

/** A checked file of ours, or an address of the admin's: one of them. */
export type Source = { externalUrl: string; fileId: null } | { externalUrl: null; fileId: string };

const SORTED = {
  createdAt: 'templates.createdAt',
  title: sql`lower(templates.title)`,
  category: 'templates.category',
  downloads: 'templates.downloadCount',
} as const;

const records = (db: Database) =>
  selectTemplates(db)
    .innerJoin('templateVersions as version', 'version.id', 'templates.currentVersionId')
    .select([
      'templates.pricePaise',
      'templates.downloadCount',
      'templates.updatedAt',
      'version.id as versionId',
      'version.number as version',
      'version.externalUrl',
      'version.fileId',
    ])
    .where('templates.status', '<>', 'withdrawn');

const matching = (db: Database, words: readonly string[]) => {
  let found = records(db);
  for (const has of textHas(words)) found = found.where(has);
  return found;
};

export const templatesAdminRepository = {
  list: (db: Database, o: AdminQuery): Promise<RecordRow[]> =>
    matching(db, o.words)
      .orderBy(SORTED[o.sort], o.direction)
      .orderBy('templates.id', o.direction)
      .offset((o.page - 1) * o.limit)
      .limit(o.limit)
      .execute(),

  /** Up to one more than is counted. */
  count: async (db: Database, words: readonly string[]): Promise<number> => {
    const some = matching(db, words).clearSelect().select('templates.id');
    const { count } = await db
      .selectFrom(some.limit(ADMIN_COUNT_MAX + 1).as('some'))
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },

  find: (db: Database, id: string): Promise<RecordRow | undefined> =>
    records(db).where('templates.id', '=', id).executeTakeFirst(),

  lock: async (tx: Tx, id: string): Promise<RecordRow | undefined> => {
    await tx.selectFrom('templates').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    return templatesAdminRepository.find(tx, id);
  },

  /** Who has an address, held until the commit; one that nobody has yet has no row to hold. */
  lockSlug: async (tx: Tx, slug: string): Promise<{ id: string; status: string } | undefined> => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`template ${slug}`}, 0))`.execute(tx);
    return tx
      .selectFrom('templates')
      .select(['id', 'status'])
      .where('slug', '=', slug)
      .forNoKeyUpdate()
      .executeTakeFirst();
  },

  /** Held until the commit, so that two of one title get two addresses. */
  findFreeSlug: async (tx: Tx, slug: string): Promise<string> => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`template ${slug}`}, 0))`.execute(tx);
    const rows = await tx
      .selectFrom('templates')
      .select('slug')
      .where('slug', 'like', `${slug}%`)
      .limit(1_000)
      .execute();
    const taken = new Set(rows.map((row) => row.slug));
    let number = 1;
    while (taken.has(number === 1 ? slug : `${slug}-${number}`)) number++;
    return number === 1 ? slug : `${slug}-${number}`;
  },

  insert: async (
    tx: Tx,
    template: TemplateContent & { id: string; slug: string; versionId: string; at: Date },
    source: Source,
  ): Promise<void> => {
    const { versionId, at, ...content } = template;
    await tx
      .insertInto('templates')
      .values({
        ...content,
        status: 'published',
        currentVersionId: versionId,
        createdAt: at,
        updatedAt: at,
        publishedAt: at,
      })
      .execute();
    await tx
      .insertInto('templateVersions')
      .values({ id: versionId, templateId: template.id, number: 1, publishedAt: at, ...source })
      .execute();
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

  /** These pictures and no others, in this order. */
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
};
