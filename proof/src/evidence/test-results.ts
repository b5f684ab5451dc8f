/** A browser test that passed on its second try counts as passed. The summary of the run lists it as flaky. */
export type TestOutcome = { title: string; outcome: 'passed' | 'failed' | 'skipped' };
export type TestRun = { startedAt: Date; tests: TestOutcome[] };

type VitestReport = {
  startTime: number;
  testResults: {
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { expectedStatus: string; status: string }[] }[];
};
type PlaywrightReport = { stats: { startTime: string }; suites: PlaywrightSuite[] };

const readVitest = ({ startTime, testResults }: VitestReport): TestRun => ({
  startedAt: new Date(startTime),
  tests: testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => {
      if (status === 'failed' || failureMessages.length > 0) {
        return { title: fullName, outcome: 'failed' };
      }
      return { title: fullName, outcome: status === 'passed' ? 'passed' : 'skipped' };
    }),
  ),
});

const playwrightOutcome = (status: string, expectedStatus: string): TestOutcome['outcome'] => {
  if (status === 'skipped') return 'skipped';
  // A test marked as failing is 'expected' when it fails, so it is no evidence.
  const held = status === 'expected' || status === 'flaky';
  return held && expectedStatus === 'passed' ? 'passed' : 'failed';
};

const readSuite = (suite: PlaywrightSuite, above: string): TestOutcome[] => {
  const path = `${above} ${suite.title}`;
  return [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ status, expectedStatus }) => ({
        title: `${path} ${title}`.trim(),
        outcome: playwrightOutcome(status, expectedStatus),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => readSuite(inner, path)),
  ];
};

/** Reads what the JSON reporter of vitest or of Playwright wrote. */
export const parseTestRun = (text: string): TestRun => {
  const report: Partial<VitestReport & PlaywrightReport> = JSON.parse(text);
  if (report.testResults && report.startTime !== undefined) {
    return readVitest({ startTime: report.startTime, testResults: report.testResults });
  }
  if (report.suites && report.stats) {
    return {
      startedAt: new Date(report.stats.startTime),
      tests: report.suites.flatMap((suite) => readSuite(suite, '')),
    };
  }
  throw new Error('neither a vitest nor a Playwright report');
};
