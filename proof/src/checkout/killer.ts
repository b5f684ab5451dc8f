import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '../../../sandbox/razorpay/world/chance.ts';
import type { Cluster } from '../../../tools/cluster/cluster.ts';
import type { Books } from './database.ts';

const RESTART_TRIES = 20;

/** Kills a process and starts another. The start is retried while the database is down. */
async function crash(cluster: Cluster, kind: 'http' | 'jobs', pick: (count: number) => number) {
  const members = cluster.members().filter((member) => member.kind === kind);
  const victim = members[pick(members.length)]!;
  for (let i = 0; ; i++) {
    try {
      await cluster.crash(victim);
      return;
    } catch (error) {
      if (i >= RESTART_TRIES) throw error;
      await sleep(200);
    }
  }
}

/** Spreads the kills and crashes evenly over the work. `advance` delays the work while it is ahead of them. */
export function createKiller(o: {
  cluster: Cluster;
  books: Books;
  chance: Chance;
  kills: number;
  crashes: number;
  work: number;
}) {
  const { cluster, books, chance } = o;
  const done = { http: 0, jobs: 0, database: 0 };
  const total = () => done.http + done.jobs;
  /** There are two servers and one worker, so two in three kills hit a server. */
  const due = {
    http: Math.ceil((o.kills * 2) / 3),
    jobs: Math.floor(o.kills / 3),
    database: o.crashes,
  };
  let progress = 0;
  const ending = new AbortController();
  const { signal } = ending;

  const reached = (count: number, of: number) => progress >= (o.work * (count + 1)) / (of + 1);
  const keepKilling = async (
    what: keyof typeof done,
    strike: (label: string) => Promise<void> | void,
  ): Promise<void> => {
    while (!signal.aborted && done[what] < due[what]) {
      if (!reached(done[what], due[what])) {
        await sleep(20);
        continue;
      }
      await strike(`${what} ${done[what]}`);
      done[what]++;
    }
  };
  const finished = Promise.all([
    keepKilling('http', (label) =>
      crash(cluster, 'http', (count) => chance.between(0, count - 1, label)),
    ),
    keepKilling('jobs', () => crash(cluster, 'jobs', () => 0)),
    keepKilling('database', () => books.crash()),
  ]);

  return {
    /** Reports progress, and waits while the work is ahead of the kills. */
    async advance(): Promise<void> {
      progress++;
      const isAhead = () =>
        (['http', 'jobs', 'database'] as const).some(
          (what) =>
            done[what] < due[what] &&
            progress > (o.work * (done[what] + 2)) / (due[what] + 1) + o.work / 50,
        );
      while (!signal.aborted && isAhead()) await sleep(20);
    },
    counts: () => ({ ...done, kills: total() }),
    async finish(): Promise<void> {
      progress = o.work;
      await finished;
    },
    async stop(): Promise<void> {
      ending.abort();
      await finished;
    },
  };
}
