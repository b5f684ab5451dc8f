import { CREATORS_SHOWN } from '@tessera/contract/creators';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { AppError } from '../../platform/errors.ts';
import type { UsersService } from '../users/service.ts';
import { presentCreator } from './presenter.ts';
import { recordsRepository, type CreatorRow } from './repository.records.ts';
import type { ApplicationRow } from './repository.ts';

const NOT_A_CREATOR = 'This person is not in the creator program. Choose another creator.';

export type CreatorRecords = ReturnType<typeof createCreatorRecords>;

/** The people whose components the shop sells. */
export const createCreatorRecords = ({
  db,
  clock,
  users,
}: {
  db: Database;
  clock: Clock;
  users: UsersService;
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

  /** Refuses somebody who is not, or no longer, a creator. */
  hold: async (tx: Tx, id: string): Promise<void> => {
    const row = await recordsRepository.hold(tx, id);
    if (!row || row.endedAt) throw new AppError('BAD_REQUEST', { message: NOT_A_CREATOR });
  },

  personalData: {
    name: 'creator',
    exportFor: async (userId: string) => {
      const { email } = await users.get(userId);
      return (await recordsRepository.findOf(db, userId, email)) ?? null;
    },
    removeFor: async (tx: Tx, userId: string) => {
      const { email } = await users.get(userId);
      await recordsRepository.anonymise(tx, userId, email, clock.now());
    },
  },
});
