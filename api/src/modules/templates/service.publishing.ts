import { isDeepStrictEqual } from 'node:util';
import type { TemplateRecord } from '@tessera/contract/templates-admin';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import { digestOfFiles } from '../../platform/http/form-digest.ts';
import type { UploadedFile } from '../../platform/http/form.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Pictures } from '../../platform/images/pictures.ts';
import type { AuditService } from '../audit/service.ts';
import { refuseIncomplete, refuseUnsafeAddresses, slugOf } from './policy.ts';
import {
  templatesAdminRepository as repository,
  type RecordRow,
  type TemplateContent,
} from './repository.admin.ts';
import { contentOf, PLACE, type NewForm, type TemplateChanges } from './service.changes.ts';

export type TemplatePublishingService = ReturnType<typeof createTemplatePublishingService>;

const ALREADY_PUBLISHED =
  'This form has been published already, with other words, images or files. Find it under View Templates to change it.';
const WITHDRAWN_SINCE =
  'This form has been published already, and its template was withdrawn since. Put it back under View Templates, or open a new form.';

type SentForm = { form: NewForm; imagesSha256: string };

const hasSameSource = (known: RecordRow, { fileId, downloadUrl }: NewForm): boolean =>
  fileId
    ? known.fileId === fileId.toLowerCase()
    : known.fileId === null && known.externalUrl === downloadUrl;

/** Refuses another form with the request id of a published one. The same form again is accepted. */
function refuseOther(known: RecordRow, { form, imagesSha256 }: SentForm): void {
  if (known.status === 'withdrawn') throw new AppError('CONFLICT', { message: WITHDRAWN_SINCE });
  const wanted = contentOf(form);
  const isSame =
    (Object.keys(wanted) as (keyof TemplateContent)[]).every((name) =>
      isDeepStrictEqual(known[name], wanted[name]),
    ) &&
    hasSameSource(known, form) &&
    known.requestImagesSha256 === imagesSha256;
  if (!isSame) throw new AppError('CONFLICT', { message: ALREADY_PUBLISHED });
}

export const createTemplatePublishingService = ({
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
}) => {
  const findPublished = async (sent: SentForm): Promise<string | undefined> => {
    if (sent.form.requestId === undefined) return undefined;
    const known = await repository.findByRequest(db, sent.form.requestId);
    if (known) refuseOther(known, sent);
    return known?.id;
  };

  const publish = (
    principal: Principal,
    { form, imagesSha256 }: SentForm,
    images: readonly UploadedFile[],
  ) =>
    pictures.keep(images, PLACE, (stored) =>
      inTransaction(db, async (tx) => {
        const at = clock.now();
        const id = uuidv7(at.getTime());
        const source = await changes.sourceOf(tx, form);
        if (!source) throw new AppError('BAD_REQUEST');
        const content = contentOf(form);
        await changes.refuseUnsold(tx, content.planId);
        const slug = await repository.findFreeSlug(tx, slugOf(form.title));
        const isNew = await repository.insert(
          tx,
          {
            id,
            slug,
            versionId: uuidv7(at.getTime()),
            requestId: form.requestId,
            requestImagesSha256: imagesSha256,
            at,
            ...content,
          },
          source,
        );
        // A concurrent request has published the same form. The images of this one are removed.
        if (!isNew) throw new AppError('CONFLICT', { message: ALREADY_PUBLISHED });
        await repository.placePictures(tx, id, stored);
        await audit.record(tx, {
          actorId: principal.userId,
          action: 'publish',
          subject: { kind: 'template', id },
        });
        await changes.refreshCopies(tx, { id, slug }, [content.category]);
        return id;
      }),
    );

  return {
    create: async (
      principal: Principal,
      form: NewForm,
      images: readonly UploadedFile[],
    ): Promise<TemplateRecord> => {
      refuseIncomplete(form, images.length);
      refuseUnsafeAddresses(form);
      const sent = { form, imagesSha256: await digestOfFiles(images) };
      const earlier = await findPublished(sent);
      if (earlier !== undefined) return changes.getRecord(earlier);
      try {
        const id = await publish(principal, sent, images);
        await changes.changed();
        return await changes.getRecord(id);
      } catch (error) {
        const meanwhile = await findPublished(sent);
        if (meanwhile === undefined) throw error;
        return changes.getRecord(meanwhile);
      }
    },
  };
};
