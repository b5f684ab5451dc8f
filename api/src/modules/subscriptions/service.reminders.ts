import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database } from '../../platform/db/database.ts';
import type { Enqueue } from '../../platform/jobs/jobs.ts';
import { remindersDue } from './policy.reminders.ts';
import { remindersRepository, type ReminderOrder } from './repository.reminders.ts';

const AT_A_TIME = 200;

export type RemindersService = ReturnType<typeof createRemindersService>;

/** Tells people that a plan of theirs ends, and that it has. */
export const createRemindersService = ({
  db,
  clock,
  writeReminder,
}: {
  db: Database;
  clock: Clock;
  writeReminder: Enqueue<ReminderOrder>;
}) => ({
  /** Posts the letters that are due, each once: the row that says so and the letter are one transaction. */
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
