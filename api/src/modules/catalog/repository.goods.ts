import { sql } from 'kysely';
import type { ChangeNote } from '@tessera/contract/change-note';
import type { Database, Tx } from '../../platform/db/database.ts';
import { GOODS_MAX, KEPT, LEFT } from '../../platform/goods.ts';
import type { Status } from './repository.items.ts';
import type { NewImage, VersionFile, VersionPreview } from './repository.ts';

/** The parts of a component that the catalogue defines. */
export type PublishedGood = {
  id: string;
  slug: string;
  status: Status;
  /** Null if the catalogue never published it. */
  goodsFingerprint: string | null;
  title: string;
  description: string;
  category: string;
  tags: string[];
  info: string;
  planId: string | null;
  pricePaise: number | null;
  versionId: string;
  number: number;
  files: VersionFile[];
  licence: string;
  dependencies: Record<string, string>;
  changeNote: unknown;
};

/** The code of a version with its highlighted form. */
export type HighlightedCode = {
  files: VersionFile[];
  highlightedHtml: string | null;
  highlightedJsHtml: string | null;
};

const current = (db: Database, slug: string) =>
  db
    .selectFrom('components')
    .innerJoin('componentVersions as version', 'version.id', 'components.currentVersionId')
    .select([
      'components.id',
      'components.slug',
      'components.status',
      'components.goodsFingerprint',
      'components.title',
      'components.description',
      'components.category',
      'components.tags',
      'components.info',
      'components.planId',
      'components.pricePaise',
      'version.id as versionId',
      'version.number',
      'version.files',
      'version.licence',
      'version.dependencies',
      'version.changeNote',
    ])
    .where('components.slug', '=', slug)
    .$castTo<PublishedGood>();

export const goodsRepository = {
  /** The published components that the catalogue published, except these. */
  listOthers: (db: Database, slugs: readonly string[]): Promise<{ id: string; slug: string }[]> =>
    db
      .selectFrom('components')
      .select(['id', 'slug'])
      .where('status', '=', 'published')
      .where('goodsFingerprint', 'is not', null)
      .where('goodsFingerprint', 'not in', [LEFT, KEPT])
      .where('slug', 'not in', slugs)
      .orderBy('slug')
      .limit(GOODS_MAX)
      .execute(),

  setFingerprint: async (tx: Tx, id: string, goodsFingerprint: string): Promise<void> => {
    await tx.updateTable('components').set({ goodsFingerprint }).where('id', '=', id).execute();
  },

  /** To be called when an admin puts a component back. */
  keep: async (tx: Tx, id: string): Promise<void> => {
    await tx
      .updateTable('components')
      .set({ goodsFingerprint: KEPT })
      .where('id', '=', id)
      .where('goodsFingerprint', '=', LEFT)
      .execute();
  },

  /** An advisory lock, because a component that does not exist yet has no row to lock. */
  lockSlug: async (tx: Tx, slug: string): Promise<void> => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`goods ${slug}`}, 0))`.execute(tx);
  },

  find: (db: Database, slug: string): Promise<PublishedGood | undefined> =>
    current(db, slug).executeTakeFirst(),

  lock: (tx: Tx, slug: string): Promise<PublishedGood | undefined> =>
    current(tx, slug).forNoKeyUpdate('components').executeTakeFirst(),

  findHighlighted: (db: Database, slug: string): Promise<HighlightedCode | undefined> =>
    db
      .selectFrom('components')
      .innerJoin('componentVersions as version', 'version.id', 'components.currentVersionId')
      .select(['version.files', 'version.highlightedHtml', 'version.highlightedJsHtml'])
      .where('components.slug', '=', slug)
      .$castTo<HighlightedCode>()
      .executeTakeFirst(),

  /** The code is the same. A highlighter that came later is used for it too. */
  setChecks: async (
    tx: Tx,
    versionId: string,
    o: {
      checks: object;
      preview: VersionPreview | null;
      highlightedJsHtml: string | null;
      /** Left out, the note stays as it is. */
      changeNote?: ChangeNote | undefined;
    },
  ): Promise<void> => {
    await tx
      .updateTable('componentVersions')
      .set({
        checks: JSON.stringify(o.checks),
        preview: o.preview && JSON.stringify(o.preview),
        highlightedJsHtml: o.highlightedJsHtml,
        ...(o.changeNote && { changeNote: JSON.stringify(o.changeNote) }),
      })
      .where('id', '=', versionId)
      .execute();
  },

  /** The light image first, in the order of the pipeline. */
  listImages: (tx: Tx, componentId: string): Promise<Omit<NewImage, 'id' | 'componentId'>[]> =>
    tx
      .selectFrom('images')
      .select(['theme', 'width', 'height', 'key', 'placeholder'])
      .where('componentId', '=', componentId)
      .orderBy('theme', 'desc')
      .$castTo<Omit<NewImage, 'id' | 'componentId'>>()
      .execute(),

  deleteImages: async (tx: Tx, componentId: string): Promise<void> => {
    await tx.deleteFrom('images').where('componentId', '=', componentId).execute();
  },
};
