import { on } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { isAnswerTo, isReady, requestOf } from './thread-script.ts';

/** By the clock: on a busy machine a thread may get a tenth of a processor. */
const PATIENCE_MS = 10_000;
const WAITING_MAX = 100;
const LOOK_EVERY_MS = 25;

type Budget = { budgetMs: number; patienceMs?: number };

/** The first message that is meant; fails when the thread ends without it. */
async function receive<Message>(
  worker: Worker,
  isMeant: (message: unknown) => message is Message,
  signal?: AbortSignal,
): Promise<Message> {
  const messages = on(worker, 'message', { close: ['exit'], ...(signal && { signal }) });
  for await (const [message] of messages as AsyncIterable<[unknown]>)
    if (isMeant(message)) return message;
  throw new Error('The thread has ended.');
}

/** One thread, started with the first need: nothing can interrupt the work but the end of its thread. */
async function start(script: URL): Promise<Worker> {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: 256 } });
  // Whoever waits hears of it too; with nobody waiting it must not end the process.
  worker.on('error', () => {});
  // Once it has loaded everything.
  await receive(worker, isReady);
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

/** The script ends with `answerRequests`; the caller knows what it takes and answers. */
export function createThread(o: Budget & { script: URL }): Thread<unknown, unknown> {
  let worker: Promise<Worker> | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let lastId = 0;

  const answer = async (request: unknown): Promise<unknown> => {
    const thread = await (worker ??= start(o.script));
    const done = new AbortController();
    thread.ref();
    try {
      const id = ++lastId;
      thread.postMessage(requestOf(id, request), []);
      const message = await Promise.race([
        receive(thread, isAnswerTo(id), done.signal),
        overspent(thread, o, done.signal),
      ]);
      if (message) return message.answer;
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
