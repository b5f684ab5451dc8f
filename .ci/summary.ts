// Adds up the results of the steps and the test runners. Its last line is machine-readable.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { browserTests, unitTests, type TestResult } from './test-results.ts';

const results = new URL('../.proof/results/', import.meta.url);
const read = (name: string): string =>
  existsSync(new URL(name, results)) ? readFileSync(new URL(name, results), 'utf8') : '';

/** Above this duration the slowest tests are listed. */
const GOAL_SECONDS = 1_200;
const SLOWEST_NAMED = 10;
/** A single retry may be caused by a busy machine. More retries mean an intermittent fault. */
const SECOND_TRIES_MAX = 3;

const steps = read('steps.tsv')
  .trim()
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [name = '', verdict, real, user, system] = line.split('\t');
    return {
      name,
      passed: verdict === 'passed',
      seconds: Number(real),
      cpuSeconds: Number(user) + Number(system),
    };
  });

const tests: TestResult[] = [
  ...unitTests(read('vitest.json')),
  ...['playwright.json', 'development.json', 'styleguide.json'].flatMap((file) =>
    browserTests(read(file)),
  ),
];

for (const { outcome, name, reason } of tests)
  if (outcome === 'failed' || outcome === 'flaky')
    console.log(`${outcome}: ${name}\n  ${reason.slice(0, 600).replaceAll('\n', '\n  ')}`);
for (const { name, passed } of steps) {
  if (passed) continue;
  const last = stripVTControlCharacters(read(`${name}.log`))
    .trimEnd()
    .split('\n')
    .slice(-15);
  console.log(`${name} failed:\n  ${last.join('\n  ').slice(-1_000)}`);
}

const [begunAt = Number.NaN, cpuBefore = Number.NaN] = read('started').split(' ').map(Number);
const total = Date.now() / 1_000 - begunAt;
/** The CPU usage of the whole machine, services included. */
const [, user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = readFileSync(
  '/proc/stat',
  'utf8',
)
  .split('\n')[0]!
  .split(/\s+/)
  .map(Number);
const machineCpu = (user + nice + system + irq + softirq) / 100 - cpuBefore;
if (total > GOAL_SECONDS) {
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_NAMED);
  console.log(`the slowest tests of a run above ${GOAL_SECONDS} s:`);
  for (const { name, seconds } of slowest)
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
}

const secondTries = [
  ...read('second-tries').split('\n').filter(Boolean),
  ...tests.filter(({ outcome }) => outcome === 'flaky').map(({ name }) => `second try: ${name}`),
];
console.log(secondTries.length > 0 ? secondTries.join('\n') : 'no second tries');

const row = (name: string, seconds: number, cpuSeconds: number, verdict: string): string =>
  `${name.padEnd(28)}${seconds.toFixed(0).padStart(8)}${cpuSeconds.toFixed(0).padStart(8)}  ${verdict}`;
const table = [
  `${'step'.padEnd(28)}${'s'.padStart(8)}${'CPU s'.padStart(8)}`,
  ...steps.map((step) =>
    row(step.name, step.seconds, step.cpuSeconds, step.passed ? 'passed' : 'FAILED'),
  ),
  row('whole run and services', total, machineCpu, ''),
].join('\n');
console.log(table);
writeFileSync(new URL('table.txt', results), `${table}\n`);

const count = (outcome: TestResult['outcome']): number =>
  tests.filter((test) => test.outcome === outcome).length;
const passed = count('passed') + count('flaky') + steps.filter((step) => step.passed).length;
let failed = count('failed') + steps.filter((step) => !step.passed).length;
const tries = secondTries.filter((line) => line.startsWith('second try: ')).length;
if (tries > SECOND_TRIES_MAX) {
  failed++;
  console.log(`failed: ${tries} second tries, at most ${SECOND_TRIES_MAX} may be`);
}
if (Number(process.argv[2]) !== 0 && failed === 0) {
  failed = 1;
  console.log('failed: a group of steps ended without a verdict');
}
const skipped = count('skipped');
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
