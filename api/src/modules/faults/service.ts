import type { z } from 'zod';
import { FAULT_TEXTS, FAULTS_OPEN_MAX } from '@tessera/contract/fault-rules';
import type { Fault, KnownFaults, reportFault } from '@tessera/contract/faults';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, isUnanswered, type Database, type Tx } from '../../platform/db/database.ts';
import type { ReadRouter } from '../../platform/db/read-router.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import { digestOfForm } from '../../platform/http/form-digest.ts';
import type { UploadedFile } from '../../platform/http/form.ts';
import type { Principal } from '../../platform/http/principal.ts';
import {
  keysOf,
  type PicturePlace,
  type Pictures,
  type StoredPicture,
} from '../../platform/images/pictures.ts';
import type { PrivateLinks } from '../../platform/images/private-links.ts';
import type { ItemsService } from '../catalog/service.items.ts';
import type { UsersService } from '../users/service.ts';
import type { FaultLimits } from './policy.limits.ts';
import { presentFault, presentOwn } from './presenter.ts';
import { knownRepository } from './repository.known.ts';
import { faultsRepository, type NewFault } from './repository.ts';

type Form = z.output<typeof reportFault.body>;
type Report = Omit<NewFault, 'pictureKey' | 'pictureWidths'>;

/** Large enough to see the details, small enough for a phone. */
const PLACE = {
  bucket: 'private',
  folder: 'faults',
  widths: [1600, 320],
} as const satisfies PicturePlace;

const SENT_BEFORE = 'An earlier form of this one has arrived already. Thank you.';

export type FaultsService = ReturnType<typeof createFaultsService>;

/** The faults that members report, and those that the shop has confirmed. */
export const createFaultsService = (o: {
  db: Database;
  reads: ReadRouter;
  clock: Clock;
  users: UsersService;
  items: ItemsService;
  pictures: Pictures;
  privateLinks: PrivateLinks;
  limits: FaultLimits;
}) => {
  /** Everybody may report what everybody sees. Another item exists only for those who may copy it. */
  const requireVisible = async (principal: Principal, componentId: string): Promise<void> => {
    const item = await o.items.find(componentId);
    if (item?.status !== 'published') await o.items.getCopyable(principal, componentId);
  };

  const refuseTooMany = async (db: Database, userId: string, componentId: string) => {
    if ((await faultsRepository.countOpen(db, userId, componentId)) >= FAULTS_OPEN_MAX)
      throw new AppError('FAULTS_WAITING');
  };

  const findMade = async (
    userId: string,
    submissionId: string | undefined,
    sha256: string,
  ): Promise<string | undefined> => {
    if (submissionId === undefined) return undefined;
    const made = await faultsRepository.findSubmitted(o.db, userId, submissionId);
    if (made && made.sha256 !== sha256) throw new AppError('CONFLICT', { message: SENT_BEFORE });
    return made?.id;
  };

  const insert = (report: Report, picture: StoredPicture | undefined): Promise<void> =>
    inTransaction(o.db, async (tx) => {
      // Locked, so that a concurrent deletion of the account does not leave this report behind, and so that concurrent
      // forms are counted.
      if (!(await o.users.lock(tx, report.userId))) throw new AppError('UNAUTHENTICATED');
      await refuseTooMany(tx, report.userId, report.componentId);
      await faultsRepository.insert(tx, {
        ...report,
        pictureKey: picture?.key ?? null,
        pictureWidths: picture?.widths ?? [],
      });
    });

  /** Reads with the member locked, so that an insert that is still running has finished. */
  const isThere = ({ userId, id }: Report): Promise<boolean> =>
    inTransaction(o.db, async (tx) => {
      await o.users.lock(tx, userId);
      return (await faultsRepository.find(tx, id)) !== undefined;
    });

  const keep = async (report: Report, picture: StoredPicture | undefined): Promise<string> => {
    try {
      await insert(report, picture);
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      // With this error the picture is removed. With the original error it stays, because the outcome is unknown.
      const isKept = await isThere(report).catch(() => Promise.reject(error));
      if (!isKept) throw new AppError('UNAVAILABLE', { cause: error });
    }
    return report.id;
  };

  /** Returns the id of the fault. The same form creates it once, however often it is sent. */
  const submit = async (
    principal: Principal,
    componentId: string,
    form: Form,
    files: readonly UploadedFile[],
  ): Promise<string> => {
    const { userId } = principal;
    const { submissionId, version, what, place, browser } = form;
    const sha256 = await digestOfForm({ componentId, ...form }, files);
    const made = await findMade(userId, submissionId, sha256);
    if (made !== undefined) return made;
    // The limit counts only new forms. A form that was stored already always gets a success response.
    await o.limits.report(userId);
    await requireVisible(principal, componentId);
    const versionId = await faultsRepository.findVersionId(o.db, componentId, version);
    if (versionId === undefined)
      throw new AppError('BAD_REQUEST', { message: FAULT_TEXTS.unknownVersion });
    const now = o.clock.now();
    const report: Report = {
      id: uuidv7(now.getTime()),
      componentId,
      versionId,
      userId,
      what,
      place,
      browser,
      createdAt: now,
      submissionId: submissionId ?? null,
      sha256,
    };
    try {
      // Checked before any image is processed, and again when the fault is inserted.
      await refuseTooMany(o.db, userId, componentId);
      return await o.pictures.keep(files, PLACE, ([picture]) => keep(report, picture));
    } catch (error) {
      // A concurrent request with the same form has finished first.
      const first = await findMade(userId, submissionId, sha256);
      if (first !== undefined) return first;
      throw error;
    }
  };

  return {
    report: async (
      principal: Principal,
      componentId: string,
      form: Form,
      files: readonly UploadedFile[],
    ): Promise<Fault> => {
      const id = await submit(principal, componentId, form, files);
      const row = await faultsRepository.find(o.db, id);
      if (!row) throw new AppError('NOT_FOUND');
      return presentFault(row);
    },

    known: async (slug: string, { fresh }: { fresh: boolean }): Promise<KnownFaults> => {
      const find = async (db: Database): Promise<KnownFaults | undefined> => {
        const version = await knownRepository.findVersion(db, slug);
        if (!version) return undefined;
        const rows = await knownRepository.list(db, version.id);
        return {
          version: version.number,
          faults: rows.map(({ id, shownAs, confirmedAt }) => ({
            _id: id,
            sentence: shownAs,
            since: confirmedAt.toISOString(),
          })),
        };
      };
      // A standby may lag behind. A slug that is missing there is looked up on the primary.
      const found =
        (await o.reads.read(find, { fresh })) ??
        (fresh ? undefined : await o.reads.read(find, { fresh: true }));
      if (!found) throw new AppError('NOT_FOUND');
      return found;
    },

    personalData: {
      name: 'faults',
      exportFor: async (userId: string) => {
        const rows = await faultsRepository.listForExport(o.db, userId);
        return rows.map((row) => presentOwn(row, o.privateLinks));
      },
      removeFor: async (tx: Tx, userId: string): Promise<void> => {
        const pictures = await faultsRepository.removeAllOf(tx, userId);
        if (pictures.length > 0)
          await o.pictures.remove(tx, { bucket: PLACE.bucket, keys: pictures.flatMap(keysOf) });
      },
    },
  };
};
