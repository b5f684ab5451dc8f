import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree, plant } from './mutants/copy.ts';
import { MUTANTS } from './mutants/seeded.ts';
import type { Prove } from './runner/verdict.ts';

export const needsServices = true;

const LEAST_KILLED = 12;
const TIMEOUT_MS = 300_000;

/** Whether the tests of this tree pass, and if not, the first that fails. */
function runTests(directory: string, tests: readonly string[], pattern?: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(directory, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--root',
      join(directory, 'api'),
      '--bail',
      '1',
      ...(pattern ? ['-t', pattern] : []),
      ...tests.map((test) => test.replace('api/', '')),
    ],
    {
      cwd: directory,
      encoding: 'utf8',
      timeout: TIMEOUT_MS,
      env: { ...process.env, NO_COLOR: '1' },
    },
  );
  const failure = /FAIL\s+(.+)/
    .exec(stdout + stderr)?.[1]
    ?.split(' > ')
    .at(-1);
  // A tree that does not even run says nothing about the tests.
  if (status !== 0 && !failure) throw new Error(`the tests did not run:\n${stdout}${stderr}`);
  return { passed: status === 0, failure };
}

/** That the tests about money would notice the mistakes people make there. */
export const prove: Prove = async ({ root, report }) => {
  const directory = copyTree(root, join(root, '.proof/mutants'));
  const missing = MUTANTS.flatMap(({ tests }) => tests).filter(
    (test) => !existsSync(join(root, test)),
  );
  if (missing.length > 0) throw new Error(`no such tests: ${missing.join(', ')}`);
  const survivors: string[] = [];
  for (const { name, changes, tests, pattern } of MUTANTS) {
    const undo = plant(directory, changes);
    const { passed, failure } = runTests(directory, tests, pattern);
    undo();
    if (passed) survivors.push(name);
    report(`${name}: ${passed ? 'SURVIVED' : `killed by ${failure}`}`);
  }
  const tests = [...new Set(MUTANTS.flatMap((mutant) => mutant.tests))];
  const { passed: isSound, failure } = runTests(directory, tests);
  if (!isSound) report(`without any mutant: ${failure}`);
  const killed = MUTANTS.length - survivors.length;
  return {
    figure: `${killed} of ${MUTANTS.length} mutants killed${survivors.length > 0 ? `, survived: ${survivors.join(', ')}` : ''}; the tree without one ${isSound ? 'passes' : 'FAILS'}`,
    bar: `>= ${LEAST_KILLED}, passes`,
    passed: killed >= LEAST_KILLED && isSound,
  };
};
