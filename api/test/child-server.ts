import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export type Line = { level: number; msg: string; roles?: string[]; address?: string };

/** Starts the product as in production, in a separate process. Tests see its ports, its log and its exit code. */
export function startChild(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: Line[] = [];
  const waiting = new Set<() => void>();
  let complaints = '';
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(JSON.parse(line) as Line);
    for (const wake of waiting) wake();
  });
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const exited = once(child, 'close').then(([code]) => code as number | null);
  return {
    lines,
    complaints: () => complaints,
    exited,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    signal: (name: NodeJS.Signals) => child.kill(name),
    /** Waits for the first log line with this message. Fails when the process ends before. */
    said: (message: string) =>
      new Promise<Line>((resolve, reject) => {
        const look = () => {
          const line = lines.find(({ msg }) => msg === message);
          if (line) resolve(line);
        };
        waiting.add(look);
        look();
        void exited.then(() =>
          reject(new Error(`it ended without saying "${message}": ${complaints}`)),
        );
      }),
  };
}
