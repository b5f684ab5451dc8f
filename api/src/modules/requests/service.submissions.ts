import type { z } from 'zod';
import { REQUESTS_OPEN_MAX } from '@tessera/contract/request-rules';
import type { submitRequest } from '@tessera/contract/requests';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, isUnanswered, type Database } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import { digestOfForm } from '../../platform/http/form-digest.ts';
import type { UploadedFile } from '../../platform/http/form.ts';
import type { PicturePlace, Pictures, StoredPicture } from '../../platform/images/pictures.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import type { PeriodsService, RunningPeriod } from '../subscriptions/service.periods.ts';
import type { UsersService } from '../users/service.ts';
import type { RequestLetterOrder } from './jobs.ts';
import type { RequestLimits } from './policy.limits.ts';
import { findPlace, type TakenSlot } from './policy.ts';
import { idempotencyRepository } from './repository.idempotency.ts';
import { requestsRepository } from './repository.ts';

export type RequestForm = z.output<typeof submitRequest.body>;
type Submission = { id: string; form: RequestForm; sha256: string };

/** Large enough to see the details, small enough for a phone. */
export const PLACE = {
  bucket: 'private',
  folder: 'requests',
  widths: [1600, 320],
} as const satisfies PicturePlace;

const SENT_BEFORE =
  'An earlier form of this one has arrived already. You find it among your requests.';

export const givingOf = (periods: readonly RunningPeriod[]): RunningPeriod[] =>
  periods.filter(({ requestQuota }) => requestQuota !== 0);

export const takenIn = (db: Database, periods: readonly RunningPeriod[]): Promise<TakenSlot[]> =>
  requestsRepository.listTaken(
    db,
    periods.map(({ grantId }) => grantId),
  );

/** The period that a new request of this user would count for. Throws if there is none. */
const getPlace = async (db: Database, userId: string, periods: readonly RunningPeriod[]) => {
  const giving = givingOf(periods);
  if (giving.length === 0) throw new AppError('REQUESTS_NOT_INCLUDED');
  const place = findPlace(giving, await takenIn(db, giving));
  if (!place) throw new AppError('REQUESTS_USED_UP');
  if ((await requestsRepository.countOpen(db, userId)) >= REQUESTS_OPEN_MAX)
    throw new AppError('REQUESTS_WAITING');
  return place;
};

/** Creates a request from a form. The same form creates it once, however often it is sent. */
export const createSubmissions = (o: {
  db: Database;
  clock: Clock;
  users: UsersService;
  periods: PeriodsService;
  pictures: Pictures;
  limits: RequestLimits;
  writeLetter: Enqueue<RequestLetterOrder>;
}) => {
  const findMade = async (
    userId: string,
    { form: { submissionId }, sha256 }: Submission,
  ): Promise<string | undefined> => {
    if (submissionId === undefined) return undefined;
    const made = await idempotencyRepository.find(o.db, userId, submissionId);
    if (made && made.sha256 !== sha256) throw new AppError('CONFLICT', { message: SENT_BEFORE });
    return made?.requestId;
  };

  const insert = (
    userId: string,
    { id, form: { submissionId, ...form }, sha256 }: Submission,
    stored: readonly StoredPicture[],
  ): Promise<void> =>
    inTransaction(o.db, async (tx) => {
      // Locked, so that a concurrent deletion of the account does not leave this request behind.
      if (!(await o.users.lock(tx, userId))) throw new AppError('UNAUTHENTICATED');
      // Locked until the transaction ends, so that concurrent forms wait here. A unique index protects the slots too.
      const place = await getPlace(tx, userId, await o.periods.hold(tx, userId));
      const now = o.clock.now();
      await requestsRepository.insert(
        tx,
        { id, userId, ...form, ...place, createdAt: now },
        stored.map(({ key, width, height, widths }) => ({ key, width, height, widths })),
      );
      if (submissionId !== undefined)
        await idempotencyRepository.insert(tx, {
          userId,
          submissionId,
          requestId: id,
          sha256,
          madeAt: now,
        });
      await o.writeLetter(tx, { requestId: id });
    });

  /** Reads with the requester locked, so that an insert that is still running has finished. */
  const isThere = (userId: string, id: string): Promise<boolean> =>
    inTransaction(o.db, async (tx) => {
      await o.users.lock(tx, userId);
      return (await requestsRepository.find(tx, id)) !== undefined;
    });

  const keep = async (
    userId: string,
    submission: Submission,
    stored: readonly StoredPicture[],
  ): Promise<string> => {
    try {
      await insert(userId, submission, stored);
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      // With this error the pictures are removed. With the original error they stay, because the outcome is unknown.
      const isKept = await isThere(userId, submission.id).catch(() => Promise.reject(error));
      if (!isKept) throw new AppError('UNAVAILABLE', { cause: error });
    }
    return submission.id;
  };

  return {
    /** Returns the id of the request. */
    submit: async (
      userId: string,
      form: RequestForm,
      files: readonly UploadedFile[],
    ): Promise<string> => {
      const submission = {
        id: uuidv7(o.clock.now().getTime()),
        form,
        sha256: await digestOfForm(form, files),
      };
      const made = await findMade(userId, submission);
      if (made !== undefined) return made;
      // The limit counts only new forms. A form that was stored already always gets a success response.
      await o.limits.submit(userId);
      try {
        // Checked before any image is processed, and again when the request is inserted.
        await getPlace(o.db, userId, await o.periods.list(userId));
        return await o.pictures.keep(files, PLACE, (stored) => keep(userId, submission, stored));
      } catch (error) {
        // A concurrent request with the same form has finished first.
        const first = await findMade(userId, submission);
        if (first !== undefined) return first;
        throw error;
      }
    },
  };
};
