// Reads the results of the two test runners.
import { stripVTControlCharacters } from 'node:util';

export type TestResult = {
  name: string;
  outcome: 'passed' | 'failed' | 'flaky' | 'skipped';
  seconds: number;
  reason: string;
};

type UnitFile = {
  name: string;
  status: string;
  message?: string;
  assertionResults: {
    status: string;
    fullName: string;
    duration?: number | null;
    failureMessages: string[];
  }[];
};

const OUTCOMES: Record<string, TestResult['outcome']> = {
  passed: 'passed',
  failed: 'failed',
};

/** A file that could not be loaded has no failed test, but counts as a failure. */
const brokenFile = ({ name, status, message, assertionResults }: UnitFile): TestResult[] =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
    ? [
        {
          name,
          outcome: 'failed',
          seconds: 0,
          reason: stripVTControlCharacters(message ?? ''),
        },
      ]
    : [];

export function unitTests(json: string): TestResult[] {
  const { testResults = [] } = JSON.parse(json || '{}') as {
    testResults?: UnitFile[];
  };
  return testResults.flatMap((file) => [
    ...brokenFile(file),
    ...file.assertionResults.map(({ status, fullName, duration, failureMessages }) => ({
      name: fullName,
      outcome: OUTCOMES[status] ?? ('skipped' as const),
      seconds: (duration ?? 0) / 1_000,
      reason: stripVTControlCharacters(failureMessages[0] ?? ''),
    })),
  ]);
}

type Spec = {
  title: string;
  file: string;
  tests: {
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    results: { duration: number; error?: { message?: string } }[];
  }[];
};
type Suite = { suites?: Suite[]; specs?: Spec[] };

const STATUSES = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
} as const;

const inSuite = ({ suites = [], specs = [] }: Suite): TestResult[] => [
  ...suites.flatMap(inSuite),
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${file}: ${title}`,
      outcome: STATUSES[status],
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
      reason: stripVTControlCharacters(
        results.find((result) => result.error)?.error?.message ?? '',
      ),
    })),
  ),
];

export const browserTests = (json: string): TestResult[] =>
  inSuite(JSON.parse(json || '{}') as Suite);
