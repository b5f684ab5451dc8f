import { AppError } from '../errors.ts';

/** Work that costs memory and a core is done one at a time; those who would wait too long are sent away. */
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
