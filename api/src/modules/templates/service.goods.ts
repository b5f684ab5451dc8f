import { isDeepStrictEqual } from 'node:util';
import { inTransaction, type Database } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import {
  templatesAdminRepository as repository,
  type TemplateContent,
} from './repository.admin.ts';
import {
  templateFilesRepository as files,
  type FileDescription,
  type GoodFile,
} from './repository.files.ts';
import type { PictureRow } from './repository.ts';

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

/**
 * Creates the template with this slug, or updates it with an edit, a new version, or both. A withdrawn template stays
 * withdrawn.
 */
export const publishTemplateGood = (
  db: Database,
  { slug, archive, pictures, ...rest }: TemplateGood,
  at: Date,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const content = contentOf(rest);
    const known = await repository.lockSlug(tx, slug);
    if (known?.status === 'withdrawn') return;
    const fileId = await files.keepGood(tx, { id: uuidv7(), uploadKey: archive.key, ...archive });
    const source = { externalUrl: null, fileId };
    const before = known && (await repository.find(tx, known.id));
    if (!before) {
      const id = uuidv7(at.getTime());
      await repository.insert(
        tx,
        { id, slug, versionId: uuidv7(at.getTime()), at, ...content },
        source,
      );
      await repository.placePictures(tx, id, pictures);
      return;
    }
    if (!isDeepStrictEqual(contentOf(before), content))
      await repository.update(tx, before.id, content, at);
    if (before.fileId !== fileId)
      await repository.addVersion(tx, {
        id: uuidv7(at.getTime()),
        templateId: before.id,
        number: before.version + 1,
        publishedAt: at,
        ...source,
      });
    if (!isDeepStrictEqual(before.pictures, pictures))
      await repository.placePictures(tx, before.id, pictures);
  });
