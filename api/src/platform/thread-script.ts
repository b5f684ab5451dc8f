import { parentPort } from 'node:worker_threads';

/**
 * Marks our messages. Node posts its own messages on the same channel, such as the imports of a thread under `--watch`.
 */
const TAG = 'tessera.thread';

type Tagged = { tag: typeof TAG };
export type ThreadRequest = Tagged & { id: number; request: unknown };
export type ThreadReady = Tagged & { ready: true };
export type ThreadAnswer = Tagged & { id: number; answer: unknown };

const isTagged = (message: unknown): message is Tagged =>
  typeof message === 'object' && message !== null && 'tag' in message && message.tag === TAG;

export const requestOf = (id: number, request: unknown): ThreadRequest => ({
  tag: TAG,
  id,
  request,
});

export const isReady = (message: unknown): message is ThreadReady =>
  isTagged(message) && 'ready' in message;

export const isAnswerTo =
  (id: number) =>
  (message: unknown): message is ThreadAnswer =>
    isTagged(message) && 'answer' in message && 'id' in message && message.id === id;

const isRequest = (message: unknown): message is ThreadRequest =>
  isTagged(message) && 'request' in message;

/**
 * Call this at the end of a script for `createThread`. From then on the thread takes requests. It has no time limit
 * here.
 */
export function answerRequests(work: (request: never) => unknown): void {
  const port = parentPort;
  if (!port) throw new Error('This script runs in a thread only.');
  const answer = async ({ id, request }: ThreadRequest) => {
    const message: ThreadAnswer = { tag: TAG, id, answer: await work(request as never) };
    port.postMessage(message, []);
  };
  port.on('message', (message: unknown) => {
    // An error ends the thread. The caller is notified of that.
    if (isRequest(message)) void answer(message);
  });
  const ready: ThreadReady = { tag: TAG, ready: true };
  port.postMessage(ready, []);
}
