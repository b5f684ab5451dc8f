import { sql } from 'kysely';
import type { Database } from './database.ts';

const PROBE_EVERY_MS = 500;
const MAX_LAG_MS = 2_000;

export type ReadRouter = {
  /**
   * Runs an anonymous read on the standby while it keeps up. The primary is used otherwise, or when the standby fails.
   */
  read: <T>(work: (db: Database) => Promise<T>, options: { fresh: boolean }) => Promise<T>;
  stop: () => void;
};

type Probe = { lagMs: number; streaming: boolean };

const withTimeout = <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the standby did not answer in time')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

const probe = (standby: Database, timeoutMs: number) =>
  withTimeout(
    sql<Probe>`
      select case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
                  else coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) * 1000, 1e9)
             end::float8 as lag_ms,
             exists (select 1 from pg_stat_wal_receiver where status = 'streaming' or status is null) as streaming`.execute(
      standby,
    ),
    timeoutMs,
  );

const answers = async (standby: Database, timeoutMs: number): Promise<boolean> => {
  try {
    await withTimeout(sql`select 1`.execute(standby), timeoutMs);
    return true;
  } catch {
    return false;
  }
};

export async function openReadRouter(
  primary: Database,
  standby: Database | null,
  onRead: (database: 'primary' | 'standby') => void,
  isTransient: (error: unknown) => boolean,
  isTooSlow: (error: unknown) => boolean,
  isUnknownThere: (error: unknown) => boolean,
  probeTimeoutMs: number,
): Promise<ReadRouter> {
  let usable = false;
  const look = async () => {
    if (!standby) return;
    try {
      const { rows } = await probe(standby, probeTimeoutMs);
      usable = rows[0]?.streaming === true && rows[0].lagMs <= MAX_LAG_MS;
    } catch {
      usable = false;
    }
  };
  await look();
  const timer = setInterval(() => void look(), PROBE_EVERY_MS).unref();

  return {
    stop: () => clearInterval(timer),
    read: async (work, { fresh }) => {
      if (standby && usable && !fresh) {
        try {
          const result = await work(standby);
          onRead('standby');
          return result;
        } catch (error) {
          // A standby that still answers is healthy. A query that is too slow there would be just as slow on the
          // primary.
          const isWell =
            !isTransient(error) || (isTooSlow(error) && (await answers(standby, probeTimeoutMs)));
          if (isWell && !isUnknownThere(error)) throw error;
          if (!isWell) usable = false;
        }
      }
      try {
        const result = await work(primary);
        onRead('primary');
        return result;
      } catch (error) {
        // While the primary is down, an outdated catalogue is better than none.
        if (!standby || fresh || !isTransient(error) || isTooSlow(error)) throw error;
        const result = await work(standby);
        onRead('standby');
        return result;
      }
    },
  };
}
