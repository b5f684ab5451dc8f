import { CREATORS_SHOWN } from '@tessera/contract/creators';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { AuditService } from '../audit/service.ts';
import type { UsersService } from '../users/service.ts';
import { plansAnswer } from './policy.plans.ts';
import { presentCreator, presentPlansAnswer } from './presenter.ts';
import { recordsRepository, type CreatorRow } from './repository.records.ts';
import type { ApplicationRow } from './repository.ts';

const NOT_A_CREATOR = 'This person is not in the creator program. Choose another creator.';

const noConsent = ({ name }: CreatorRow): string =>
  `${name ?? 'This creator'} has not agreed that plans open their components. Keep the component private until they agree on the page of the creator program.`;

const FREE =
  'Without a plan a component is free for everybody. What a creator sells is not given away.';

export type CreatorRecords = ReturnType<typeof createCreatorRecords>;

/** The people whose components the shop sells. */
export const createCreatorRecords = ({
  db,
  clock,
  users,
  audit,
}: {
  db: Database;
  clock: Clock;
  users: UsersService;
  audit: AuditService;
}) => ({
  /**
   * Makes the record of an approved application whose address is confirmed. Without the confirmation it waits, because
   * another person may have applied with the address.
   */
  open: async (tx: Tx, application: ApplicationRow): Promise<void> => {
    const { id: applicationId, email, name, status, confirmedAt } = application;
    if (status !== 'approved' || confirmedAt === null) return;
    const now = clock.now();
    await recordsRepository.open(tx, {
      id: uuidv7(now.getTime()),
      applicationId,
      userId: application.userId ?? (await recordsRepository.findVerified(tx, email)),
      email,
      name,
      createdAt: now,
      plansAgreed: application.plansAgreed,
      plansAnsweredAt: application.plansAnsweredAt,
      plansText: application.plansText,
    });
  },

  /** Ends the record of an application whose approval was reversed. Components and sales keep their creator. */
  end: (tx: Tx, applicationId: string): Promise<void> =>
    recordsRepository.end(tx, applicationId, clock.now()),

  list: async (query: { search?: string | undefined; id?: string | undefined }) => {
    const rows = await recordsRepository.search(db, { ...query, limit: CREATORS_SHOWN + 1 });
    return {
      creators: rows.slice(0, CREATORS_SHOWN).map(presentCreator),
      isMore: rows.length > CREATORS_SHOWN,
    };
  },

  get: async (id: string): Promise<CreatorRow> => {
    const row = await recordsRepository.find(db, id);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  },

  /**
   * Refuses somebody who is not, or no longer, a creator, a plan that the creator has not agreed to, and giving
   * away what was sold. An unknown answer counts as no.
   */
  hold: async (
    tx: Tx,
    id: string,
    o: { isNew: boolean; isInPlan: boolean; becomesFree: boolean },
  ): Promise<void> => {
    const row = await recordsRepository.hold(tx, id);
    if (!row || (o.isNew && row.endedAt))
      throw new AppError('BAD_REQUEST', { message: NOT_A_CREATOR });
    if (o.becomesFree) throw new AppError('BAD_REQUEST', { message: FREE });
    if (o.isInPlan && row.plansAgreed !== true)
      throw new AppError('BAD_REQUEST', { message: noConsent(row) });
  },

  answerPlans: (
    { userId }: Principal,
    { opensPlans, plansText }: { opensPlans: boolean; plansText: string },
  ) =>
    inTransaction(db, async (tx) => {
      const answer = plansAnswer(opensPlans, plansText, clock.now());
      const account = await users.lock(tx, userId);
      const id =
        account && (await recordsRepository.answerPlans(tx, userId, account.email, answer));
      if (!id) throw new AppError('NOT_FOUND');
      await audit.record(tx, {
        actorId: userId,
        action: 'update',
        subject: { kind: 'creator', id },
        fields: [`plans ${opensPlans ? 'yes' : 'no'}`, `text ${plansText}`],
      });
      return presentPlansAnswer(answer)!;
    }),

  personalData: {
    name: 'creator',
    exportFor: async (userId: string) => {
      return (await recordsRepository.findOf(db, userId, await users.provenEmail(userId))) ?? null;
    },
    removeFor: async (tx: Tx, userId: string) => {
      await recordsRepository.anonymise(tx, userId, await users.provenEmail(userId), clock.now());
    },
  },
});
