import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** By the clock: on a busy machine a thread may get a tenth of a processor. */
const PATIENCE_MS = 10_000;
const WAITING_MAX = 100;
const LOOK_EVERY_MS = 25;

type Budget = { budgetMs: number; patienceMs?: number };

/** One thread, started with the first need: nothing can interrupt the work but the end of its thread. */
async function start(script: URL): Promise<Worker> {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: 256 } });
  // It says when it has loaded everything.
  await once(worker, 'message');
  // Whoever waits hears of it too; with nobody waiting it must not end the process.
  worker.on('error', () => {});
  worker.unref();
  return worker;
}

/** Resolves when the thread has used more than its budget on this, or nobody would wait any longer. */
async function overspent(worker: Worker, o: Budget, signal: AbortSignal): Promise<void> {
  const began = await worker.cpuUsage();
  const until = performance.now() + (o.patienceMs ?? PATIENCE_MS);
  while (performance.now() < until) {
    await sleep(LOOK_EVERY_MS, undefined, { signal });
    const { user, system } = await worker.cpuUsage(began);
    if (user + system > o.budgetMs * 1_000) return;
  }
}

/** Answers one message with one message; null when that would cost more than its budget of computing time. */
export type Thread<Request, Answer> = (request: Request) => Promise<Answer | null>;

/** The caller knows what its script is told and answers. */
export function createThread(o: Budget & { script: URL }): Thread<unknown, unknown> {
  let worker: Promise<Worker> | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const answer = async (request: unknown): Promise<unknown> => {
    const thread = await (worker ??= start(o.script));
    const done = new AbortController();
    thread.ref();
    try {
      thread.postMessage(request, []);
      const said = await Promise.race([
        once(thread, 'message', { signal: done.signal }),
        overspent(thread, o, done.signal),
      ]);
      if (said) return said[0];
    } catch {
      // The thread itself has ended, of too much memory for one.
    } finally {
      done.abort();
      thread.unref();
    }
    worker = undefined;
    await thread.terminate();
    return null;
  };

  return async (request) => {
    if (waiting >= WAITING_MAX) return null;
    waiting++;
    const mine = turn.then(() => answer(request));
    turn = mine.catch(() => {
      // The next one starts a thread of its own.
      worker = undefined;
    });
    return mine.finally(() => waiting--);
  };
}
