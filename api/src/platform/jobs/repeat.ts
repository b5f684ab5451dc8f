import type { Log } from '../log.ts';

/** Runs `work` repeatedly, with a pause in between. After an error it is tried again at the next run. */
export function repeat(name: string, everyMs: number, log: Log, work: () => Promise<unknown>) {
  const state = { stopped: false };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = async () => {
    try {
      // Repeats without a pause while `work` reports that there was something to do.
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
