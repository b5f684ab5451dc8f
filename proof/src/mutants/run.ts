import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { judge, type Outcome } from './judge.ts';

const TIMEOUT_MS = 600_000;

/** The workspace that test files belong to. */
export function workspaceOf(tests: readonly string[]): string {
  const [workspace = '', ...others] = new Set(tests.map((test) => test.split('/', 1)[0]));
  if (others.length > 0) throw new Error(`tests of more than one workspace: ${tests.join(', ')}`);
  return workspace;
}

/** Runs these test files of a tree, all of one workspace, until one fails. */
export async function runTests(
  directory: string,
  tests: readonly string[],
  pattern?: string,
): Promise<Outcome> {
  const workspace = workspaceOf(tests);
  const results = join(directory, 'results.json');
  rmSync(results, { force: true });
  const child = spawn(
    process.execPath,
    [
      join(directory, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--root',
      join(directory, workspace),
      '--bail',
      '1',
      '--reporter',
      'json',
      '--outputFile',
      results,
      ...(pattern === undefined ? [] : ['-t', pattern]),
      ...tests.map((test) => test.slice(workspace.length + 1)),
    ],
    {
      cwd: directory,
      timeout: TIMEOUT_MS,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
    },
  );
  const [said, complained] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  const why = `the tests did not run:\n${said}${complained}`;
  if (child.signalCode !== null || !existsSync(results)) return { kind: 'error', why };
  const outcome = judge(readFileSync(results, 'utf8'));
  // A failure outside of any test, such as a rejection nobody waited for.
  if (outcome.kind === 'passed' && child.exitCode !== 0) return { kind: 'error', why };
  return outcome;
}
