import type { z } from 'zod';
import { ADMIN_COUNT_MAX, type AdminPage } from '@tessera/contract/admin-list';
import type {
  createTemplate,
  listAdminTemplates,
  TemplateRecord,
  updateTemplate,
} from '@tessera/contract/templates-admin';
import type { Tag } from '../../platform/cache/freshness.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import type { RefreshEdge } from '../../platform/edge.ts';
import { AppError } from '../../platform/errors.ts';
import type { UploadedFile } from '../../platform/http/form.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { keysOf, type Pictures } from '../../platform/images/pictures.ts';
import type { AuditService } from '../audit/service.ts';
import type { PlansService } from '../plans/service.ts';
import { refuseImageCount, refuseIncomplete, refuseIncompleteEdit, slugOf } from './policy.ts';
import { presentRecord, urlOfPicture } from './presenter.ts';
import {
  templatesAdminRepository as repository,
  type RecordRow,
  type Source,
} from './repository.admin.ts';
import type { TemplateFilesService } from './service.files.ts';
import { wordsOf } from './service.ts';

type NewForm = z.output<typeof createTemplate.body>;
type EditForm = z.output<typeof updateTemplate.body>;

/** As wide as a page shows them, and as narrow as a phone and a table need them. */
const PLACE = { shelf: 'public', folder: 'templates', widths: [1600, 960, 480] } as const;

export type TemplatesAdminService = ReturnType<typeof createTemplatesAdminService>;

const contentOf = (form: NewForm | EditForm, before?: RecordRow) => ({
  title: form.title,
  subtitle: form.subtitle,
  description: form.description,
  category: form.category,
  previewUrl: form.previewUrl,
  tags: form.tags ?? before?.tags ?? [],
  planId: form.subscriptionPlan === undefined ? (before?.planId ?? null) : form.subscriptionPlan,
  pricePaise: form.price === undefined ? (before?.pricePaise ?? 0) : form.price * 100,
});

/** Which of its pictures stay; one that is not its own cannot be taken from it. */
function staying({ pictures }: RecordRow, toRemove: readonly string[]) {
  const own = new Set(pictures.map(({ key }) => urlOfPicture(key)));
  if (toRemove.some((url) => !own.has(url)))
    throw new AppError('BAD_REQUEST', { message: 'One of the images to remove is not here.' });
  const goes = ({ key }: { key: string }) => toRemove.includes(urlOfPicture(key));
  return {
    kept: pictures.filter((picture) => !goes(picture)),
    gone: pictures.filter(goes),
  };
}

export const createTemplatesAdminService = ({
  db,
  clock,
  audit,
  plans,
  files,
  pictures,
  changed,
  refreshEdge,
}: {
  db: Database;
  clock: Clock;
  audit: AuditService;
  plans: PlansService;
  files: TemplateFilesService;
  pictures: Pictures;
  changed: (tag: Tag) => Promise<void>;
  refreshEdge: RefreshEdge;
}) => {
  const present = async (row: RecordRow): Promise<TemplateRecord> =>
    presentRecord(row, row.fileId === null ? undefined : await files.find(db, row.fileId));

  const get = async (id: string): Promise<TemplateRecord> => {
    const row = await repository.find(db, id);
    if (!row) throw new AppError('NOT_FOUND');
    return present(row);
  };

  const refreshCopies = (tx: Tx, slug: string) =>
    refreshEdge(tx, {
      tag: 'templates',
      paths: [`/templates/${slug}`, `/templates/${slug}.data`, `/api/template/by-slug/${slug}`],
    });

  /** A file that was found good wins over an address; with neither it stays what it was. */
  const sourceOf = async (tx: Tx, form: NewForm | EditForm): Promise<Source | undefined> => {
    if (form.fileId)
      return { externalUrl: null, fileId: (await files.getGood(tx, form.fileId)).id };
    return form.downloadUrl === '' ? undefined : { externalUrl: form.downloadUrl, fileId: null };
  };

  return {
    list: async ({
      search,
      ...query
    }: z.output<typeof listAdminTemplates.query>): Promise<AdminPage<TemplateRecord>> => {
      const words = wordsOf(search);
      const [rows, count] = await Promise.all([
        repository.list(db, { ...query, words }),
        repository.count(db, words),
      ]);
      return {
        items: await Promise.all(rows.map(present)),
        total: Math.min(count, ADMIN_COUNT_MAX),
        isMore: count > ADMIN_COUNT_MAX,
      };
    },

    create: async (
      principal: Principal,
      form: NewForm,
      images: readonly UploadedFile[],
    ): Promise<TemplateRecord> => {
      refuseIncomplete(form, images.length);
      const id = uuidv7(clock.now().getTime());
      await pictures.keep(images, PLACE, (stored) =>
        inTransaction(db, async (tx) => {
          const at = clock.now();
          const source = await sourceOf(tx, form);
          if (!source) throw new AppError('BAD_REQUEST');
          const content = contentOf(form);
          if (content.planId !== null) await plans.get(tx, content.planId);
          const slug = await repository.findFreeSlug(tx, slugOf(form.title));
          const versionId = uuidv7(at.getTime());
          await repository.insert(tx, { id, slug, versionId, at, ...content }, source);
          await repository.placePictures(tx, id, stored);
          await audit.record(tx, {
            actorId: principal.userId,
            action: 'publish',
            subject: { kind: 'template', id },
          });
          await refreshCopies(tx, slug);
        }),
      );
      await changed('templates');
      return get(id);
    },

    update: async (
      principal: Principal,
      id: string,
      form: EditForm,
      images: readonly UploadedFile[],
    ): Promise<TemplateRecord> => {
      // Refused before a picture is drawn; asked again below, where nobody can come between.
      const seen = await repository.find(db, id);
      if (!seen) throw new AppError('NOT_FOUND');
      refuseIncompleteEdit(form, seen.fileId !== null);
      const toRemove = [...new Set(form.imagesToRemove ?? [])];
      refuseImageCount(staying(seen, toRemove).kept.length + images.length);
      await pictures.keep(images, PLACE, (stored) =>
        inTransaction(db, async (tx) => {
          const before = await repository.lock(tx, id);
          if (!before) throw new AppError('NOT_FOUND');
          if (form.updatedAt && form.updatedAt !== before.updatedAt.toISOString())
            throw new AppError('CONFLICT', {
              message: 'Somebody else changed this template in the meantime. Reload and try again.',
            });
          const { kept, gone } = staying(before, toRemove);
          refuseImageCount(kept.length + stored.length);
          const content = contentOf(form, before);
          if (content.planId !== null) await plans.get(tx, content.planId);
          const at = clock.now();
          await repository.update(tx, id, content, at);
          const source = (await sourceOf(tx, form)) ?? before;
          if (source.externalUrl !== before.externalUrl || source.fileId !== before.fileId)
            await repository.addVersion(tx, {
              id: uuidv7(at.getTime()),
              templateId: id,
              number: before.version + 1,
              publishedAt: at,
              ...({ externalUrl: source.externalUrl, fileId: source.fileId } as Source),
            });
          if (gone.length > 0 || stored.length > 0)
            await repository.placePictures(tx, id, [...kept, ...stored]);
          if (gone.length > 0)
            await pictures.remove(tx, { shelf: PLACE.shelf, keys: gone.flatMap(keysOf) });
          await audit.record(tx, {
            actorId: principal.userId,
            action: 'update',
            subject: { kind: 'template', id },
            fields: Object.keys(form).filter((name) => name !== 'updatedAt'),
          });
          await refreshCopies(tx, before.slug);
        }),
      );
      await changed('templates');
      return get(id);
    },

    withdraw: async (principal: Principal, id: string): Promise<void> => {
      await inTransaction(db, async (tx) => {
        const withdrawn = await repository.withdraw(tx, id, clock.now());
        if (!withdrawn) throw new AppError('NOT_FOUND');
        await audit.record(tx, {
          actorId: principal.userId,
          action: 'withdraw',
          subject: { kind: 'template', id },
        });
        await refreshCopies(tx, withdrawn.slug);
      });
      await changed('templates');
    },
  };
};
