import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import {
  MISSING_FIELDS,
  type ComponentRecord,
  type createComponent,
} from '@tessera/contract/catalog-admin';
import { licenceFor } from '@tessera/contract/licences';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import type { UploadedFile } from '../../platform/http/form.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { PicturePlace, Pictures, StoredPicture } from '../../platform/images/pictures.ts';
import { sha256Of } from '../../platform/sha256.ts';
import type { AuditService } from '../audit/service.ts';
import { PRIVATE_LICENCE, slugFor } from './policy.ts';
import { adminRepository } from './repository.admin.ts';
import { goodsRepository } from './repository.goods.ts';
import { idempotencyRepository } from './repository.idempotency.ts';
import { itemsRepository } from './repository.items.ts';
import { catalogRepository } from './repository.ts';
import { refuseStale, type ComponentChanges } from './service.changes.ts';

type NewForm = z.output<typeof createComponent.body>;

/** The width of the catalogue's images. */
const PLACE: PicturePlace = { bucket: 'public', folder: 'components', widths: [960] };

export type PublishingService = ReturnType<typeof createPublishingService>;

const firstOf = ([image]: readonly UploadedFile[]): UploadedFile => {
  if (!image) throw new AppError('BAD_REQUEST', { message: MISSING_FIELDS });
  return image;
};

const placeImage = (
  tx: Tx,
  componentId: string,
  { key, width, height, placeholder }: StoredPicture,
): Promise<void> =>
  catalogRepository.insertImage(tx, {
    id: uuidv7(),
    componentId,
    theme: 'light',
    key,
    width,
    height,
    placeholder,
  });

/** A free slug for a title. If it is taken, a random suffix is added. */
async function takeSlug(tx: Tx, title: string): Promise<string> {
  const slug = slugFor(title);
  await goodsRepository.lockSlug(tx, slug);
  return (await adminRepository.isSlugTaken(tx, slug))
    ? `${slug}-${randomBytes(3).toString('hex')}`
    : slug;
}

/** Identifies a form that is sent again. The raw bytes are hashed, because stored digests were made that way. */
const digestOf = async (form: NewForm, { path }: UploadedFile): Promise<string> =>
  createHash('sha256')
    .update(JSON.stringify(form))
    .update(await readFile(path))
    .digest('hex');

/** Creates components, and replaces their images. */
export const createPublishingService = ({
  db,
  clock,
  audit,
  pictures,
  highlight,
  changes,
}: {
  db: Database;
  clock: Clock;
  audit: AuditService;
  pictures: Pictures;
  highlight: (code: string) => Promise<string | null>;
  changes: ComponentChanges;
}) => {
  const findMade = async (
    { userId }: Principal,
    requestId: string | undefined,
    sha256: string,
  ): Promise<ComponentRecord | null> => {
    if (requestId === undefined) return null;
    const made = await idempotencyRepository.find(db, userId, requestId);
    if (!made) return null;
    if (made.sha256 !== sha256)
      throw new AppError('CONFLICT', {
        message:
          'An earlier form of this one has been published already. Edit it under View Components.',
      });
    return changes.getRecord(made.componentId);
  };

  return {
    create: async (
      principal: Principal,
      form: NewForm,
      files: readonly UploadedFile[],
    ): Promise<ComponentRecord> => {
      const image = firstOf(files);
      const {
        requestId,
        code,
        subscriptionPlan: planId,
        price,
        visibility,
        creator,
        ...fields
      } = form;
      const sellerId = creator ?? null;
      const isPrivate = visibility === 'private';
      const sha256 = await digestOf(form, image);
      const made = await findMade(principal, requestId, sha256);
      if (made) return made;
      const highlightedHtml = await highlight(code);
      const publish = async ([picture]: StoredPicture[]): Promise<string> =>
        inTransaction(db, async (tx) => {
          await changes.refuseUnsold(tx, planId);
          await changes.refuseSeller(tx, { sellerId, planId }, null);
          const now = clock.now();
          const component = { id: uuidv7(now.getTime()), slug: await takeSlug(tx, fields.title) };
          await catalogRepository.insertPublished(tx, {
            ...component,
            ...fields,
            planId,
            pricePaise: price === null ? null : price * 100,
            sellerId,
            status: isPrivate ? 'private' : 'published',
            publishedAt: now,
            version: {
              id: uuidv7(now.getTime()),
              files: [{ path: 'component.tsx', content: code }],
              licence: isPrivate ? PRIVATE_LICENCE : licenceFor(planId),
              sha256: sha256Of(code),
              highlightedHtml,
            },
          });
          if (requestId !== undefined)
            await idempotencyRepository.insert(tx, {
              actorId: principal.userId,
              requestId,
              componentId: component.id,
              sha256,
              madeAt: now,
            });
          await placeImage(tx, component.id, picture!);
          await audit.record(tx, {
            actorId: principal.userId,
            action: 'create',
            subject: { kind: 'component', id: component.id },
            fields: [...Object.keys(form).filter((name) => name !== 'requestId'), 'image'],
          });
          if (!isPrivate) await changes.refreshCopies(tx, component, [fields.category]);
          return component.id;
        });
      try {
        const id = await pictures.keep([image], PLACE, publish);
        if (!isPrivate) await changes.changed();
        return await changes.getRecord(id);
      } catch (error) {
        // A concurrent request with the same form has finished first.
        const first = await findMade(principal, requestId, sha256);
        if (first) return first;
        throw error;
      }
    },

    /** The old file stays, because cached pages still show it. */
    replaceImage: async (
      principal: Principal,
      id: string,
      o: { updatedAt?: string | undefined },
      files: readonly UploadedFile[],
    ): Promise<ComponentRecord> => {
      await pictures.keep([firstOf(files)], PLACE, ([picture]) =>
        inTransaction(db, async (tx) => {
          const before = await itemsRepository.lock(tx, id);
          if (!before) throw new AppError('NOT_FOUND');
          refuseStale(before, o.updatedAt);
          await goodsRepository.deleteImages(tx, id);
          await placeImage(tx, id, picture!);
          await itemsRepository.touch(tx, id, clock.now());
          await audit.record(tx, {
            actorId: principal.userId,
            action: 'update',
            subject: { kind: 'component', id },
            fields: ['image'],
          });
          await changes.refreshCopies(tx, before, [before.category]);
        }),
      );
      await changes.changed();
      return changes.getRecord(id);
    },
  };
};
