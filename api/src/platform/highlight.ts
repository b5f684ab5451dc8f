import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Request } from './highlight-worker.ts';

/** Beyond any of these the code is shown plain. */
const INPUT_MAX_BYTES = 100_000;
const BUDGET_MS = 200;
const PATIENCE_MS = 10_000;
const WAITING_MAX = 100;
/** The engine's time grows with the square of a line; longer ones stay plain and the rest is marked up. */
const LINE_MAX_LENGTH = 500;
const LOOK_EVERY_MS = 25;

/** One thread, started with the first need: nothing can interrupt the engine but the end of its thread. */
async function start(): Promise<Worker> {
  const worker = new Worker(new URL('highlight-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  // It says when it has loaded everything and met most of the expressions.
  await once(worker, 'message');
  // Whoever waits hears of it too; with nobody waiting it must not end the process.
  worker.on('error', () => {});
  worker.unref();
  return worker;
}

/** Resolves when the thread has used more than its budget on this, or nobody would wait any longer. */
async function overspent(worker: Worker, budgetMs: number, signal: AbortSignal): Promise<void> {
  const began = await worker.cpuUsage();
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    await sleep(LOOK_EVERY_MS, undefined, { signal });
    const { user, system } = await worker.cpuUsage(began);
    if (user + system > budgetMs * 1_000) return;
  }
}

export function createHighlighter(o: { lineMaxLength: number; budgetMs: number }) {
  let worker: Promise<Worker> | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const markUp = async (code: string): Promise<string | null> => {
    const thread = await (worker ??= start());
    const done = new AbortController();
    thread.ref();
    try {
      thread.postMessage({ code, lineMaxLength: o.lineMaxLength } satisfies Request, []);
      const answer = await Promise.race([
        once(thread, 'message', { signal: done.signal }),
        overspent(thread, o.budgetMs, done.signal),
      ]);
      if (answer) return answer[0] as string;
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

  /** TSX as escaped HTML whose only markup is `<span class="tok-…">`, or null when it is too much to mark up. */
  return async (code: string): Promise<string | null> => {
    if (Buffer.byteLength(code) > INPUT_MAX_BYTES || waiting >= WAITING_MAX) return null;
    waiting++;
    const mine = turn.then(() => markUp(code));
    turn = mine.catch(() => {
      // The next one starts a thread of its own.
      worker = undefined;
    });
    return mine.finally(() => waiting--);
  };
}

export const highlight = createHighlighter({
  lineMaxLength: LINE_MAX_LENGTH,
  budgetMs: BUDGET_MS,
});
