import { connectTo } from './scratch-database.ts';
import { until } from './until.ts';
import { adminUrl } from './world.ts';

/** Watches the statements that wait for a lock in the database of this test file. */
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
    /** Waits until this many statements are waiting. Fails when `other`, which should wait too, ends before. */
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

/** Holds a lock in the database, so that other transactions wait for it. */
export async function holdLock(statement: string, values: unknown[] = []) {
  const owner = await connectTo(adminUrl());
  const locks = await watchLocks();
  await owner.query('begin');
  await owner.query(statement, values);
  return { ...locks, release: async () => void (await owner.query('rollback')) };
}
