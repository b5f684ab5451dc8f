import { AppError } from '../errors.ts';

/** Runs heavy work (much memory, a whole core) one piece at a time. When the queue is full, more work is refused. */
export function createTurns(waitingMax: number) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= waitingMax) throw new AppError('UNAVAILABLE');
    waiting++;
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn.finally(() => waiting--);
  };
}
