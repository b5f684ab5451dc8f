import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { rounds } from '../../platform/db/rounds.ts';
import type { Log } from '../../platform/log.ts';
import { isFailure } from '../../platform/razorpay/failure.ts';
import type { Razorpay } from '../../platform/razorpay/razorpay.ts';
import { disputesRepository } from './repository.disputes.ts';
import type { RefundRecording } from './service.recording.ts';

const EVERY_MS = 24 * 3_600_000;
const RETRY_MS = 10 * 60_000;
/** Far more disputes with held money than there should ever be. */
const ASKED_AT_ONCE = 1_000;
const BOOKED_AT_ONCE = 100;

export type DisputesService = ReturnType<typeof createDisputesService>;

/** Updates disputes for which no event has arrived. */
export const createDisputesService = ({
  db,
  clock,
  log,
  razorpay,
  refunds,
}: {
  db: Database;
  clock: Clock;
  log: Log;
  razorpay: Razorpay | null;
  refunds: Pick<RefundRecording, 'recordDispute'>;
}) => {
  const ask = async (provider: Razorpay): Promise<void> => {
    for (const id of await disputesRepository.listHeld(db, ASKED_AT_ONCE))
      try {
        await refunds.recordDispute(await provider.getDispute(id));
      } catch (error) {
        log.warn({ err: error, disputeId: id }, 'payments: a dispute could not be looked at');
        if (isFailure(error, 'unavailable', 'misconfigured')) throw error;
      }
  };

  return {
    /**
     * Asks the provider once a day about every dispute with held money, in case its last event was lost. One process
     * does it for all.
     */
    askDue: async (): Promise<void> => {
      const now = clock.now();
      const next = new Date(now.getTime() + EVERY_MS);
      if (!razorpay || !(await rounds.claim(db, 'disputes', now, next))) return;
      try {
        await ask(razorpay);
      } catch (error) {
        await rounds.retry(db, 'disputes', new Date(now.getTime() + RETRY_MS));
        throw error;
      }
    },

    /** Books disputes that an older release stored without booking the held money. Returns their number. */
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
  };
};
