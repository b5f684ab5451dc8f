import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** Under `--watch` Node gives its child process an IPC channel, under `--watch-path` it does not. */
type Watching = '--watch' | '--watch-path';

/** Runs a module as Node runs it in watch mode, and returns the JSON that it prints. */
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
