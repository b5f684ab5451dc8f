import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** Under `--watch` Node gives its child a channel to report on, under `--watch-path` it gives none. */
type Watching = '--watch' | '--watch-path';

/** The JSON that a module writes in a process that Node watches; it is started as Node itself starts it. */
export async function runWatched(watching: Watching, module: string): Promise<unknown> {
  const child = spawn(process.execPath, ['--eval', module], {
    env: { ...process.env, NODE_OPTIONS: '', WATCH_REPORT_DEPENDENCIES: '1' },
    stdio: ['ignore', 'pipe', 'pipe', ...(watching === '--watch' ? ['ipc' as const] : [])],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [answer, complaints] = await Promise.all([
    text(child.stdout!),
    text(child.stderr!),
    once(child, 'close'),
  ]);
  if (complaints) throw new Error(complaints);
  return JSON.parse(answer);
}
