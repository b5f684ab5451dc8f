// Adds up what the steps and the test runners reported and ends with the one line a machine reads.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const results = new URL('../.proof/results/', import.meta.url);
const read = (name: string): string =>
  existsSync(new URL(name, results)) ? readFileSync(new URL(name, results), 'utf8') : '';

let passed = 0;
let failed = 0;
let skipped = 0;

const vitest = JSON.parse(read('vitest.json') || '{}') as Record<string, unknown>;
type File = { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] };
for (const { assertionResults } of (vitest['testResults'] ?? []) as File[])
  for (const { status, fullName, failureMessages } of assertionResults)
    if (status === 'failed')
      console.log(
        `failed: ${fullName}\n  ${stripVTControlCharacters(failureMessages[0] ?? '').slice(0, 600)}`,
      );

const steps = read('steps.tsv').trim().split('\n').filter(Boolean);
for (const line of steps) {
  const [name, verdict, seconds] = line.split('\t');
  console.log(`${verdict === 'passed' ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  if (verdict === 'passed') passed++;
  else {
    failed++;
    const last = stripVTControlCharacters(read(`${name}.log`))
      .trimEnd()
      .split('\n')
      .slice(-15);
    console.log(`  ${last.join('\n  ').slice(-1_000)}`);
  }
}
const secondTries = read('second-tries').trimEnd();
console.log(secondTries);
/** One may have met a busy moment; more are a fault that comes and goes. */
const SECOND_TRIES_MAX = 3;
if (secondTries.split('second try:').length - 1 > SECOND_TRIES_MAX) failed++;

const count = (name: string): number => Number(vitest[name] ?? 0);
passed += count('numPassedTests');
failed += count('numFailedTests');
skipped += count('numPendingTests');

type Stats = { expected?: number; unexpected?: number; flaky?: number; skipped?: number };
type Spec = {
  title: string;
  file: string;
  tests: { status: string; results: { error?: { message?: string } }[] }[];
};
type Suite = { suites?: Suite[]; specs?: Spec[] };

/** Named here because the end of the output is what a reader of a failed run sees first. */
function nameTroubled({ suites = [], specs = [] }: Suite): void {
  for (const suite of suites) nameTroubled(suite);
  for (const { title, file, tests } of specs)
    for (const { status, results } of tests) {
      if (status !== 'unexpected' && status !== 'flaky') continue;
      const reason = results.find((result) => result.error)?.error?.message ?? '';
      console.log(
        `${status}: ${file}: ${title}\n  ${reason.slice(0, 600).replaceAll('\n', '\n  ')}`,
      );
    }
}

for (const file of ['playwright.json', 'development.json', 'styleguide.json']) {
  const report = JSON.parse(read(file) || '{}') as Suite & { stats?: Stats };
  nameTroubled(report);
  passed += (report.stats?.expected ?? 0) + (report.stats?.flaky ?? 0);
  failed += report.stats?.unexpected ?? 0;
  skipped += report.stats?.skipped ?? 0;
}

if (Number(process.argv[2]) !== 0 && failed === 0) failed = 1;
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
