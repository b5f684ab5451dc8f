// Adds up what the steps and the test runners reported and ends with the one line a machine reads.
import { existsSync, readFileSync } from 'node:fs';

const results = new URL('../.proof/results/', import.meta.url);
const read = (name: string): string =>
  existsSync(new URL(name, results)) ? readFileSync(new URL(name, results), 'utf8') : '';

let passed = 0;
let failed = 0;
let skipped = 0;

const steps = read('steps.tsv').trim().split('\n').filter(Boolean);
for (const line of steps) {
  const [name, verdict, seconds] = line.split('\t');
  console.log(`${verdict === 'passed' ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  if (verdict === 'passed') passed++;
  else failed++;
}

const vitest = JSON.parse(read('vitest.json') || '{}') as Record<string, number | undefined>;
passed += vitest['numPassedTests'] ?? 0;
failed += vitest['numFailedTests'] ?? 0;
skipped += vitest['numPendingTests'] ?? 0;

type Stats = { expected?: number; unexpected?: number; flaky?: number; skipped?: number };
for (const file of ['playwright.json', 'styleguide.json']) {
  const { stats = {} } = JSON.parse(read(file) || '{}') as { stats?: Stats };
  passed += stats.expected ?? 0;
  failed += (stats.unexpected ?? 0) + (stats.flaky ?? 0);
  skipped += stats.skipped ?? 0;
}

if (Number(process.argv[2]) !== 0 && failed === 0) failed = 1;
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
