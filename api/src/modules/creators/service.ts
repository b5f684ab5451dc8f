import {
  areHeavy,
  faultOfWork,
  faultsOfFields,
  type ApplicationFields,
} from '@tessera/contract/application-rules';
import type { Application, Standing } from '@tessera/contract/creators';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import type { UploadedFile } from '../../platform/http/form.ts';
import type { Client, Principal } from '../../platform/http/principal.ts';
import { keysOf, type Pictures, type StoredPicture } from '../../platform/images/pictures.ts';
import type { PrivateLinks } from '../../platform/images/private-links.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { Account, UsersService } from '../users/service.ts';
import type { ApplicationLetterOrder } from './jobs.ts';
import type { ApplicationLimits } from './policy.limits.ts';
import { NEVER_ASKED, plansAnswer } from './policy.plans.ts';
import { presentApplication, presentStanding } from './presenter.ts';
import { creatorsRepository, type ApplicationRow, type SampleRow } from './repository.ts';
import type { ApplicationCodeOrder, ApplicationCodes } from './service.codes.ts';
import type { CreatorRecords } from './service.records.ts';

type Applied = { application: Application; message: string; otp?: string };
type Form = ApplicationFields & {
  opensPlans?: 'yes' | 'no' | undefined;
  plansText?: string | undefined;
};
type CodeSent = { message: string; otp?: string };

/** Large enough to judge the work, small enough for a phone. */
const PLACE = { bucket: 'private', folder: 'samples', widths: [1600, 320] } as const;

const RECEIVED = 'Application submitted successfully! Our team will review it and write to you.';
/** The same text for every address, known or not. */
const SENT: CodeSent = {
  message: 'If there is an application of this address, a code is on its way.',
};

export type CreatorsService = ReturnType<typeof createCreatorsService>;

const refuseOpen = (open: ApplicationRow | null): void => {
  if (open?.status === 'pending') throw new AppError('APPLICATION_PENDING');
  if (open) throw new AppError('APPLICATION_APPROVED');
};

/** Spec 5: all fields are required. The error message names the first fault. */
const requireFields = (fields: ApplicationFields): void => {
  const [message] = Object.values(faultsOfFields(fields));
  if (message !== undefined) throw new AppError('BAD_REQUEST', { message });
};

export const createCreatorsService = (o: {
  db: Database;
  clock: Clock;
  log: Log;
  users: UsersService;
  codes: ApplicationCodes;
  records: CreatorRecords;
  pictures: Pictures;
  privateLinks: PrivateLinks;
  limits: ApplicationLimits;
  writeLetter: Enqueue<ApplicationLetterOrder>;
  /** In development, the response contains the code. */
  exposeCodes: boolean;
}) => {
  const present = async (row: ApplicationRow): Promise<Application> =>
    presentApplication(row, await creatorsRepository.listSamples(o.db, [row.id]), o.privateLinks);

  const removeFiles = async (tx: Tx, samples: readonly SampleRow[]): Promise<void> => {
    if (samples.length > 0)
      await o.pictures.remove(tx, { bucket: PLACE.bucket, keys: samples.flatMap(keysOf) });
  };

  const exposed = (order: ApplicationCodeOrder | null): { otp?: string } => {
    const otp = o.exposeCodes && order && o.codes.read(order);
    return otp ? { otp } : {};
  };

  const sendCode = async (tx: Tx, applicationId: string): Promise<ApplicationCodeOrder | null> => {
    const code = await o.codes.issue(tx, applicationId);
    if (code) await o.writeLetter(tx, { about: 'code', code });
    return code;
  };

  const sendNothing = async (tx: Tx): Promise<null> => {
    await o.codes.issueNothing(tx);
    await o.writeLetter(tx, { about: 'nothing', applicationId: '' });
    return null;
  };

  /** An application that another person sent with this address must not block the owner of the address. */
  const findObstacle = async (db: Database, email: string, owner: Account | null) => {
    const open = await creatorsRepository.findOpen(db, email);
    const isStrangers = open?.status === 'pending' && open.confirmedAt === null;
    return owner && isStrangers ? null : open;
  };

  const keep = (form: Form, pictures: StoredPicture[], owner: Account | null) =>
    inTransaction(o.db, async (tx) => {
      const { opensPlans, plansText, portfolio, ...fields } = form;
      // Locked, so that a concurrent deletion of the account does not leave this application behind.
      if (owner && !(await o.users.lock(tx, owner.id))) throw new AppError('UNAUTHENTICATED');
      if (owner) await removeFiles(tx, await creatorsRepository.removeUnconfirmed(tx, owner.email));
      const now = o.clock.now();
      const application = {
        id: uuidv7(now.getTime()),
        userId: owner?.id ?? null,
        ...fields,
        portfolioUrl: portfolio === '' ? null : portfolio,
        createdAt: now,
        confirmedAt: owner ? now : null,
        ...(opensPlans ? plansAnswer(opensPlans === 'yes', plansText, now) : NEVER_ASKED),
      };
      const samples = pictures.map(({ key, width, height, widths }) => ({
        key,
        width,
        height,
        widths,
      }));
      if (!(await creatorsRepository.insert(tx, application, samples))) {
        // A concurrent application was stored first.
        refuseOpen(await creatorsRepository.findOpen(tx, fields.email));
        throw new AppError('CONFLICT');
      }
      const code = owner ? null : await sendCode(tx, application.id);
      if (owner) await o.writeLetter(tx, { about: 'received', applicationId: application.id });
      return { id: application.id, code };
    });

  return {
    /**
     * Spec 4: the application is pending at once, with or without an account. A signed-in user applies with the
     * verified address.
     */
    apply: async (
      principal: Principal | null,
      form: Form,
      files: readonly UploadedFile[],
      client: Client,
    ): Promise<Applied> => {
      const owner = principal?.isVerified ? await o.users.get(principal.userId) : null;
      // Many people can share a network, so a member counts as one.
      await o.limits.applyFrom(owner ? `account ${owner.id}` : client.network);
      const fields = { ...form, email: owner?.email ?? form.email };
      requireFields(fields);
      const noWork = faultOfWork(files.length, fields.portfolio);
      if (noWork !== null) throw new AppError('BAD_REQUEST', { message: noWork });
      const sizes = files.map(({ bytes }) => bytes);
      if (areHeavy(sizes))
        o.log.warn(
          { bytes: sizes },
          'creators: the images of an application weigh more than 15 MB',
        );
      refuseOpen(await findObstacle(o.db, fields.email, owner));
      await o.limits.applyAs(fields.email);
      const { id, code } = await o.pictures.keep(files, PLACE, (pictures) =>
        keep(fields, pictures, owner),
      );
      if (code) await o.limits.startCooldown(fields.email);
      const row = await creatorsRepository.findById(o.db, id);
      if (!row) throw new AppError('NOT_FOUND');
      return { application: await present(row), message: RECEIVED, ...exposed(code) };
    },

    /** Spec 7: 404 means that there is none. */
    getOwn: async ({ userId }: Principal): Promise<Application> => {
      const { email } = await o.users.get(userId);
      const row = await creatorsRepository.findNewestOf(o.db, userId, email);
      if (!row) throw new AppError('NOT_FOUND');
      return present(row);
    },

    /** Whoever reads the mail of the address confirms the application, and sees where it stands. */
    confirm: async (form: { email: string; otp: string }, client: Client): Promise<Standing> => {
      await o.limits.guess(`${form.email} ${client.network}`);
      const newest = await creatorsRepository.findNewestFor(o.db, form.email);
      await o.codes.check(newest?.id, form.otp);
      return inTransaction(o.db, async (tx) => {
        const id = newest!.id;
        const isFirst = await creatorsRepository.confirm(tx, id, o.clock.now());
        await o.codes.consume(tx, id);
        const confirmed = await creatorsRepository.findById(tx, id);
        if (!confirmed) throw new AppError('INVALID_OTP');
        // An application can be approved before its address is confirmed.
        if (isFirst) await o.records.open(tx, confirmed);
        if (isFirst && confirmed.status === 'pending')
          await o.writeLetter(tx, { about: 'received', applicationId: id });
        return presentStanding(confirmed);
      });
    },

    /** The same writes and the same answer for an address without an application. */
    resendCode: async (email: string, client: Client): Promise<CodeSent> => {
      await o.limits.askFrom(client.network);
      await o.limits.cooldown(email);
      await o.limits.sendTo(email);
      const newest = await creatorsRepository.findNewestFor(o.db, email);
      const code = await inTransaction(o.db, (tx) =>
        newest ? sendCode(tx, newest.id) : sendNothing(tx),
      );
      return { ...SENT, ...exposed(code) };
    },

    personalData: {
      name: 'creatorApplications',
      exportFor: async (userId: string) => {
        const { email } = await o.users.get(userId);
        const rows = await creatorsRepository.listOf(o.db, userId, email);
        const samples = await creatorsRepository.listSamples(
          o.db,
          rows.map(({ id }) => id),
        );
        return rows.map((row) => presentApplication(row, samples, o.privateLinks));
      },
      removeFor: async (tx: Tx, userId: string) => {
        const email = await o.users.provenEmail(userId);
        await removeFiles(tx, await creatorsRepository.removeAllOf(tx, userId, email));
      },
    },
  };
};
