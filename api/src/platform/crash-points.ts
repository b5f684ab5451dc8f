import type { Log } from './log.ts';

/** Said of every point once instead of dying at one. */
const LIST = 'list';

let armedFor: string | undefined;
let say: (name: string) => void = () => {};

/** Tests end the process at one named point; production refuses the variable that names it. */
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

/** Something that is waited for while money moves: the process may die before it, and after it. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (armedFor === undefined) return work();
  crashPoint(`${name} before`);
  const result = await work();
  crashPoint(`${name} after`);
  return result;
}
