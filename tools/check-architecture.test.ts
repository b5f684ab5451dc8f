import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentRules } from './architecture/content-rules.ts';
import { buildFixture } from './architecture/fixture-tree.ts';
import { MIGRATIONS_NEVER_CHANGE } from './architecture/migration-rules.ts';
import { MODULE_CYCLES } from './architecture/module-cycles.ts';
import { nameRules } from './architecture/name-rules.ts';
import { breachedPlan, plantedBreaches } from './architecture/planted-breaches.ts';

type Verdict = { exitCode: number | null; breaches: string[]; output: string };

const checkArchitecture = (root: string, minFiles: number): Verdict => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`${import.meta.dirname}/check-architecture.ts`, `--root=${root}`, `--min-files=${minFiles}`],
    { encoding: 'utf8' },
  );
  const breaches = stderr
    .split('\n')
    .flatMap((line) => line.match(/^[a-z0-9-]+: [^:]+(?=: )/) ?? []);
  return { exitCode: status, breaches, output: stdout + stderr };
};

const ruleNames = (rules: { name: string }[]): string[] => rules.map(({ name }) => name);

describe('a house without a breach', () => {
  const house = buildFixture();
  afterAll(house.remove);

  test('passes', () => {
    const { exitCode, output } = checkArchitecture(house.root, 10);
    expect(output).toContain('architecture: 0 breaches');
    expect(exitCode).toBe(0);
  });

  test('fails when suspiciously few files were examined', () => {
    const { exitCode, breaches } = checkArchitecture(house.root, 1000);
    expect(breaches).toEqual(['every-file-examined: .']);
    expect(exitCode).toBe(1);
  });
});

describe('a house with one breach of each rule', () => {
  const house = buildFixture(breachedPlan);
  let verdict: Verdict;
  beforeAll(() => {
    verdict = checkArchitecture(house.root, 10);
  });
  afterAll(house.remove);

  test('fails', () => {
    expect(verdict.exitCode).toBe(1);
  });

  test.each(plantedBreaches)('$rule is held against $file', ({ rule, file }) => {
    expect(verdict.breaches).toContain(`${rule}: ${file}`);
  });

  test('is blamed for nothing else', () => {
    expect(verdict.breaches.toSorted()).toEqual(
      plantedBreaches.map(({ rule, file }) => `${rule}: ${file}`).toSorted(),
    );
  });
});

test('every rule has a planted breach', () => {
  const cruiserRules: { forbidden: { name: string }[] } = createRequire(import.meta.url)(
    '../.dependency-cruiser.cjs',
  );
  const planted = new Set(plantedBreaches.map(({ rule }) => rule));
  expect([...planted].toSorted()).toEqual(
    [
      ...ruleNames(cruiserRules.forbidden),
      ...ruleNames(nameRules),
      ...ruleNames(contentRules),
      MODULE_CYCLES,
      MIGRATIONS_NEVER_CHANGE,
    ].toSorted(),
  );
});
