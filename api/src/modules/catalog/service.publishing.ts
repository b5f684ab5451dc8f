import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import {
  MISSING_FIELDS,
  type ComponentRecord,
  type createComponent,
} from '@tessera/contract/catalog-admin';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import type { UploadedFile } from '../../platform/http/form.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { PicturePlace, Pictures, StoredPicture } from '../../platform/images/pictures.ts';
import type { AuditService } from '../audit/service.ts';
import { licenceFor, PRIVATE_LICENCE, slugFor } from './policy.ts';
import { adminRepository } from './repository.admin.ts';
import { goodsRepository } from './repository.goods.ts';
import { itemsRepository } from './repository.items.ts';
import { submissionsRepository } from './repository.submissions.ts';
import { catalogRepository } from './repository.ts';
import { fingerprint } from './service.items.ts';
import { refuseStale, type Shelf } from './service.shelf.ts';

type NewForm = z.output<typeof createComponent.body>;

/** As wide as the photographs of the catalogue. */
const PLACE: PicturePlace = { shelf: 'public', folder: 'components', widths: [960] };

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

/** An address of its own: whoever comes second under a title gets a few letters more. */
async function takeSlug(tx: Tx, title: string): Promise<string> {
  const slug = slugFor(title);
  await goodsRepository.lockSlug(tx, slug);
  return (await adminRepository.isSlugTaken(tx, slug))
    ? `${slug}-${randomBytes(3).toString('hex')}`
    : slug;
}

/** Tells a form that is sent again from another one: by the bytes themselves, as those kept so far are told apart. */
const digestOf = async (form: NewForm, { path }: UploadedFile): Promise<string> =>
  createHash('sha256')
    .update(JSON.stringify(form))
    .update(await readFile(path))
    .digest('hex');

/** What admins put on the shelves together with a picture. */
export const createPublishingService = ({
  db,
  clock,
  audit,
  pictures,
  highlight,
  shelf,
}: {
  db: Database;
  clock: Clock;
  audit: AuditService;
  pictures: Pictures;
  highlight: (code: string) => Promise<string | null>;
  shelf: Shelf;
}) => {
  const findMade = async (
    { userId }: Principal,
    requestId: string | undefined,
    sha256: string,
  ): Promise<ComponentRecord | null> => {
    if (requestId === undefined) return null;
    const made = await submissionsRepository.find(db, userId, requestId);
    if (!made) return null;
    if (made.sha256 !== sha256)
      throw new AppError('CONFLICT', {
        message:
          'An earlier form of this one has been published already. Edit it under View Components.',
      });
    return shelf.getRecord(made.componentId);
  };

  return {
    create: async (
      principal: Principal,
      form: NewForm,
      files: readonly UploadedFile[],
    ): Promise<ComponentRecord> => {
      const image = firstOf(files);
      const { requestId, code, subscriptionPlan: planId, price, visibility, ...fields } = form;
      const isPrivate = visibility === 'private';
      const sha256 = await digestOf(form, image);
      const made = await findMade(principal, requestId, sha256);
      if (made) return made;
      const highlightedHtml = await highlight(code);
      const publish = async ([picture]: StoredPicture[]): Promise<string> =>
        inTransaction(db, async (tx) => {
          await shelf.refuseUnsold(tx, planId);
          const now = clock.now();
          const component = { id: uuidv7(now.getTime()), slug: await takeSlug(tx, fields.title) };
          await catalogRepository.insertPublished(tx, {
            ...component,
            ...fields,
            planId,
            pricePaise: price === null ? null : price * 100,
            status: isPrivate ? 'private' : 'published',
            publishedAt: now,
            version: {
              id: uuidv7(now.getTime()),
              files: [{ path: 'component.tsx', content: code }],
              licence: isPrivate ? PRIVATE_LICENCE : licenceFor(planId),
              sha256: fingerprint(code),
              highlightedHtml,
            },
          });
          if (requestId !== undefined)
            await submissionsRepository.insert(tx, {
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
          if (!isPrivate) await shelf.refreshCopies(tx, component, [fields.category]);
          return component.id;
        });
      try {
        const id = await pictures.keep([image], PLACE, publish);
        if (!isPrivate) await shelf.changed();
        return await shelf.getRecord(id);
      } catch (error) {
        // The first try was still at work when this one began.
        const first = await findMade(principal, requestId, sha256);
        if (first) return first;
        throw error;
      }
    },

    /** The old file stays: pages kept by caches and browsers still show it. */
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
          await shelf.refreshCopies(tx, before, [before.category]);
        }),
      );
      await shelf.changed();
      return shelf.getRecord(id);
    },
  };
};
