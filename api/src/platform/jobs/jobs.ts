import { fromKysely, PgBoss, type Queue } from 'pg-boss';
import type { Tx } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';

export type Job<T> = { id: string; data: T };

type Definition = {
  name: string;
  options: Pick<Queue, 'retryLimit' | 'retryDelay' | 'expireInSeconds'> & {
    /** How long after the commit the work may begin, within a look of the queue. */
    delaySeconds?: number;
  };
  work: (job: Job<unknown>) => Promise<void>;
  times?: Times;
};

/** When work comes round: a cron line, read in a time zone. */
export type Times = { cron: string; timeZone: string };

/** A queue somebody may write to. The row is part of the caller's transaction: no commit, no job. */
export type Enqueue<T extends object> = (tx: Tx, data: T) => Promise<void>;

export type Jobs = ReturnType<typeof createJobs>;

const STOP_TIMEOUT_MS = 20_000;
/** A new job announces itself, a repeat does not: pg-boss itself would notice it after thirty seconds. */
const LOOK_EVERY_SECONDS = 2;
const DEAD_LETTERS = 'dead-letters';

export function createJobs(o: {
  url: string;
  working: boolean;
  log: Log;
  metrics: Metrics;
  lookEverySeconds?: number;
}) {
  const lookEverySeconds = o.lookEverySeconds ?? LOOK_EVERY_SECONDS;
  const boss = new PgBoss({
    connectionString: o.url,
    migrate: false,
    createSchema: false,
    max: o.working ? 6 : 2,
    useListenNotify: o.working,
    supervise: o.working,
    schedule: o.working,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    connectionTimeoutMillis: 2_000,
  });
  boss.on('error', (error) => {
    o.metrics.serviceFailures.inc({ service: 'jobs' });
    o.log.error({ err: error }, 'jobs: database trouble');
  });
  boss.on('warning', (warning) => o.log.warn({ warning }, 'jobs: warning'));

  const definitions = new Map<string, Definition>();

  const run = async (definition: Definition, job: Job<unknown>) => {
    const end = o.metrics.jobSeconds.startTimer({ queue: definition.name });
    try {
      await definition.work(job);
      end({ outcome: 'done' });
    } catch (error) {
      end({ outcome: 'failed' });
      o.log.error({ err: error, queue: definition.name, jobId: job.id }, 'job failed');
      throw error;
    }
  };

  return {
    /** Names a queue and its work, at start. Work may run twice after a crash, so it must bear repetition. */
    define<T extends object>(
      name: string,
      options: Definition['options'],
      work: (job: Job<T>) => Promise<void>,
    ): Enqueue<T> {
      definitions.set(name, { name, options, work: work as Definition['work'] });
      const startAfter = options.delaySeconds ?? 0;
      return async (tx, data) => {
        await boss.send(name, data, { db: fromKysely(tx), ...(startAfter > 0 && { startAfter }) });
      };
    },

    /** Work that comes round by the clock, once for all processes; a time that was missed is made up for at the next. */
    repeat(name: string, times: Times, work: () => Promise<void>): void {
      const options = { retryLimit: 2, retryDelay: 30, expireInSeconds: 600 };
      definitions.set(name, { name, options, work, times });
    },

    async start() {
      await boss.start();
      await boss.createQueue(DEAD_LETTERS);
      for (const definition of definitions.values()) {
        const { delaySeconds: _ofEachJob, ...options } = definition.options;
        await boss.createQueue(definition.name, {
          notify: true,
          retryBackoff: true,
          heartbeatSeconds: 10,
          deadLetter: DEAD_LETTERS,
          ...options,
        });
        if (!o.working) continue;
        const { times } = definition;
        if (times) await boss.schedule(definition.name, times.cron, {}, { tz: times.timeZone });
        // Batches of at least two, or each worker sleeps after every single job.
        await boss.work(
          definition.name,
          {
            batchSize: 2,
            localConcurrency: 3,
            burstWhenBatchFull: true,
            perJobResults: true,
            pollingIntervalSeconds: lookEverySeconds,
            notifyPollingIntervalSeconds: lookEverySeconds,
          },
          async (jobs) =>
            Promise.all(
              jobs.map(async (job) => {
                try {
                  await run(definition, job);
                  return { id: job.id, status: 'completed' as const };
                } catch (error) {
                  return {
                    id: job.id,
                    status: 'failed' as const,
                    output: { message: String(error) },
                  };
                }
              }),
            ),
        );
      }
    },

    /** Waits for running jobs; what is not done in time goes back to its queue. */
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: true }),
  };
}
