import { on } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { isAnswerTo, isReady, requestOf } from './thread-script.ts';

/** Elapsed time, not CPU time. On a busy machine a thread may get a tenth of a processor. */
const PATIENCE_MS = 10_000;
const WAITING_MAX = 100;
const LOOK_EVERY_MS = 25;

type Budget = { budgetMs: number; patienceMs?: number };

/** Waits for the first matching message. Fails when the thread ends before. */
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

/** Starts a thread. Terminating it is the only way to interrupt its work. */
async function start(script: URL): Promise<Worker> {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: 256 } });
  // A pending request is notified separately. Without this handler an error would end the process.
  worker.on('error', () => {});
  // The thread is ready when all its modules are loaded.
  await receive(worker, isReady);
  worker.unref();
  return worker;
}

/** Resolves when the thread exceeds its CPU budget or its time limit for this request. */
async function overspent(worker: Worker, o: Budget, signal: AbortSignal): Promise<void> {
  const began = await worker.cpuUsage();
  const until = performance.now() + (o.patienceMs ?? PATIENCE_MS);
  while (performance.now() < until) {
    await sleep(LOOK_EVERY_MS, undefined, { signal });
    const { user, system } = await worker.cpuUsage(began);
    if (user + system > o.budgetMs * 1_000) return;
  }
}

/** Sends one request and returns its answer. Returns null when the request exceeds its CPU budget. */
export type Thread<Request, Answer> = (request: Request) => Promise<Answer | null>;

/** The script must end with `answerRequests`. The caller casts the result to the types of the script. */
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
      // The thread has ended, for example because it ran out of memory.
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
      // The next request starts a new thread.
      worker = undefined;
    });
    return mine.finally(() => waiting--);
  };
}
