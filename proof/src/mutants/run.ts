import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { judge, type Outcome, type Report } from './judge.ts';

const TIMEOUT_MS = 600_000;

export function workspaceOf(tests: readonly string[]): string {
  const [workspace = '', ...others] = new Set(tests.map((test) => test.split('/', 1)[0]));
  if (others.length > 0) throw new Error(`tests of more than one workspace: ${tests.join(', ')}`);
  return workspace;
}

/** Runs test files of one workspace until one fails. */
export async function runTests(
  directory: string,
  tests: readonly string[],
  pattern?: string,
): Promise<Outcome> {
  const workspace = workspaceOf(tests);
  const report = join(directory, 'report.json');
  rmSync(report, { force: true });
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
      join(import.meta.dirname, 'reporter.ts'),
      ...(pattern === undefined ? [] : ['-t', pattern]),
      ...tests.map((test) => test.slice(workspace.length + 1)),
    ],
    {
      cwd: directory,
      timeout: TIMEOUT_MS,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', TESSERA_REPORT: report },
    },
  );
  const [said, complained] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  const output = `${said}${complained}`.trim();
  if (child.signalCode !== null || !existsSync(report))
    return { kind: 'error', why: `the tests did not run:\n${output}` };
  const outcome = judge(JSON.parse(readFileSync(report, 'utf8')) as Report);
  if (outcome.kind === 'failed' || child.exitCode === 0) return outcome;
  const why = outcome.kind === 'error' ? outcome.why : 'vitest failed, though no test did';
  return { kind: 'error', why: `${why}\n${output}` };
}
