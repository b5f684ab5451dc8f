import type { Database } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import { disputesRepository } from './repository.disputes.ts';
import type { RefundsService } from './service.refunds.ts';

const BOOKED_AT_ONCE = 100;

export type DisputesService = ReturnType<typeof createDisputesService>;

/** What becomes of disputes when no event brings it. */
export const createDisputesService = ({
  db,
  log,
  refunds,
}: {
  db: Database;
  log: Log;
  refunds: Pick<RefundsService, 'recordDispute'>;
}) => ({
  /** A release that knew no held money wrote disputes down without booking it; how many were booked now. */
  bookMissed: async (): Promise<number> => {
    let booked = 0;
    for (const dispute of await disputesRepository.listUnbooked(db, BOOKED_AT_ONCE))
      try {
        await refunds.recordDispute(dispute);
        log.warn({ disputeId: dispute.id }, 'payments: a dispute was booked late');
        booked++;
      } catch (error) {
        log.error({ err: error, disputeId: dispute.id }, 'payments: a dispute is not booked yet');
      }
    return booked;
  },
});
