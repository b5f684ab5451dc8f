import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree, plant } from './mutants/copy.ts';
import { MUTANTS } from './mutants/list.ts';
import type { Mutant } from './mutants/mutant.ts';
import { runTests, workspaceOf } from './mutants/run.ts';
import type { Prove } from './runner/verdict.ts';

export const needsServices = true;

/** The minimum number of faults. Every one must be detected. */
const LEAST = 116;

/** Tests of the server share databases, so only one run at a time may use them. The other tests need no services. */
const LANES = {
  server: (workspace: string) => workspace === 'api' || workspace === 'sandbox',
  rest: (workspace: string) => workspace !== 'api' && workspace !== 'sandbox',
};

/** An error may come from a busy machine, such as a connection timeout. So it is tried once more. */
const runTwice: typeof runTests = async (...run) => {
  const outcome = await runTests(...run);
  return outcome.kind === 'error' ? runTests(...run) : outcome;
};

type Tally = { killed: number; survivors: string[]; errors: string[]; isSound: boolean };

async function runLane(
  directory: string,
  mutants: readonly Mutant[],
  report: (line: string) => void,
): Promise<Tally> {
  const tally: Tally = { killed: 0, survivors: [], errors: [], isSound: true };
  for (const { name, changes, tests, pattern } of mutants) {
    const undo = plant(directory, changes);
    const outcome = await runTwice(directory, tests, pattern);
    undo();
    if (outcome.kind === 'failed') {
      tally.killed++;
      report(`${name}: killed by ${outcome.test}`);
    } else if (outcome.kind === 'passed') {
      tally.survivors.push(name);
      report(`${name}: SURVIVED ${outcome.tests} tests`);
    } else {
      tally.errors.push(name);
      report(`${name}: ERROR, ${outcome.why}`);
    }
  }
  const named = new Set(mutants.flatMap(({ tests }) => tests));
  for (const tests of Map.groupBy(named, (test) => workspaceOf([test])).values()) {
    const outcome = await runTwice(directory, tests);
    if (outcome.kind === 'passed') {
      report(`without a fault: ${outcome.tests} tests of ${workspaceOf(tests)} pass`);
      continue;
    }
    tally.isSound = false;
    report(`without a fault: ${outcome.kind === 'failed' ? outcome.test : outcome.why}`);
  }
  return tally;
}

const listed = (title: string, names: readonly string[]): string =>
  names.length > 0 ? `, ${title}: ${names.join(', ')}` : '';

/** Checks that the tests detect typical mistakes. */
export const prove: Prove = async ({ root, report }) => {
  const missing = MUTANTS.flatMap(({ tests }) => tests).filter(
    (test) => !existsSync(join(root, test)),
  );
  if (missing.length > 0) throw new Error(`no such tests: ${missing.join(', ')}`);
  const tallies = await Promise.all(
    Object.entries(LANES).map(([name, isIn]) =>
      runLane(
        copyTree(root, join(root, '.proof/mutants', name)),
        MUTANTS.filter(({ tests }) => isIn(workspaceOf(tests))),
        report,
      ),
    ),
  );
  const killed = tallies.reduce((sum, tally) => sum + tally.killed, 0);
  const isSound = tallies.every((tally) => tally.isSound);
  return {
    figure: `${killed} of ${MUTANTS.length} mutants killed${listed(
      'survived',
      tallies.flatMap(({ survivors }) => survivors),
    )}${listed(
      'not run',
      tallies.flatMap(({ errors }) => errors),
    )}; the tree without one ${isSound ? 'passes' : 'FAILS'}`,
    bar: `all, and >= ${LEAST}; passes`,
    passed: killed === MUTANTS.length && killed >= LEAST && isSound,
  };
};
