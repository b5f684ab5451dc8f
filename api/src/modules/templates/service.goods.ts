import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import {
  compareGoods,
  GOODS_ACTIONS,
  goodsFingerprintOf,
  type GoodsOutcome,
  hasLeft,
  LEFT,
} from '../../platform/goods.ts';
import type { AuditService } from '../audit/service.ts';
import {
  templatesAdminRepository as repository,
  type RecordRow,
  type Source,
  type TemplateContent,
} from './repository.admin.ts';
import {
  templateFilesRepository as files,
  type FileDescription,
  type GoodFile,
} from './repository.files.ts';
import type { PictureRow } from './repository.ts';
import { withdrawWithin } from './service.admin.ts';
import type { TemplateChanges } from './service.changes.ts';

/** A template that the catalogue's pipeline has checked. Its zip and its images are in the storage already. */
export type TemplateGood = TemplateContent & {
  slug: string;
  archive: GoodFile & FileDescription & { fileName: string };
  pictures: PictureRow[];
};

const contentOf = (o: TemplateContent): TemplateContent => ({
  title: o.title,
  subtitle: o.subtitle,
  description: o.description,
  category: o.category,
  tags: o.tags,
  previewUrl: o.previewUrl,
  planId: o.planId,
  pricePaise: o.pricePaise,
});

/** Only another zip is another version. */
async function outcomeOf(
  db: Database,
  current: RecordRow | undefined,
  good: TemplateGood,
): Promise<GoodsOutcome> {
  if (!current) return 'created';
  const known = compareGoods('template', current, good);
  if (known) return known;
  const file = current.fileId === null ? undefined : await files.find(db, current.fileId);
  return file?.key === good.archive.key ? 'edited' : 'new version';
}

/** Publishes the templates of the catalogue, as the system. */
export const createTemplateGoods = ({
  db,
  clock,
  audit,
  changes,
}: {
  db: Database;
  clock: Clock;
  audit: AuditService;
  changes: TemplateChanges;
}) => {
  const create = async (
    tx: Tx,
    good: TemplateGood,
    source: Source,
    publishedAt: Date,
  ): Promise<string> => {
    const id = uuidv7(publishedAt.getTime());
    await repository.insert(
      tx,
      {
        id,
        slug: good.slug,
        versionId: uuidv7(publishedAt.getTime()),
        goodsFingerprint: goodsFingerprintOf(good),
        at: publishedAt,
        ...contentOf(good),
      },
      source,
    );
    await repository.placePictures(tx, id, good.pictures);
    return id;
  };

  /** An edit, a new version, or both. */
  const change = async (
    tx: Tx,
    before: RecordRow,
    good: TemplateGood,
    source: Source,
  ): Promise<void> => {
    const now = clock.now();
    const content = contentOf(good);
    if (!isDeepStrictEqual(contentOf(before), content))
      await repository.update(tx, before.id, content, now);
    if (before.fileId !== source.fileId)
      await repository.addVersion(tx, {
        id: uuidv7(now.getTime()),
        templateId: before.id,
        number: before.version + 1,
        publishedAt: now,
        ...source,
      });
    if (!isDeepStrictEqual(before.pictures, good.pictures))
      await repository.placePictures(tx, before.id, good.pictures);
    if (hasLeft(before)) await repository.putBack(tx, before.id, now);
    await repository.setGoodsFingerprint(tx, before.id, goodsFingerprintOf(good));
  };

  return {
    /** What `publish` would do now. */
    preview: async (good: TemplateGood): Promise<GoodsOutcome> =>
      outcomeOf(db, await repository.findBySlug(db, good.slug), good),

    /**
     * Creates the template with this slug, or changes it. A template that an admin withdrew stays withdrawn. The caller
     * calls `changed` at the end.
     */
    publish: (good: TemplateGood, publishedAt: Date): Promise<GoodsOutcome> =>
      inTransaction(db, async (tx) => {
        const { slug, archive, category } = good;
        const before = await repository.lockSlug(tx, slug);
        const outcome = await outcomeOf(tx, before, good);
        if (outcome === 'unchanged') return outcome;
        await changes.refuseUnsold(tx, good.planId);
        const fileId = await files.keepGood(tx, {
          id: uuidv7(),
          uploadKey: archive.key,
          ...archive,
        });
        const source = { externalUrl: null, fileId };
        if (before) await change(tx, before, good, source);
        const id = before?.id ?? (await create(tx, good, source, publishedAt));
        await audit.record(tx, {
          actorId: null,
          action: GOODS_ACTIONS[outcome],
          subject: { kind: 'template', id },
        });
        const categories = [...(before ? [before.category] : []), category];
        await changes.refreshCopies(tx, { id, slug }, categories);
        return outcome;
      }),

    /** The published templates of the catalogue that it no longer has. */
    listLeft: (slugs: readonly string[]): Promise<{ id: string; slug: string }[]> =>
      repository.listOtherGoods(db, slugs),

    /** Users who downloaded the template keep it. If an admin puts it back, it stays. */
    withdraw: (id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        await withdrawWithin(tx, { clock, audit, changes }, { actorId: null, id });
        await repository.setGoodsFingerprint(tx, id, LEFT);
      }),

    changed: changes.changed,
  };
};
