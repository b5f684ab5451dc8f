import { backoffMs } from '../../platform/backoff.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database, type Tx } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { newFileKey } from './policy.keys.ts';
import { deliveriesRepository } from './repository.deliveries.ts';
import { leftoversRepository } from './repository.leftovers.ts';

/** Far longer than an upload that is still running can take. */
const LAST_ARRIVAL_MS = 3_600_000;
const CLAIM_MS = 120_000;
const AT_ONCE = 20;
const PEOPLE_AT_ONCE = 100;
const RETRY = { firstMs: 5_000, longestMs: 3_600_000 };

/** Documents of deleted users are kept for accounting. Their names are erased. */
export const createForgettingService = ({
  db,
  clock,
  log,
  storage,
}: {
  db: Database;
  clock: Clock;
  log: Log;
  storage: Storage;
}) => {
  /**
   * Every file gets a new key. A process that draws the old file at this moment therefore cannot bring the name back.
   */
  const forget = async (tx: Tx, userId: string): Promise<void> => {
    const now = clock.now();
    const files = await deliveriesRepository.lockOf(tx, userId);
    await leftoversRepository.insertAll(
      tx,
      files.map(({ fileKey }) => fileKey),
      now,
    );
    await deliveriesRepository.forgetAll(
      tx,
      files.map(({ invoiceId }) => invoiceId),
      { fileKeys: files.map(() => newFileKey()), now },
    );
  };

  return {
    forget,

    /**
     * A document that was issued without a lock on the account may have got a name after the deletion. Returns the
     * number of affected users.
     */
    forgetLate: async (): Promise<number> => {
      let forgotten = 0;
      for (const userId of await deliveriesRepository.listUnforgotten(db, PEOPLE_AT_ONCE))
        try {
          await inTransaction(db, (tx) => forget(tx, userId));
          log.warn({ userId }, 'invoices: a name was forgotten late');
          forgotten++;
        } catch (error) {
          log.error({ err: error, userId }, 'invoices: a name is not forgotten yet');
        }
      return forgotten;
    },

    /** Removes files that are due, with unlimited retries. Returns their number. */
    removeLeftovers: async (): Promise<number> => {
      const now = clock.now();
      const until = new Date(now.getTime() + CLAIM_MS);
      const due = await leftoversRepository.claim(db, now, until, AT_ONCE);
      for (const { fileKey, forgottenAt, attempts } of due)
        try {
          await storage.remove('private', fileKey);
          const lastArrivalAt = new Date(forgottenAt.getTime() + LAST_ARRIVAL_MS);
          if (now >= lastArrivalAt) await leftoversRepository.remove(db, fileKey);
          else
            await leftoversRepository.postpone(db, fileKey, {
              nextTryAt: lastArrivalAt,
              attempts: 0,
            });
        } catch (error) {
          log.warn({ err: error }, 'invoices: a file with a forgotten name is not removed yet');
          await leftoversRepository.postpone(db, fileKey, {
            nextTryAt: new Date(clock.now().getTime() + backoffMs(attempts, RETRY)),
            attempts: attempts + 1,
          });
        }
      return due.length;
    },
  };
};
