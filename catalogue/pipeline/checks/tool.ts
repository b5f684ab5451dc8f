import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workshop.ts';

/** What a command line tool printed, and how it ended. */
export type Ended = { status: number | null; output: string };

/** Runs a script of an installed package in a folder. */
export function runTool(
  script: string,
  parameters: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, 'node_modules', script), ...parameters], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, output: Buffer.concat(parts).toString() }));
  });
}

/** The installed version of a package, for the record. */
export const versionOf = (name: string): string =>
  (
    JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;
