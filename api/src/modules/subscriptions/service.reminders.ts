import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database } from '../../platform/db/database.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import { remindersDue } from './policy.reminders.ts';
import { remindersRepository, type ReminderOrder } from './repository.reminders.ts';

const AT_A_TIME = 200;

export type RemindersService = ReturnType<typeof createRemindersService>;

/** Sends e-mails about plans that end soon or have ended. */
export const createRemindersService = ({
  db,
  clock,
  writeReminder,
}: {
  db: Database;
  clock: Clock;
  writeReminder: Enqueue<ReminderOrder>;
}) => ({
  /** Queues the e-mails that are due, each once. The record and the job are written in one transaction. */
  post: async (): Promise<number> => {
    const now = clock.now();
    let posted = 0;
    for (const due of remindersDue(now)) {
      let grantIds: string[];
      do {
        grantIds = await inTransaction(db, async (tx) => {
          const claimed = await remindersRepository.claim(tx, due, { now, limit: AT_A_TIME });
          for (const grantId of claimed) await writeReminder(tx, { grantId, kind: due.kind });
          return claimed;
        });
        posted += grantIds.length;
      } while (grantIds.length === AT_A_TIME);
    }
    return posted;
  },
});
