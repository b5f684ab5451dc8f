// Counts the requirements of the spec that are covered by a passing test. The title of a test contains their ids.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { idsIn, parseChecklist, type Requirement } from './evidence/checklist.ts';
import { findNewestSource } from './evidence/newest-source.ts';
import { parseTestRun, type TestOutcome, type TestRun } from './evidence/test-results.ts';
import type { Prove } from './runner/verdict.ts';

const RESULTS = '.proof/results';
const REQUIRED_RESULTS = ['vitest.json', 'playwright.json'];

const idsWith = (tests: TestOutcome[], outcome: TestOutcome['outcome']): Set<string> =>
  new Set(tests.filter((test) => test.outcome === outcome).flatMap(({ title }) => idsIn(title)));

/** An id in the title of a failing test does not count, even if other tests with it pass. */
const shownBy = (tests: TestOutcome[]): Set<string> => {
  const failed = idsWith(tests, 'failed');
  return new Set([...idsWith(tests, 'passed')].filter((id) => !failed.has(id)));
};

const readRuns = (root: string): Map<string, TestRun> => {
  const folder = join(root, RESULTS);
  const names = existsSync(folder) ? readdirSync(folder).filter((it) => it.endsWith('.json')) : [];
  return new Map(
    names.map((name) => [name, parseTestRun(readFileSync(join(folder, name), 'utf8'))]),
  );
};

const missingRuns = (runs: Map<string, TestRun>): string[] =>
  REQUIRED_RESULTS.filter((name) => !runs.has(name)).map(
    (name) => `${RESULTS}/${name} is missing: run the tests with TESSERA_RESULTS=1`,
  );

const staleRuns = (root: string, runs: Map<string, TestRun>): string[] => {
  const newest = findNewestSource(root);
  return [...runs]
    .filter(([, { startedAt }]) => newest && startedAt < newest.changedAt)
    .map(([name]) => {
      const path = relative(root, newest?.path ?? '');
      return `${RESULTS}/${name} is older than ${path}: run the tests again with TESSERA_RESULTS=1`;
    });
};

const unknownIds = (tests: TestOutcome[], checklist: Requirement[]): string[] => {
  const known = new Set(checklist.map(({ id }) => id));
  return tests.flatMap(({ title }) =>
    idsIn(title)
      .filter((id) => !known.has(id))
      .map((id) => `${id} is not in the checklist: ${title}`),
  );
};

const ownerLines = (
  owner: string,
  requirements: Requirement[],
  shown: Set<string>,
  full: boolean,
): string[] => {
  const missing = requirements.filter(({ id }) => !shown.has(id));
  const heading = `${owner}: ${requirements.length - missing.length}/${requirements.length}`;
  if (full) return [heading, ...missing.map(({ id, requirement }) => `  ${id}  ${requirement}`)];
  return missing.length === 0 ? [heading] : [heading, `  ${missing.map(({ id }) => id).join(' ')}`];
};

export const prove: Prove = async ({ root, full, raise, report }) => {
  const checklist = parseChecklist(readFileSync(join(root, 'proof/spec-checklist.tsv'), 'utf8'));
  const floorFile = join(root, 'proof/spec-floor.json');
  const floor: { shown: number } = JSON.parse(readFileSync(floorFile, 'utf8'));

  const runs = readRuns(root);
  const tests = [...runs.values()].flatMap((run) => run.tests);
  const shown = shownBy(tests);
  const count = checklist.filter(({ id }) => shown.has(id)).length;

  const byOwner = Map.groupBy(checklist, ({ owner }) => owner);
  for (const owner of [...byOwner.keys()].toSorted()) {
    for (const line of ownerLines(owner, byOwner.get(owner) ?? [], shown, full)) report(line);
  }
  const faults = [...missingRuns(runs), ...staleRuns(root, runs), ...unknownIds(tests, checklist)];
  for (const fault of faults) report(fault);

  if (raise && faults.length === 0 && count > floor.shown) {
    floor.shown = count;
    writeFileSync(floorFile, `{ "shown": ${count} }\n`);
  }
  return {
    figure: `${count} of ${checklist.length}`,
    bar: `≥ ${floor.shown}, never down`,
    passed: faults.length === 0 && count >= floor.shown,
  };
};
