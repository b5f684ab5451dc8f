import { isDeepStrictEqual } from 'node:util';
import { ADMIN_COUNT_MAX, type AdminPage } from '@tessera/contract/admin-list';
import { FREE_PLAN } from '@tessera/contract/catalog-admin';
import type { TemplateListQuery, TemplateRecord } from '@tessera/contract/templates-admin';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import type { UploadedFile } from '../../platform/http/form.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { keysOf, type Pictures } from '../../platform/images/pictures.ts';
import type { AuditService } from '../audit/service.ts';
import { refuseImageCount, refuseIncompleteEdit, refuseUnsafeAddresses } from './policy.ts';
import { TEMPLATE_COLUMNS, urlOfPicture } from './presenter.ts';
import {
  templatesAdminRepository as repository,
  type RecordRow,
  type Source,
  type TemplateContent,
} from './repository.admin.ts';
import { contentOf, PLACE, type EditForm, type TemplateChanges } from './service.changes.ts';
import { wordsOf } from './service.ts';

type TemplateFilter = Omit<TemplateListQuery, 'page' | 'limit'>;

export type TemplatesAdminService = ReturnType<typeof createTemplatesAdminService>;

const STALE = 'Somebody else changed this template in the meantime. Reload and try again.';

const NOT_WITHDRAWN = 'This template is not withdrawn. Reload the list to see it as it is now.';

/** The name of each field in the form. */
const NAMES = {
  title: 'title',
  subtitle: 'subtitle',
  description: 'description',
  category: 'category',
  tags: 'tags',
  previewUrl: 'previewUrl',
  planId: 'subscriptionPlan',
  pricePaise: 'price',
} as const satisfies Record<keyof TemplateContent, string>;

const fieldsChanged = (before: RecordRow, content: TemplateContent): string[] =>
  (Object.keys(NAMES) as (keyof TemplateContent)[])
    .filter((name) => !isDeepStrictEqual(before[name], content[name]))
    .map((name) => NAMES[name]);

/** Splits the pictures of a template into kept and removed ones. Pictures of another template are refused. */
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

const filterOf = ({ category, plan, status, search }: TemplateFilter) => ({
  category,
  planId: plan === FREE_PLAN ? null : plan,
  status,
  words: wordsOf(search),
});

/** Part of the caller's transaction. Without an actor it is the system that withdraws. */
export async function withdrawWithin(
  tx: Tx,
  { clock, audit, changes }: { clock: Clock; audit: AuditService; changes: TemplateChanges },
  { actorId, id }: { actorId: string | null; id: string },
): Promise<void> {
  const withdrawn = await repository.withdraw(tx, id, clock.now());
  if (!withdrawn) throw new AppError('NOT_FOUND');
  await audit.record(tx, { actorId, action: 'withdraw', subject: { kind: 'template', id } });
  await changes.refreshCopies(tx, { id, slug: withdrawn.slug }, [withdrawn.category]);
}

/** Lists and changes templates for admins. */
export const createTemplatesAdminService = ({
  db,
  clock,
  audit,
  pictures,
  changes,
}: {
  db: Database;
  clock: Clock;
  audit: AuditService;
  pictures: Pictures;
  changes: TemplateChanges;
}) => ({
  list: async (query: TemplateListQuery): Promise<AdminPage<TemplateRecord>> => {
    const { page, limit } = query;
    const filter = filterOf(query);
    const [rows, count] = await Promise.all([
      repository.list(db, filter, { ...query, offset: (page - 1) * limit, limit }),
      repository.count(db, filter),
    ]);
    return {
      items: await changes.present(rows),
      total: Math.min(count, ADMIN_COUNT_MAX),
      isMore: count > ADMIN_COUNT_MAX,
    };
  },

  /** The list for an export, up to the same limit as the pages. */
  listAll: async (query: TemplateFilter) => ({
    columns: TEMPLATE_COLUMNS,
    rows: await repository.list(db, filterOf(query), {
      ...query,
      offset: 0,
      limit: ADMIN_COUNT_MAX,
    }),
    at: clock.now(),
  }),

  update: async (
    principal: Principal,
    id: string,
    form: EditForm,
    images: readonly UploadedFile[],
  ): Promise<TemplateRecord> => {
    // Checked before any image is processed, and again below with the template locked.
    const seen = await repository.find(db, id);
    if (!seen) throw new AppError('NOT_FOUND');
    refuseIncompleteEdit(form, seen.fileId !== null);
    refuseUnsafeAddresses(form, seen);
    const toRemove = [...new Set(form.imagesToRemove ?? [])];
    refuseImageCount(staying(seen, toRemove).kept.length + images.length);
    const isChanged = await pictures.keep(images, PLACE, (stored) =>
      inTransaction(db, async (tx) => {
        const before = await repository.lock(tx, id);
        if (!before) throw new AppError('NOT_FOUND');
        if (form.updatedAt && Date.parse(form.updatedAt) !== before.updatedAt.getTime())
          throw new AppError('CONFLICT', { message: STALE });
        const { kept, gone } = staying(before, toRemove);
        refuseImageCount(kept.length + stored.length);
        const content = contentOf(form, before);
        if (content.planId !== before.planId) await changes.refuseUnsold(tx, content.planId);
        const source = (await changes.sourceOf(tx, form)) ?? before;
        const isOtherSource =
          source.externalUrl !== before.externalUrl || source.fileId !== before.fileId;
        const areOtherPictures = gone.length > 0 || stored.length > 0;
        const fields = [
          ...fieldsChanged(before, content),
          ...(isOtherSource ? ['downloadUrl'] : []),
          ...(areOtherPictures ? ['images'] : []),
        ];
        if (fields.length === 0) return false;

        const at = clock.now();
        await repository.update(tx, id, content, at);
        if (isOtherSource)
          await repository.addVersion(tx, {
            id: uuidv7(at.getTime()),
            templateId: id,
            number: before.version + 1,
            publishedAt: at,
            ...({ externalUrl: source.externalUrl, fileId: source.fileId } as Source),
          });
        if (areOtherPictures) await repository.placePictures(tx, id, [...kept, ...stored]);
        if (gone.length > 0)
          await pictures.remove(tx, { bucket: PLACE.bucket, keys: gone.flatMap(keysOf) });
        await audit.record(tx, {
          actorId: principal.userId,
          action: 'update',
          subject: { kind: 'template', id },
          fields,
        });
        await changes.refreshCopies(tx, { id, slug: before.slug }, [
          before.category,
          content.category,
        ]);
        return true;
      }),
    );
    if (isChanged) await changes.changed();
    return changes.getRecord(id);
  },

  withdraw: async (principal: Principal, id: string): Promise<void> => {
    await inTransaction(db, (tx) =>
      withdrawWithin(tx, { clock, audit, changes }, { actorId: principal.userId, id }),
    );
    await changes.changed();
  },

  putBack: async (principal: Principal, id: string): Promise<void> => {
    await inTransaction(db, async (tx) => {
      const template = await repository.lock(tx, id);
      if (!template) throw new AppError('NOT_FOUND');
      if (template.status !== 'withdrawn')
        throw new AppError('CONFLICT', { message: NOT_WITHDRAWN });
      await changes.refuseUnsold(tx, template.planId);
      await repository.putBack(tx, id, clock.now());
      await repository.keepGood(tx, id);
      await audit.record(tx, {
        actorId: principal.userId,
        action: 'put-back',
        subject: { kind: 'template', id },
      });
      await changes.refreshCopies(tx, { id, slug: template.slug }, [template.category]);
    });
    await changes.changed();
  },
});
