import { connectTo } from './scratch-database.ts';
import { until } from './until.ts';
import { adminUrl } from './world.ts';

/** What waits for a lock in the database of this test file, by the words of its statement. */
export async function watchLocks() {
  const watcher = await connectTo(adminUrl());
  const waiting = async (): Promise<string[]> => {
    const { rows } = await watcher.query<{ query: string }>(
      `select query from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' order by query_start`,
    );
    return rows.map(({ query }) => query);
  };
  return {
    waiting,
    /** Until so many wait. Fails when the work that should have waited is over before. */
    untilWaiting: async (count: number, other?: Promise<unknown>): Promise<void> => {
      const state = { isOver: false };
      const end = () => void (state.isOver = true);
      other?.then(end, end);
      await until(async () => {
        if ((await waiting()).length >= count) return true;
        if (state.isOver) throw new Error('the work ended without waiting for the lock');
        return false;
      });
    },
  };
}

/** Holds something in the database that others wait for. */
export async function holdLock(statement: string, values: unknown[] = []) {
  const owner = await connectTo(adminUrl());
  const locks = await watchLocks();
  await owner.query('begin');
  await owner.query(statement, values);
  return { ...locks, release: async () => void (await owner.query('rollback')) };
}
