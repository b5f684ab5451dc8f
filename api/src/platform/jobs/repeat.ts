import type { Log } from '../log.ts';

/** Again and again, with a pause in between; what goes wrong once is tried again the next time. */
export function repeat(name: string, everyMs: number, log: Log, work: () => Promise<unknown>) {
  const state = { stopped: false };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = async () => {
    try {
      // As long as there is more than one round can take.
      while (!state.stopped && Number(await work()) > 0);
    } catch (error) {
      log.error({ err: error, work: name }, 'repeated work failed');
    }
    if (!state.stopped) timer = setTimeout(begin, everyMs);
  };
  const begin = () => {
    running = run();
  };
  begin();
  return async () => {
    state.stopped = true;
    clearTimeout(timer);
    await running;
  };
}
