import type { Log } from './log.ts';

/** The value that logs every crash point once instead of killing the process. */
const LIST = 'list';

let armedFor: string | undefined;
let say: (name: string) => void = () => {};

/** Sets the crash point at which tests kill the process. Production refuses the variable that sets it. */
export function armCrashPoints(name: string | undefined, log: Log): void {
  armedFor = name;
  const said = new Set<string>();
  say = (point) => {
    if (said.has(point)) return;
    said.add(point);
    log.info({ point }, 'crash point');
  };
}

function crashPoint(name: string): void {
  if (armedFor === LIST) say(name);
  else if (armedFor === name) process.kill(process.pid, 'SIGKILL');
}

/** Runs one asynchronous step of a payment. There is a crash point before it and one after it. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (armedFor === undefined) return work();
  crashPoint(`${name} before`);
  const result = await work();
  crashPoint(`${name} after`);
  return result;
}
