import { fromKysely, PgBoss, type Queue } from 'pg-boss';
import type { Tx } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { repeat } from './repeat.ts';

export type Job<T> = { id: string; data: T };

type Definition = {
  name: string;
  options: Pick<Queue, 'retryLimit' | 'retryDelay' | 'expireInSeconds' | 'deleteAfterSeconds'> & {
    /** The delay between the commit and the start of the job. Polling may add up to one interval. */
    delaySeconds?: number;
  };
  work: (job: Job<unknown>) => Promise<void>;
  times?: Times;
};

/** The schedule of a repeated job: a cron expression and its time zone. */
export type Times = { cron: string; timeZone: string };

/** Adds a job to a queue. The job's row is part of the caller's transaction: without the commit there is no job. */
export type Enqueue<T extends object> = (tx: Tx, data: T) => Promise<void>;

export type Jobs = ReturnType<typeof createJobs>;

const STOP_TIMEOUT_MS = 20_000;
/**
 * The polling interval. A new job sends a notification, but a retry does not. The default of pg-boss is thirty seconds.
 */
const LOOK_EVERY_SECONDS = 2;
const DEAD_LETTERS = 'dead-letters';
/** The queue in which pg-boss passes scheduled jobs on. */
const SCHEDULED = '__pgboss__send-it';
const LOOK_FOR_QUEUES_MS = 5_000;

export function createJobs(o: {
  url: string;
  working: boolean;
  log: Log;
  metrics: Metrics;
  lookEverySeconds?: number;
}) {
  const lookEverySeconds = o.lookEverySeconds ?? LOOK_EVERY_SECONDS;
  const connection = {
    connectionString: o.url,
    migrate: false,
    createSchema: false,
    connectionTimeoutMillis: 2_000,
  };
  const boss = new PgBoss({
    ...connection,
    max: o.working ? 6 : 2,
    useListenNotify: o.working,
    supervise: o.working,
    schedule: o.working,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', (error) => {
    o.metrics.serviceFailures.inc({ service: 'jobs' });
    o.log.error({ err: error }, 'jobs: database trouble');
  });
  boss.on('warning', (warning) => o.log.warn({ warning }, 'jobs: warning'));

  const definitions = new Map<string, Definition>();
  const polls: { name: string; everyMs: number; work: () => Promise<unknown> }[] = [];
  const stops: (() => Promise<void>)[] = [];
  let missing: ReadonlySet<string> = new Set();
  let lookingAgain: NodeJS.Timeout | undefined;
  // `boss.start` itself waits while a stop is running, and a stop waits for running jobs, which may send another job.
  let started: Promise<unknown> | undefined;
  const startBoss = () => (started ??= boss.start());

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

  const findMissing = async (): Promise<Set<string>> => {
    const names = [DEAD_LETTERS, ...definitions.keys()];
    const found = new Set((await boss.getQueues(names)).map(({ name }) => name));
    return new Set(names.filter((name) => !found.has(name)));
  };

  const workOn = async (definition: Definition) => {
    if (!o.working) return;
    // With batches of one, a worker would sleep after every job.
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
              return { id: job.id, status: 'failed' as const, output: { message: String(error) } };
            }
          }),
        ),
    );
  };

  const lookAgain = async () => {
    try {
      const before = missing;
      missing = await findMissing();
      for (const definition of definitions.values())
        if (before.has(definition.name) && !missing.has(definition.name)) await workOn(definition);
      if (missing.size > 0) return;
      clearInterval(lookingAgain);
      o.log.info('jobs: every queue is there now');
    } catch (error) {
      o.log.warn({ err: error }, 'jobs: the queues could not be looked up');
    }
  };

  return {
    /**
     * Defines a queue and its handler, before `start`. After a crash a job may run twice, so handlers must be
     * idempotent.
     */
    define<T extends object>(
      name: string,
      options: Definition['options'],
      work: (job: Job<T>) => Promise<void>,
    ): Enqueue<T> {
      definitions.set(name, { name, options, work: work as Definition['work'] });
      const startAfter = options.delaySeconds ?? 0;
      return async (tx, data) => {
        // A command does not start the jobs, but it may send one.
        await startBoss();
        await boss.send(name, data, { db: fromKysely(tx), ...(startAfter > 0 && { startAfter }) });
      };
    },

    /**
     * Defines a scheduled job that runs once for all processes. A run that was missed is made up for by the next one.
     */
    repeat(name: string, times: Times, work: () => Promise<void>): void {
      const options = { retryLimit: 2, retryDelay: 30, expireInSeconds: 600 };
      definitions.set(name, { name, options, work, times });
    },

    /**
     * Defines work that every working process repeats, with a pause in between. The rows themselves are the queue: each
     * has a due time, and a worker that claims a row moves it, so any number of processes may run.
     */
    poll(name: string, everyMs: number, work: () => Promise<unknown>): void {
      polls.push({ name, everyMs, work });
    },

    startPolling(): void {
      if (!o.working) return;
      for (const { name, everyMs, work } of polls) stops.push(repeat(name, everyMs, o.log, work));
    },

    async stopPolling(): Promise<void> {
      await Promise.all(stops.splice(0).map((stop) => stop()));
    },

    /** Creates the queues and schedules. The release command calls it, never a process that starts. */
    async prepare() {
      const once = new PgBoss({ ...connection, max: 1, supervise: false, schedule: false });
      once.on('error', (error) => o.log.error({ err: error }, 'jobs: database trouble'));
      await once.start();
      try {
        for (const name of [SCHEDULED, DEAD_LETTERS]) await once.createQueue(name);
        for (const { name, options: all, times } of definitions.values()) {
          const { delaySeconds: _ofEachJob, ...options } = all;
          await once.createQueue(name, {
            notify: true,
            retryBackoff: true,
            heartbeatSeconds: 10,
            deadLetter: DEAD_LETTERS,
            ...options,
          });
          if (times) await once.schedule(name, times.cron, {}, { tz: times.timeZone });
        }
      } finally {
        await once.stop({ graceful: false, close: true });
      }
    },

    /** Starts without the queues that are missing. They are used once they have been prepared. */
    async start() {
      await startBoss();
      missing = await findMissing();
      if (missing.size > 0) {
        o.log.error(
          { queues: [...missing] },
          'jobs: queues are missing, run "npm run prepare-release" to create them',
        );
        lookingAgain = setInterval(() => void lookAgain(), LOOK_FOR_QUEUES_MS).unref();
      }
      for (const definition of definitions.values())
        if (!missing.has(definition.name)) await workOn(definition);
    },

    /** Fails while a queue is missing. */
    check: async () => {
      if (missing.size > 0) throw new Error('queues are missing');
    },

    /** Waits for running jobs. Jobs that are not done within the timeout return to their queue. */
    stop: () => {
      clearInterval(lookingAgain);
      return boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: true });
    },
  };
}
